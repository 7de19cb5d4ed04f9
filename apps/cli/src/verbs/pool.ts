/** Many calls over several worker threads, their results in the order of the calls, of which more may be added meanwhile. */
import { Worker } from "node:worker_threads";
import { createWorkerPool } from "@masume/workers";
import type { AnyCall } from "./verb.js";
import type { CallOutcome, Limits } from "./work.js";

/** What a thread is told about all its calls. */
export interface Assignment {
  readonly game: string;
  readonly verb: string;
  readonly limits: Limits;
}

/** What a thread does. */
export type VerbTasks = {
  readonly runCall: (call: AnyCall) => Promise<CallOutcome>;
};

export async function* runInThreads(
  assignment: Assignment,
  calls: readonly AnyCall[],
  threads: number,
): AsyncGenerator<CallOutcome, void, void> {
  // Built, every file of the command lies in one folder.
  const script = new URL("./verb-worker.js", import.meta.url);
  const pool = createWorkerPool<VerbTasks>(threads, () => new Worker(script, { workerData: assignment }));
  try {
    yield* pool.map("runCall", calls);
  } finally {
    await pool.dispose();
  }
}
