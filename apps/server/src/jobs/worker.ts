/**
 * Jobs of a scaled-out installation: servers put them into graphile-worker's
 * queue in PostgreSQL, `masume worker` processes take them out.
 *
 * A worker that is killed leaves its jobs locked, and graphile-worker itself
 * would wait four hours before it gives such a job to another. So a worker says
 * every few seconds that its jobs are under way (their `updated_at`), and any
 * worker takes the lock off those that nobody has said so of for a while. Should
 * their worker have been asleep and not dead, two make the same puzzles, of which
 * each is stored once.
 *
 * The queue's own code is large and is loaded where there is one: most servers are
 * alone and have none.
 */
import type { WorkerUtils } from "graphile-worker";
import { sql } from "kysely";
import type { Store } from "../storage/storage.js";
import { type JobQueue, runJob } from "./jobs.js";
import { Maker } from "./generator.js";

const task = "make-puzzles";

/**
 * The queue with connections of our own making: it lets go of those it makes
 * itself before they are closed, and one that broke just then would end the process.
 */
async function openQueue(url: string, connections: number) {
  const { Logger, makeWorkerUtils, run } = await import("graphile-worker");
  const { openPool } = await import("../storage/postgres/client.js");
  const pgPool = openPool(url, connections);
  const shared = { pgPool, logger: new Logger(() => () => {}) };
  try {
    const utils = await makeWorkerUtils(shared);
    await utils.migrate();
    const close = async (): Promise<void> => {
      await utils.release();
      await pgPool.endWithin(closeMs);
    };
    return { utils, run, shared, close };
  } catch (thrown) {
    await pgPool.endWithin(closeMs);
    throw thrown;
  }
}

/** How often a worker says that it lives, and for how long it may have said nothing. */
const beatMs = 5_000;
const deadMs = 30_000;
const closeMs = 2_000;
/** Connections that a worker's queue has beside one for each thread. */
const connectionsBeside = 2;

/** Once in the queue, however often it is put there. */
async function enqueue(utils: WorkerUtils, id: string): Promise<void> {
  await utils.addJob(task, { id }, { jobKey: id, jobKeyMode: "unsafe_dedupe" });
}

/** A job that was noted but not queued, because the server died in between, is queued by the next one. */
export async function sharedQueue(store: Store, url: string): Promise<JobQueue> {
  const { utils, close } = await openQueue(url, 1);
  const noted = await store.db.selectFrom("jobs").select("id").where("phase", "=", "queued").execute();
  for (const { id } of noted) await enqueue(utils, id);
  return { add: (id) => enqueue(utils, id), close };
}

export interface JobWorker {
  /** Finishes the puzzle under way and leaves the rest to others. */
  stop(): Promise<void>;
}

/** Takes jobs until it is stopped. */
export async function startWorker(store: Store, url: string, threads: number): Promise<JobWorker> {
  const { utils, run, shared, close } = await openQueue(url, threads + connectionsBeside);
  const makers = Array.from({ length: threads }, () => new Maker());
  const free = [...makers];
  const underWay = new Set<string>();
  await releaseAbandoned(store, utils);
  const runner = await run({
    ...shared,
    concurrency: threads,
    noHandleSignals: true,
    taskList: {
      [task]: async (payload) => {
        const { id } = payload as { id: string };
        const maker = free.pop()!;
        underWay.add(id);
        try {
          await runJob(store, maker, id);
        } finally {
          underWay.delete(id);
          free.push(maker);
        }
      },
    },
  });
  const beating = setInterval(() => {
    sayUnderWay(store, [...underWay])
      .then(() => releaseAbandoned(store, utils))
      .catch(() => {}); // the next beat will do
  }, beatMs);
  return {
    stop: async () => {
      clearInterval(beating);
      await Promise.all(makers.map((maker) => maker.close()));
      await runner.stop();
      await close();
    },
  };
}

async function sayUnderWay(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await store.db
    .updateTable("jobs")
    .set({ updated_at: store.now() })
    .where("id", "in", ids)
    .where("phase", "=", "running")
    .execute();
}

/**
 * Gives the jobs of dead workers to the living. Whoever notices first changes the rows, so nobody else
 * does it too; a lock that is young is left alone, for its job may be about to be said to be under way.
 */
async function releaseAbandoned(store: Store, utils: WorkerUtils): Promise<void> {
  const now = store.now();
  const silent = await store.db
    .updateTable("jobs")
    .set({ updated_at: now })
    .where("phase", "in", ["queued", "running"])
    .where("updated_at", "<", now - deadMs)
    .returning("id")
    .execute();
  if (silent.length === 0) return;
  const { rows } = await sql<{ key: string; dead: string | null }>`
    select key, case when locked_at < now() - ${deadMs} * interval '1 ms' then locked_by end as dead
    from graphile_worker.jobs where key = any(${silent.map(({ id }) => id)})`.execute(store.db);
  await utils.forceUnlockWorkers([...new Set(rows.flatMap(({ dead }) => dead ?? []))]);
  // One that came from a backup was never in this queue.
  const queued = new Set(rows.map(({ key }) => key));
  for (const { id } of silent) if (!queued.has(id)) await enqueue(utils, id);
}
