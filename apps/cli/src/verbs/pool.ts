/**
 * Many calls over several worker threads, their results in the order of the
 * calls. Threads run at most a window ahead of what has been taken, so that
 * results do not pile up before a slow reader. Calls may be added while others
 * are under way.
 */
import { Worker } from "node:worker_threads";
import type { GameId } from "@masume/games";

import type { AnyCall } from "./verb.js";
import type { Limits, Settled } from "./work.js";

/** What a thread is told about all its calls. */
export interface Assignment {
  readonly game: GameId;
  readonly verb: string;
  readonly limits: Limits;
}

export interface NumberedCall {
  readonly number: number;
  readonly call: AnyCall;
}

export interface NumberedResult {
  readonly number: number;
  readonly result: Settled;
}

const aheadPerThread = 16;

export async function* runInThreads(
  assignment: Assignment,
  calls: readonly AnyCall[],
  threads: number,
): AsyncGenerator<Settled, void, void> {
  const results = new Map<number, Settled>();
  let given = 0;
  let taken = 0;
  let failure: unknown;
  let wake = (): void => {};

  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL("../verb-worker.js", import.meta.url), { workerData: assignment }),
  );
  const idle = [...workers];

  const feed = (): void => {
    while (idle.length > 0 && given < calls.length && given < taken + threads * aheadPerThread) {
      const next: NumberedCall = { number: given, call: calls[given]! };
      idle.pop()!.postMessage(next);
      given++;
    }
  };

  for (const worker of workers) {
    worker.on("message", ({ number, result }: NumberedResult) => {
      results.set(number, result);
      idle.push(worker);
      feed();
      wake();
    });
    worker.on("error", (error) => {
      failure = error;
      wake();
    });
  }

  try {
    while (taken < calls.length) {
      feed();
      if (failure !== undefined) throw failure;
      const result = results.get(taken);
      if (result === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      results.delete(taken);
      taken++;
      feed();
      yield result;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
