/**
 * What happens to a game when storage fails in the middle of it: a connection
 * that breaks, a database that falls silent, a disk that is full or read-only, a
 * machine that slept, a node that the others took for dead.
 */
import { createServer, listen, openStorage, type Storage } from "@masume/server";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseKinds, emptyDatabase } from "./databases.js";
import { randomGame } from "./games.js";
import { install, type RunningNode, startNode } from "./nodes.js";
import { newPlayer, PlayerSocket, seatPair } from "./player-socket.js";
import { TcpProxy } from "./tcp-proxy.js";

const times = { heartbeatMs: 100, deadMs: 1_000 };
const plenty = { perSecond: 1_000, burst: 1_000 };
const options = {
  online: { times, graceMs: 60_000 },
  sockets: { socket: plenty, player: plenty, roomCodes: plenty, perAddress: 100 },
};

/** Two players in a match, red first, each on a server of their own if there are two. */
async function seated(
  [one, two]: readonly RunningNode[],
  clock: string,
): Promise<readonly [PlayerSocket, PlayerSocket]> {
  const urls = [one!.url, (two ?? one!).url] as const;
  const players = [await newPlayer(urls[0], "A"), await newPlayer(urls[1], "B")] as const;
  const { sockets } = await seatPair(urls, players, "basic", clock);
  onTestFinished(async () => void (await Promise.all(sockets.map((socket) => socket.close()))));
  return sockets;
}

/** Sends a move until it is granted; how often it was refused, and why. */
async function moveUntilGranted(mover: PlayerSocket, ply: number, turn: string): Promise<readonly string[]> {
  for (const refusals: string[] = []; ; ) {
    const result = await mover.move(ply, turn);
    if (result.ok) return refusals;
    refusals.push(result.error.code);
  }
}

/** On PostgreSQL through a network that can fail. */
async function behindProxy(): Promise<{ storage: Storage; proxy: TcpProxy }> {
  const database = await emptyDatabase("PostgreSQL");
  if (!("url" in database.options)) throw new Error("no URL");
  const url = new URL(database.options.url);
  const proxy = await TcpProxy.open(Number(url.port));
  url.port = String(proxy.port);
  onTestFinished(async () => {
    await proxy.close();
    await database.remove();
  });
  return { storage: await openStorage({ url: url.href }), proxy };
}

test("every connection to PostgreSQL breaks, again and again: the game goes on, and no move is lost", async () => {
  const { storage, proxy } = await behindProxy();
  const node = await startNode(storage, options);
  onTestFinished(() => node.stop());
  const players = await seated([node], "fischer:600+1");
  const { turns } = randomGame("broken", "basic", 30, 30);
  for (const [ply, turn] of turns.entries()) {
    if (ply % 5 === 4) setImmediate(() => proxy.cut());
    const refusals = await moveUntilGranted(players[ply % 2]!, ply, turn);
    expect(new Set(refusals).size === 0 || refusals.every((code) => code === "storage")).toBe(true);
  }
  const { match } = players[0].match;
  expect((await storage.matches.find(match))?.turns).toEqual(turns);
  for (const one of players)
    expect((await one.matchWhen((shown) => shown.turns.length === 30)).turns).toEqual(turns);
});

test("with a database that has fallen silent, a signal still ends the server soon", async () => {
  const { storage, proxy } = await behindProxy();
  const app = await createServer({ version: "1.2.3", logLevel: "silent", storage, ...options });
  const { address, stopped } = await listen(app, "127.0.0.1", 0, 200);
  const url = address.replace("localhost", "127.0.0.1");
  const player = await PlayerSocket.open(url, (await newPlayer(url, "A")).cookie);
  proxy.freeze();
  void player.request("open", { rules: "basic", clock: "none" });
  process.emit("SIGTERM");
  expect(await stopped).toBe(false);
  await storage.close();
});

