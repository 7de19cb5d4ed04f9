/** The queue of all servers: who has a turn when, and who is not forgotten when a worker or a server dies. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { openStorage, type Storage } from "@masume/server";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { firstLine } from "../cli/first-line.js";
import { command } from "../cli/masume.js";
import { type EmptyDatabase, emptyDatabase } from "./databases.js";
import { TcpProxy } from "./tcp-proxy.js";

let database: EmptyDatabase;
let storage: Storage;

beforeEach(async () => {
  database = await emptyDatabase("PostgreSQL");
  storage = await openStorage(database.options);
});

afterEach(async () => {
  await storage.close();
  await database.remove();
});

const nobody = async () => false;
const openQueue = () => storage.jobs.openQueue(nobody, () => {});

/** Who has turns of a worker, in order, until all of these have had their last. */
async function turnsUntil(
  players: readonly string[],
  { threads } = { threads: 1 },
  isMore: (player: string, turn: number) => boolean | Promise<boolean> = () => false,
): Promise<readonly string[]> {
  const turns: string[] = [];
  const missing = new Set(players);
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const worker = await storage.jobs.startWorker!(threads, async (player) => {
    turns.push(player);
    const more = await isMore(player, turns.filter((one) => one === player).length);
    if (!more) missing.delete(player);
    if (missing.size === 0) end();
    return more;
  });
  await ended;
  await worker.stop();
  return turns;
}

/** A player with a job that was last heard of so long ago. */
async function addJob(player: string, phase: "queued" | "running" | "done", ageMs: number): Promise<void> {
  const { db, now } = storage.database;
  const at = now() - ageMs;
  await db.insertInto("players").values({ id: player, name: player, created_at: 0 }).execute();
  const folder = { id: `folder of ${player}`, player_id: player, name: "Made", created_at: 0 };
  await db.insertInto("folders").values(folder).execute();
  await db
    .insertInto("jobs")
    .values({
      ...{ id: `job of ${player}`, player_id: player, folder_id: folder.id, phase, failure: null },
      ...{ game: "stroke", params: "{}", seed: "s", count: 1, made: 0, tried: 0, misses: 0, spent_ms: 0 },
      ...{ created_at: at, updated_at: at },
    })
    .execute();
}

test("whoever waits has a turn, once however often they were added; who is not done comes behind all others", async () => {
  const queue = await openQueue();
  for (const player of ["a", "b", "a", "a", "c"]) await queue.add(player);
  await queue.close();
  const turns = await turnsUntil(["a"], { threads: 1 }, (player, turn) => player === "a" && turn < 3);
  expect(turns.slice(0, 4)).toEqual(["a", "b", "c", "a"]);
  expect(turns.filter((player) => player === "a")).toHaveLength(3);
});

/** As a worker leaves a player whose turn it is. */
async function lock(player: string, worker: string, since: string): Promise<void> {
  const { db } = storage.database;
  const locked = sql`locked_by = ${worker}, locked_at = now() + ${since}::interval`;
  await sql`update graphile_worker._private_jobs set ${locked}, attempts = 1 where key = ${player}`.execute(
    db,
  );
  await sql`update graphile_worker._private_job_queues set ${locked} where queue_name = ${player}`.execute(
    db,
  );
}

/** Of a moment that stays in the future, however long a test takes. */
const notYet = -60 * 60_000;

test("a job that nobody has put into the queue is, once nobody has heard of it for half a minute", async () => {
  await addJob("forgotten", "running", 30_001);
  await addJob("restored", "queued", 30_001);
  await addJob("done", "done", 30_001);
  await addJob("just made", "queued", notYet);
  const turns = await turnsUntil(["forgotten", "restored"]);
  expect([...new Set(turns)].sort()).toEqual(["forgotten", "restored"]);
});

test("the players of a worker that died are given to another; those of one that lives are not", async () => {
  await addJob("left behind", "running", 30_001);
  await addJob("just begun", "running", 30_001);
  await addJob("in good hands", "running", notYet);
  const queue = await openQueue();
  for (const player of ["left behind", "just begun", "in good hands", "last"]) await queue.add(player);
  await queue.close();
  await lock("left behind", "dead", "-1 minute");
  await lock("just begun", "alive", "1 hour");
  await lock("in good hands", "alive", "1 hour");
  const turns = await turnsUntil(["left behind", "last"]);
  expect([...new Set(turns)].sort()).toEqual(["last", "left behind"]);
});

test("nor does a player wait who ordered more after the worker had died", async () => {
  const queue = await openQueue();
  await queue.add("eager");
  await lock("eager", "dead", "-1 minute");
  await addJob("eager", "queued", 30_001);
  await queue.add("eager");
  await queue.close();
  expect(await turnsUntil(["eager"])).toEqual(["eager"]);
});

