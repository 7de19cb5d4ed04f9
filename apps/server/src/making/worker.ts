/**
 * Jobs of a scaled-out installation: servers put them into graphile-worker's
 * queue in PostgreSQL, `masume worker` processes take them out. A worker that
 * dies leaves its job to another one.
 */
import { Logger, makeWorkerUtils, run } from "graphile-worker";
import type { Store } from "../storage/store.js";
import { type JobQueue, runJob } from "./jobs.js";
import { Maker } from "./maker.js";

const task = "make-puzzles";
const silent = new Logger(() => () => {});

/** A job that was noted but not queued, because the server died in between, is queued by the next one. */
export async function sharedQueue(store: Store, url: string): Promise<JobQueue> {
  const utils = await makeWorkerUtils({ connectionString: url, maxPoolSize: 1, logger: silent });
  await utils.migrate();
  const add = async (id: string): Promise<void> => {
    await utils.addJob(task, { id }, { jobKey: id, jobKeyMode: "unsafe_dedupe" });
  };
  const noted = await store.db.selectFrom("jobs").select("id").where("phase", "=", "queued").execute();
  for (const { id } of noted) await add(id);
  return {
    add,
    close: async () => utils.release(),
  };
}

export interface JobWorker {
  /** Finishes the puzzle under way and leaves the rest to others. */
  stop(): Promise<void>;
}

/** Takes jobs until it is stopped. */
export async function startWorker(store: Store, url: string, threads: number): Promise<JobWorker> {
  const makers = Array.from({ length: threads }, () => new Maker());
  const free = [...makers];
  const runner = await run({
    connectionString: url,
    concurrency: threads,
    noHandleSignals: true,
    logger: silent,
    taskList: {
      [task]: async (payload) => {
        const maker = free.pop()!;
        try {
          await runJob(store, maker, (payload as { id: string }).id);
        } finally {
          free.push(maker);
        }
      },
    },
  });
  return {
    stop: async () => {
      await Promise.all(makers.map((maker) => maker.close()));
      await runner.stop();
    },
  };
}