test("what a server does when it starts may take longer than any request", async () => {
  const empty = await emptyDatabase("PostgreSQL");
  if (!("url" in empty.options)) throw new Error("no URL");
  const slow = { ...empty.options, timeoutMs: 300 };
  const blocker = await openStorage(empty.options);
  onTestFinished(async () => {
    await blocker.close();
    await empty.remove();
  });
  const { db } = blocker.database;
  let starting: Promise<RunningNode> | undefined;
  await db.transaction().execute(async (transaction) => {
    await blocker.database.lockTable(transaction, "nodes");
    const storage = await openStorage(slow);
    starting = startNode(storage, options);
    const isWaiting = async () =>
      (await sql`select from pg_locks where not granted and relation = 'nodes'::regclass`.execute(db)).rows
        .length;
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20));
    // A request would have given up by now.
    await expect(sql`select pg_sleep(60)`.execute(storage.database.db)).rejects.toThrow("does not answer");
  });
  const node = await starting!;
  expect((await node.app.inject("/api/ready")).statusCode).toBe(200);
  await node.stop();
});

describe.each(databaseKinds)("%s", (kind) => {
  test("a server makes up for an outage in every game with a clock, however many there are", async () => {
    const empty = await emptyDatabase(kind);
    const storage = await openStorage(empty.options);
    const { db, now } = storage.database;
    const count = 2_300;
    const [from, outage] = [now() - 100_000, 60_000];
    const game = { code: null, phase: "playing", rules: "basic", red_id: null, blue_id: null } as const;
    const times = { turn_at: from, deadline: from + 600_000, updated_at: from };
    const details = JSON.stringify({ left: { red: 600_000, blue: 600_000 } });
    const match = { ...game, ...times, details, version: 1, ply: 2 };
    const rows = Array.from({ length: count }, (_, i) => ({
      ...match,
      id: `m${String(i).padStart(15, "0")}`,
      clock: i % 10 === 0 ? "none" : "fischer:600+5",
      // Many at the same moment, as from a restored backup.
      created_at: from - (i % 3),
    }));
    for (let i = 0; i < count; i += 1_000)
      await db
        .insertInto("matches")
        .values(rows.slice(i, i + 1_000))
        .execute();
    await db
      .insertInto("nodes")
      .values({ id: "dead", seen_at: now() - outage })
      .execute();
    const node = await startNode(storage, options);
    onTestFinished(async () => {
      await node.stop();
      await empty.remove();
    });
    const found = await db
      .selectFrom("matches")
      .select(["clock", "turn_at", "deadline", "version"])
      .execute();
    const moved = found.filter(({ clock }) => clock !== "none");
    expect([found.length, moved.length]).toEqual([count, count - count / 10]);
    for (const { turn_at, deadline, version } of moved) {
      expect(version).toBe(2);
      expect(turn_at - from).toBeGreaterThanOrEqual(outage);
      expect(deadline! - turn_at).toBe(600_000);
    }
  });

  /** A server that can be made to sleep: its clock goes on, and it wrote nothing meanwhile. */
  async function sleeper(online: typeof options.online) {
    const empty = await emptyDatabase(kind);
    const { database, ...rest } = await openStorage(empty.options);
    let asleep = 0;
    const node = await startNode(
      { ...rest, database: { ...database, now: () => database.now() + asleep } },
      { ...options, online },
    );
    onTestFinished(async () => {
      await node.stop();
      await empty.remove();
    });
    return {
      node,
      sleep: (ms: number) => {
        asleep += ms;
      },
    };
  }

  test("a move at once after an outage is not charged for it", async () => {
    // No heartbeat comes before the move.
    const rarely = { times: { heartbeatMs: 3_600_000, deadMs: 10_000 }, graceMs: 60_000 };
    const { node, sleep } = await sleeper(rarely);
    const players = await seated([node], "fischer:60+0");
    const { turns } = randomGame("outage", "basic", 4, 4);
    await players[0].move(0, turns[0]!);
    sleep(20_000);
    expect(await players[1].move(1, turns[1]!)).toMatchObject({ ok: true });
    const shown = await players[0].matchWhen((match) => match.turns.length === 2);
    expect(shown.left?.blue).toBeGreaterThan(60_000 - 10_000);
  });

  test("while nobody could move, nobody's time runs out", async () => {
    const { node, sleep } = await sleeper(options.online);
    const players = await seated([node], "fischer:10+0");
    const { turns } = randomGame("asleep", "basic", 4, 4);
    await players[0].move(0, turns[0]!);
    sleep(3_600_000); // as if the machine had slept for an hour
    expect(await players[1].move(1, turns[1]!)).toMatchObject({ ok: true });
    const shown = await players[0].matchWhen((match) => match.turns.length === 2);
    expect(shown.phase).toBe("playing");
    expect(shown.left?.blue).toBeGreaterThan(0);
    expect(shown.left?.blue).toBeLessThanOrEqual(10_000);
  });
});

