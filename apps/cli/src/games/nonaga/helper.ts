/** A helping thread of a parallel search. */
import { parentPort, workerData } from "node:worker_threads";
import { ParallelSearch, type SearchMemory, type SearchRequest } from "@masume/games/nonaga";
import { finish } from "@masume/kernel";

/** What a helper is told once. */
export interface HelperAssignment {
  /** Counted from 1; the first thread leads. */
  readonly helper: number;
  readonly memory: SearchMemory;
}

export interface HelperJob {
  readonly number: bigint;
  readonly request: SearchRequest;
}

const { helper, memory } = workerData as HelperAssignment;
const search = new ParallelSearch(memory);

parentPort!.on("message", ({ number, request }: HelperJob) => finish(search.help(request, helper, number)));
