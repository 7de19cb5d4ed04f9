/** `masume worker`: runs jobs of all servers, one per thread, until it is stopped. */
import type { Storage } from "../storage/storage.js";
import { Generator } from "./generator.js";
import { type JobTimes, takeTurn } from "./run-jobs.js";

export interface Worker {
  /** Whether the turns in progress could be put down: a database that does not answer is not waited for. */
  stop(): Promise<boolean>;
}

const maxStopMs = 5_000;

export async function startWorker(
  { database, jobs }: Storage,
  threads: number,
  times?: JobTimes,
): Promise<Worker> {
  if (!jobs.startWorker) throw new Error("servers on SQLite run their own jobs");
  const generators = Array.from({ length: threads }, () => new Generator());
  const idle = [...generators];
  const worker = await jobs.startWorker(threads, async (player) => {
    const generator = idle.pop()!;
    try {
      return await takeTurn(database, generator, player, times);
    } finally {
      idle.push(generator);
    }
  });
  return {
    stop: async () => {
      await Promise.all(generators.map((generator) => generator.close()));
      let deadline: NodeJS.Timeout | undefined;
      const isLate = new Promise<boolean>((resolve) => {
        deadline = setTimeout(() => resolve(false), maxStopMs);
      });
      return Promise.race([worker.stop().then(() => true), isLate]).finally(() => clearTimeout(deadline));
    },
  };
}
