/** A worker thread that helps in parallel searches. */
import { helpSearch, type SearchMemory, type SearchRequest } from "@masume/games/nonaga";
import type { Task } from "@masume/kernel";
import { serveTasks } from "@masume/workers";

interface HelpInput {
  readonly memory: SearchMemory;
  readonly request: SearchRequest;
  readonly helper: number;
  readonly search: bigint;
}

const tasks = {
  help: ({ memory, request, helper, search }: HelpInput): Task<void> =>
    helpSearch(request, memory, helper, search),
};

export type SearchTasks = typeof tasks;

serveTasks(tasks);