test("a game nobody has started is deleted after a day, unless its clock allows more for the first move", async () => {
  const online = { times: { heartbeatMs: 10, deadMs: 10_000 }, graceMs: 60_000 };
  const installation = await install("SQLite", { ...options, online });
  onTestFinished(() => installation.stop());
  const [{ db, now }, [slow], [untimed]] = [
    installation.nodes[0].storage.database,
    await seated(installation.nodes, "move:604800"),
    await seated(installation.nodes, "none"),
  ];
  const twoDays = 2 * 24 * 60 * 60_000;
  await db
    .updateTable("matches")
    .set({ created_at: now() - twoDays })
    .execute();
  const left = async () => (await db.selectFrom("matches").select("id").execute()).map(({ id }) => id);
  while ((await left()).includes(untimed.match.match)) await untimed.request("ping");
  expect(await left()).toEqual([slow.match.match]);
});

test("a node that the others took for dead says again who is there", async () => {
  const installation = await install("PostgreSQL", options);
  onTestFinished(() => installation.stop());
  const { db } = installation.nodes[0].storage.database;
  const players = await seated(installation.nodes, "none");
  const present = () => db.selectFrom("presence").selectAll().orderBy("player_id").execute();
  const bothPresent = async () => {
    while ((await present()).length < 2) await players[0].request("ping");
    return present();
  };
  const told = await bothPresent();
  await db.deleteFrom("nodes").execute();
  expect(await bothPresent()).toEqual(told);
});

test("a server whose storage fails while it starts says why", async () => {
  const empty = await emptyDatabase("SQLite");
  const storage = await openStorage(empty.options);
  const { database } = storage;
  const now = () => {
    throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
  };
  const starting = createServer({
    version: "1.2.3",
    logLevel: "silent",
    storage: { ...storage, database: { ...database, now } },
  });
  await expect(starting).rejects.toMatchObject({ reason: "disk-full", location: database.location });
  await storage.close();
  await empty.remove();
});

test.each([
  ["full", "max_page_count = 1", "max_page_count = 1000000"],
  ["read-only", "query_only = on", "query_only = off"],
])(
  "a disk that becomes %s refuses moves, is not ready, and keeps the game, which then goes on",
  async (_what, fail, mend) => {
    const empty = await emptyDatabase("SQLite");
    const storage = await openStorage(empty.options);
    const { db } = storage.database;
    const logged: string[] = [];
    const node = await startNode(storage, {
      ...options,
      logLevel: "error",
      logTo: { write: (line) => void logged.push(line) },
    });
    onTestFinished(async () => {
      await node.stop();
      await empty.remove();
    });
    const players = await seated([node], "fischer:600+1");
    const { turns } = randomGame("disk", "basic", 200, 200);
    const isFull = fail.startsWith("max");
    const readiness = async () => {
      const response = await node.app.inject("/api/ready");
      return [response.statusCode, response.json().error?.code];
    };
    let ply = 0;
    const moveOn = async () => {
      const result = await players[ply % 2]!.move(ply, turns[ply]!);
      if (result.ok) ply++;
      return result;
    };
    await moveOn();
    // Nothing smaller than the present size is taken, so it is set to that.
    await sql.raw(`pragma ${fail}`).execute(db);
    // A page may have room for a few moves more.
    let refused = await moveOn();
    while (isFull && refused.ok && ply < 190) refused = await moveOn();
    expect(refused).toEqual({ ok: false, error: { code: "storage" } });
    expect(logged.join("")).toContain(`"reason":"${isFull ? "disk-full" : "read-only"}"`);
    expect(await readiness()).toEqual([503, "storage"]);
    const watcher = await PlayerSocket.open(node.url, "");
    await watcher.request("watch", { match: players[0].match.match });
    expect(watcher.match.turns).toEqual(turns.slice(0, ply));
    await watcher.close();
    await sql.raw(`pragma ${mend}`).execute(db);
    expect(await readiness()).toEqual([200, undefined]);
    for (const until = ply + 4; ply < until; ) expect(await moveOn()).toMatchObject({ ok: true });
    expect((await storage.matches.find(players[0].match.match))?.turns).toEqual(turns.slice(0, ply));
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows[0]!.integrity_check).toBe("ok");
  },
);
