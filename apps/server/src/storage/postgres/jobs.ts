/**
 * Jobs of all servers, in graphile-worker's queue in PostgreSQL: servers put them
 * in, `masume worker` processes take them out.
 *
 * A worker that is killed leaves its jobs locked, and graphile-worker itself would
 * wait four hours before it gives such a job to another. So a worker touches its
 * jobs every few seconds (their `updated_at`), and any worker unlocks those that
 * have not been touched for a while. Should their worker have been asleep and not
 * dead, two make the same puzzles, of which each is stored once.
 *
 * graphile-worker is large and is loaded only here: most servers have no queue.
 */
import type { WorkerUtils } from "graphile-worker";
import { sql } from "kysely";
import type { Database, JobBackend, JobWorker, RunJob } from "../storage.js";
import { openPool } from "./client.js";

const task = "make-puzzles";
const touchMs = 5_000;
const deadMs = 30_000;
/** Connections of a worker's queue besides one per job. */
const extraConnections = 2;

export function postgresJobs(database: Database, url: string): JobBackend {
  return {
    async openQueue() {
      const { utils, close } = await openGraphile(url, 1);
      // A job that was written but not queued, because its server died in between.
      const unqueued = await database.db
        .selectFrom("jobs")
        .select("id")
        .where("phase", "=", "queued")
        .execute();
      for (const { id } of unqueued) await enqueue(utils, id);
      return { add: (id) => enqueue(utils, id), close };
    },
    startWorker: (concurrency, run) => startWorker(database, url, concurrency, run),
  };
}

/**
 * With a pool of our own making: graphile-worker lets go of connections it makes
 * itself before they are closed, and one that broke just then would end the process.
 */
async function openGraphile(url: string, connections: number) {
  const { Logger, makeWorkerUtils, run } = await import("graphile-worker");
  const pgPool = openPool(url, connections);
  const options = { pgPool, logger: new Logger(() => () => {}) };
  try {
    const utils = await makeWorkerUtils(options);
    await utils.migrate();
    const close = async (): Promise<void> => {
      await utils.release();
      await pgPool.close();
    };
    return { utils, run, options, close };
  } catch (thrown) {
    await pgPool.close();
    throw thrown;
  }
}

/** Queued once, however often it is added. */
async function enqueue(utils: WorkerUtils, id: string): Promise<void> {
  await utils.addJob(task, { id }, { jobKey: id, jobKeyMode: "unsafe_dedupe" });
}

async function startWorker(
  database: Database,
  url: string,
  concurrency: number,
  runJob: RunJob,
): Promise<JobWorker> {
  const { utils, run, options, close } = await openGraphile(url, concurrency + extraConnections);
  const inProgress = new Set<string>();
  await unlockAbandoned(database, utils);
  const runner = await run({
    ...options,
    concurrency,
    noHandleSignals: true,
    taskList: {
      [task]: async (payload) => {
        const { id } = payload as { id: string };
        inProgress.add(id);
        try {
          await runJob(id);
        } finally {
          inProgress.delete(id);
        }
      },
    },
  });
  const touching = setInterval(() => {
    touch(database, [...inProgress])
      .then(() => unlockAbandoned(database, utils))
      .catch(() => {}); // the next time will do
  }, touchMs);
  return {
    stop: async () => {
      clearInterval(touching);
      await runner.stop();
      await close();
    },
  };
}

async function touch({ db, now }: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("jobs")
    .set({ updated_at: now() })
    .where("id", "in", ids)
    .where("phase", "=", "running")
    .execute();
}

/**
 * Gives the jobs of dead workers to the living. The first to notice changes the rows, so nobody else does
 * it too; a lock that is young is left alone, for its worker may be about to touch the job.
 */
async function unlockAbandoned(database: Database, utils: WorkerUtils): Promise<void> {
  const now = database.now();
  const abandoned = await database.db
    .updateTable("jobs")
    .set({ updated_at: now })
    .where("phase", "in", ["queued", "running"])
    .where("updated_at", "<", now - deadMs)
    .returning("id")
    .execute();
  if (abandoned.length === 0) return;
  const { rows } = await sql<{ key: string; worker: string | null }>`
    select key, case when locked_at < now() - ${deadMs} * interval '1 ms' then locked_by end as worker
    from graphile_worker.jobs where key = any(${abandoned.map(({ id }) => id)})`.execute(database.db);
  await utils.forceUnlockWorkers([...new Set(rows.flatMap(({ worker }) => worker ?? []))]);
  // One that came from a backup was never in this queue.
  const queued = new Set(rows.map(({ key }) => key));
  for (const { id } of abandoned) if (!queued.has(id)) await enqueue(utils, id);
}
