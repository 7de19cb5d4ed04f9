/**
 * Several workers of one kind. Calls are dealt in the order in which they are
 * made, each to the first worker that is free.
 */
import type { AnyWorker } from "./host.js";
import type { InputOf, ResultOf, TaskApi } from "./protocol.js";
import { createWorkerClient, type WorkerClient, WorkerDied } from "./worker-client.js";

export interface WorkerPool<Api extends TaskApi> extends WorkerClient<Api> {
  /**
   * One call per input, their results in the order of the inputs, of which more
   * may be added meanwhile. Workers run at most a window ahead of what has been
   * taken, so that results do not pile up before a slow reader.
   */
  map<Name extends string & keyof Api>(
    name: Name,
    inputs: readonly InputOf<Api, Name>[],
  ): AsyncGenerator<ResultOf<Api, Name>, void, void>;
}

const aheadPerWorker = 16;

interface Waiting<Api extends TaskApi> {
  resolve(worker: WorkerClient<Api>): void;
  reject(reason: WorkerDied): void;
}

export function createWorkerPool<Api extends TaskApi>(size: number, spawn: () => AnyWorker): WorkerPool<Api> {
  const workers = Array.from({ length: size }, () => createWorkerClient<Api>(spawn));
  const free = [...workers];
  const waiting: Waiting<Api>[] = [];

  async function withFreeWorker<T>(use: (worker: WorkerClient<Api>) => Promise<T>): Promise<T> {
    const worker =
      free.shift() ??
      (await new Promise<WorkerClient<Api>>((resolve, reject) => waiting.push({ resolve, reject })));
    try {
      return await use(worker);
    } finally {
      const next = waiting.shift();
      if (next) next.resolve(worker);
      else free.push(worker);
    }
  }

  const call: WorkerPool<Api>["call"] = (name, input, options) =>
    withFreeWorker((worker) => worker.call(name, input, options));

  return {
    call,
    run: (name, input, options) => withFreeWorker((worker) => worker.run(name, input, options)),
    async *map(name, inputs) {
      const ahead: ReturnType<typeof call<typeof name>>[] = [];
      let given = 0;
      for (let taken = 0; taken < inputs.length; taken++) {
        while (given < Math.min(inputs.length, taken + size * aheadPerWorker)) {
          const result = call(name, inputs[given++]!);
          // Whoever stops reading early does not want to hear of those that fail later.
          result.catch(() => {});
          ahead.push(result);
        }
        yield await ahead.shift()!;
      }
    },
    async dispose() {
      for (const { reject } of waiting.splice(0)) reject(new WorkerDied("disposed of"));
      await Promise.all(workers.map((worker) => worker.dispose()));
    },
  };
}
