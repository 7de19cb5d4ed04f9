/** A worker thread that does the calls of one verb. */
import { workerData } from "node:worker_threads";
import { serveTasks } from "@masume/workers";
import { loadCommands } from "./games/index.js";
import type { Assignment, VerbTasks } from "./verbs/pool.js";
import { runCall } from "./verbs/work.js";

const { game, verb, limits } = workerData as Assignment;
const commands = loadCommands(game);

serveTasks({
  runCall: async (call) => runCall(await commands, verb, call, limits),
} satisfies VerbTasks);