/** From now on turns of players called unlucky cannot end: writing that down fails, once the lock is free. */
async function refuseEnds(): Promise<void> {
  const { db } = storage.database;
  await sql`create sequence refusals`.execute(db); // it counts what is rolled back, too
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin
      if old.key not like 'unlucky%' then return old; end if;
      perform pg_advisory_xact_lock_shared(1), nextval('refusals');
      raise 'no more room';
    end $$`.execute(db);
  await sql`create trigger refuse before delete on graphile_worker._private_jobs
    for each row execute function refuse()`.execute(db);
}

test("when the ends of turns cannot be written down, others have their turns all the same", async () => {
  const queue = await openQueue();
  await refuseEnds();
  const players = [...Array.from({ length: 15 }, (_, i) => `unlucky ${i}`), "last"];
  for (const player of players) await queue.add(player);
  await queue.close();
  expect(await turnsUntil(["last"])).toEqual(players);
});

const waitingForLock = sql<{ count: number }>`select count(*) from pg_locks
  where not granted and locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`;

const refusals = sql<{ count: number }>`select last_value as count from refusals`;

async function eventually(count: typeof refusals, wanted: number): Promise<void> {
  await vi.waitFor(
    async () => expect((await count.execute(storage.database.db)).rows[0]!.count).toBe(wanted),
    { timeout: 60_000 },
  );
}

/** How long what is waited for from now on takes, unless it has fired or been cleared. */
function pendingTimers(): ReadonlyMap<unknown, number> {
  const pending = new Map<unknown, number>();
  const { setTimeout, clearTimeout } = globalThis;
  const set = vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, ms = 0) => {
    const timer = setTimeout(() => {
      pending.delete(timer);
      work();
    }, ms);
    pending.set(timer, ms);
    return timer;
  }) as typeof setTimeout);
  const clear = vi.spyOn(globalThis, "clearTimeout").mockImplementation((timer) => {
    pending.delete(timer);
    clearTimeout(timer);
  });
  onTestFinished(() => {
    set.mockRestore();
    clear.mockRestore();
  });
  return pending;
}

test("nor do they wait when the ends of several fail while another turn goes on", async () => {
  const { db } = storage.database;
  const queue = await openQueue();
  await refuseEnds();
  const lock = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(1)`.execute(lock);
  // One after the other, for those that end at the same time are written down, and fail, as one.
  const players = ["unlucky 1", "unlucky 2", "unlucky 3", "slow"];
  for (const player of players) await queue.add(player);
  const timers = pendingTimers();
  const turns = await turnsUntil(["slow", "last"], { threads: players.length }, async (player) => {
    if (player === "last") return false;
    const before = players.indexOf(player);
    await eventually(waitingForLock, before);
    if (player === "slow") {
      await lock.commit().execute();
      await eventually(refusals, before);
      await queue.add("last");
    }
    return false;
  });
  expect(turns.at(-1)).toBe("last");
  await queue.close();
  // Connections that are idle wait for ten seconds: a runner that gave up has left no clock behind.
  expect([...timers.values()].filter((ms) => ms > 10_000)).toEqual([]);
});

/** `masume worker` as a process of its own, once it takes turns. */
async function startWorkerProcess(url: string, threads: number) {
  const args = [command, "worker", "--database", url, "--jobs", String(threads)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, LC_ALL: "C" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "close").then(([status]) => status as number | null);
  await firstLine(child.stdout, /^Running jobs/);
  return { child, ended };
}

function urlOf({ options }: EmptyDatabase): string {
  if (!("url" in options)) throw new Error("a folder has no address");
  return options.url;
}

test("a worker that could not write down the ends of turns ends when it is told to", async () => {
  const { db } = storage.database;
  const queue = await openQueue();
  await refuseEnds();
  const lock = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(1)`.execute(lock);
  const { child, ended } = await startWorkerProcess(urlOf(database), 3);
  // Without jobs, turns end at once; one after the other, to be written down one by one.
  for (const turn of [1, 2, 3]) {
    await queue.add(`unlucky ${turn}`);
    await eventually(waitingForLock, turn);
  }
  await lock.commit().execute();
  await eventually(refusals, 3);
  await queue.close();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a worker whose database does not answer ends when it is told to, with a status that says so", async () => {
  const url = new URL(urlOf(database));
  const proxy = await TcpProxy.open(Number(url.port));
  onTestFinished(() => proxy.close());
  url.port = String(proxy.port);
  const { child, ended } = await startWorkerProcess(url.href, 1);
  proxy.freeze();
  child.kill("SIGTERM");
  expect(await ended).toBe(1);
});
