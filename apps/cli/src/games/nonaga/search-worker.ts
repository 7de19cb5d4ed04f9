/** A worker thread that helps in parallel searches. */
import { type HelpRequest, helpSearch } from "@masume/games/nonaga";
import type { Task } from "@masume/kernel";
import { serveTasks } from "@masume/workers";

const tasks = { help: (asked: HelpRequest): Task<void> => helpSearch(asked) };

export type SearchTasks = typeof tasks;

serveTasks(tasks);
