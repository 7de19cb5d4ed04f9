/** A worker thread's whole life: take a call, do it, hand back what became of it. */
import { parentPort, workerData } from "node:worker_threads";
import { loadCommands } from "./games/index.js";
import type { Assignment, NumberedCall, NumberedResult } from "./verbs/pool.js";
import { settle } from "./verbs/work.js";

const { game, verb, limits } = workerData as Assignment;
const commands = await loadCommands(game);

parentPort!.on("message", async ({ number, call }: NumberedCall) => {
  const answered: NumberedResult = { number, result: await settle(commands.verbs[verb]!, call, limits) };
  parentPort!.postMessage(answered);
});
