/**
 * Jobs of all servers, in graphile-worker's queue in PostgreSQL: servers put in
 * players who have unfinished jobs, `masume worker` processes take them out, each for
 * a turn, and put back those for whom there is more to do, behind all others.
 *
 * A worker that is killed leaves its players locked, and graphile-worker itself would
 * wait four hours before it gives them to another. So a worker touches the jobs of
 * its players every few seconds (their `updated_at`), and any worker unlocks those
 * that have not been touched for a while. Should their worker have been asleep and
 * not dead, two make the same puzzles, of which each is stored once.
 *
 * graphile-worker is large and is loaded only here: most servers have no queue.
 */
import type { Runner, WorkerUtils } from "graphile-worker";
import { sql } from "kysely";
import { unfinishedPhases } from "../queries.js";
import type { Database, JobBackend, JobWorker, TakeTurn } from "../storage.js";
import { openPool } from "./client.js";

const task = "take-turn";
const touchMs = 5_000;
const deadMs = 30_000;
const restartMs = 1_000;
/** A player who is put back can be taken when the end of the turn is written, and nothing tells when that is. */
const pollMs = 500;
/** Connections of a worker's queue besides one per job. */
const extraConnections = 2;

export function postgresJobs(database: Database, url: string): JobBackend {
  return {
    async openQueue() {
      const { utils, close } = await openGraphile(url, 1);
      return { add: (player) => enqueue(utils, player), close };
    },
    startWorker: (concurrency, takeTurn) => startWorker(database, url, concurrency, takeTurn),
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

/**
 * Queued once, however often that is done; one who has a turn at the moment is queued for the next. The queue
 * of one's own keeps that from being taken at the same time.
 */
async function enqueue(utils: WorkerUtils, player: string): Promise<void> {
  await utils.addJob(task, { player }, { jobKey: player, jobKeyMode: "preserve_run_at", queueName: player });
}

async function startWorker(
  database: Database,
  url: string,
  concurrency: number,
  takeTurn: TakeTurn,
): Promise<JobWorker> {
  const { utils, run, options, close } = await openGraphile(url, concurrency + extraConnections);
  const turns = new Map<string, Promise<void>>();
  const take = async (player: string): Promise<void> => {
    if (await takeTurn(player)) await enqueue(utils, player);
  };
  await unlockAbandoned(database, utils);
  const runner = await runAgainAndAgain(
    () =>
      run({
        ...options,
        concurrency,
        noHandleSignals: true,
        pollInterval: pollMs,
        // In batches: when one by one, a turn whose end cannot be written would end the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        taskList: {
          [task]: (payload) => {
            // A runner that gives up may be handed one more.
            if (turns.size >= concurrency) throw new Error("every thread is busy");
            const { player } = payload as { player: string };
            const turn = take(player).finally(() => turns.delete(player));
            turns.set(player, turn);
            return turn;
          },
        },
      }),
    async () => void (await Promise.allSettled(turns.values())),
  );
  const touching = setInterval(() => {
    touch(database, [...turns.keys()])
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

/**
 * A runner gives up when the end of a turn cannot be written, as when PostgreSQL is gone. Another one follows,
 * once the turns of the first are over and it can start; the player whose turn it was is unlocked like those of
 * a dead worker.
 */
async function runAgainAndAgain(
  start: () => Promise<Runner>,
  allTurnsEnd: () => Promise<void>,
): Promise<JobWorker> {
  let isStopping = false;
  let runner: Runner | undefined = await start();
  // It may have ended just now.
  const stop = (): void => void runner?.stop().catch(() => {});
  const running = (async () => {
    for (;;) {
      if (runner) await ends(runner);
      // One that gave up still has a clock, for tasks by the calendar, which would keep the process alive.
      stop();
      await allTurnsEnd();
      if (isStopping) return;
      await new Promise((resolve) => setTimeout(resolve, restartMs));
      runner = isStopping ? undefined : await start().catch(() => undefined);
      if (isStopping) stop();
    }
  })();
  return {
    stop: async () => {
      isStopping = true;
      stop();
      await running;
    },
  };
}

/**
 * When a runner takes no more turns. The promise alone would not do: graphile-worker 0.17 never settles it when
 * the ends of several turns could not be written, for it counts those it still has to write down to below zero.
 */
function ends(runner: Runner): Promise<void> {
  return new Promise((resolve) => {
    runner.events.once("pool:fatalError", () => resolve());
    runner.promise.then(resolve, () => resolve());
  });
}

async function touch({ db, now }: Database, players: readonly string[]): Promise<void> {
  if (players.length === 0) return;
  await db
    .updateTable("jobs")
    .set({ updated_at: now() })
    .where("player_id", "in", players)
    .where("phase", "=", "running")
    .execute();
}

/**
 * Gives the players of dead workers to the living, and puts in again whoever has a job and is not in the queue:
 * the server died in between, the job came from a backup, or turns failed too often. The first to notice
 * changes the rows, so nobody else does it too; a lock that is young is left alone, for its worker may be about
 * to touch the jobs.
 */
async function unlockAbandoned(database: Database, utils: WorkerUtils): Promise<void> {
  const now = database.now();
  const abandoned = await database.db
    .updateTable("jobs")
    .set({ updated_at: now })
    .where("phase", "in", unfinishedPhases)
    .where("updated_at", "<", now - deadMs)
    .returning("player_id")
    .execute();
  if (abandoned.length === 0) return;
  const players = [...new Set(abandoned.map(({ player_id }) => player_id))];
  // By queue: what a dead worker has locked loses its key to what the player has ordered since.
  const { rows } = await sql<{ player: string; worker: string | null }>`
    select queue_name as player, case when locked_at < now() - ${deadMs} * interval '1 ms' then locked_by end as worker
    from graphile_worker.jobs
    where queue_name = any(${players}) and (attempts < max_attempts or locked_at is not null)`.execute(
    database.db,
  );
  await utils.forceUnlockWorkers([...new Set(rows.flatMap(({ worker }) => worker ?? []))]);
  const queued = new Set(rows.map(({ player }) => player));
  for (const player of players) if (!queued.has(player)) await enqueue(utils, player);
}
