/**
 * What happens to a game when storage fails in the middle of it: a connection
 * that breaks, a database that falls silent, a disk that is full or read-only, a
 * machine that slept, a node that the others took for dead.
 */
import { createServer, listen, type Store } from "@masume/server";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { emptyPlace, kinds, openStore } from "./databases.js";
import { randomGame } from "./games.js";
import { install, type RunningNode, startNode } from "./nodes.js";
import { newPlayer, PlayerSocket } from "./player-socket.js";
import { Wire } from "./wire.js";

const times = { beatMs: 100, deadMs: 1_000 };
const plenty = { perSecond: 1_000, burst: 1_000 };
const options = {
  online: { times, graceMs: 60_000 },
  sockets: { socket: plenty, player: plenty, guesses: plenty, perAddress: 100 },
};

/** Two players at a table, red first, each on a node of their own if there are two. */
async function seated(
  [one, two]: readonly RunningNode[],
  clock: string,
): Promise<[PlayerSocket, PlayerSocket]> {
  const urls = [one!.url, (two ?? one!).url];
  const players = await Promise.all(urls.map((url, i) => newPlayer(url, `Player ${i}`)));
  const [a, b] = await Promise.all(players.map(({ cookie }, i) => PlayerSocket.open(urls[i]!, cookie)));
  const { match } = await a!.ask("open", { rules: "source", clock });
  await b!.ask("join", { room: match });
  for (const one of [a!, b!]) await one.ask("watch", { match });
  onTestFinished(async () => void (await Promise.all([a!.close(), b!.close()])));
  return a!.match.seats.red.id === players[0]!.id ? [a!, b!] : [b!, a!];
}

/** A move that is sent until it is taken; how often it was refused, and why. */
async function insist(mover: PlayerSocket, ply: number, turn: string): Promise<readonly string[]> {
  for (const refusals: string[] = []; ; ) {
    const answer = await mover.move(ply, turn);
    if (answer.type === "done") return refusals;
    refusals.push(answer.code);
  }
}

/** On PostgreSQL through a line that can fail. */
async function behindWire(): Promise<{ store: Store; wire: Wire }> {
  const place = await emptyPlace("PostgreSQL");
  if (!("url" in place.options)) throw new Error("no address");
  const url = new URL(place.options.url);
  const wire = await Wire.open(Number(url.port));
  url.port = String(wire.port);
  onTestFinished(async () => {
    await wire.close();
    await place.remove();
  });
  return { store: await openStore({ url: url.href }), wire };
}

test("every connection to PostgreSQL breaks, again and again: the game goes on, and no move is lost", async () => {
  const { store, wire } = await behindWire();
  const node = await startNode(store, options);
  onTestFinished(() => node.stop());
  const players = await seated([node], "fischer:600+1");
  const { turns } = randomGame("broken", "source", 30, 30);
  for (const [ply, turn] of turns.entries()) {
    if (ply % 5 === 4) setImmediate(() => wire.cut());
    const refusals = await insist(players[ply % 2]!, ply, turn);
    expect(new Set(refusals).size === 0 || refusals.every((code) => code === "storage")).toBe(true);
  }
  const { match } = players[0].match;
  expect((await store.readMatch(match))?.turns).toEqual(turns);
  for (const one of players)
    expect((await one.shows((shown) => shown.turns.length === 30)).turns).toEqual(turns);
});

test("with a database that has fallen silent, a signal still ends the server soon", async () => {
  const { store, wire } = await behindWire();
  const app = await createServer({ version: "1.2.3", logLevel: "silent", store, ...options });
  const { address, stopped } = await listen(app, "127.0.0.1", 0, 200);
  const url = address.replace("localhost", "127.0.0.1");
  const player = await PlayerSocket.open(url, (await newPlayer(url, "A")).cookie);
  wire.freeze();
  void player.ask("open", { rules: "source", clock: "none" });
  process.emit("SIGTERM");
  expect(await stopped).toBe(false);
  await store.close();
});

describe.each(kinds)("%s", (kind) => {
  test("while nobody could move, nobody's time runs out", async () => {
    const place = await emptyPlace(kind);
    const inner = await openStore(place.options);
    let asleep = 0;
    const node = await startNode({ ...inner, now: () => inner.now() + asleep }, options);
    onTestFinished(async () => {
      await node.stop();
      await place.remove();
    });
    const players = await seated([node], "fischer:10+0");
    const { turns } = randomGame("asleep", "source", 4, 4);
    await players[0].move(0, turns[0]!);
    asleep = 3_600_000; // as if the machine had slept for an hour
    expect(await players[1].move(1, turns[1]!)).toMatchObject({ type: "done" });
    const shown = await players[0].shows((match) => match.turns.length === 2);
    expect(shown.phase).toBe("playing");
    expect(shown.left.blue).toBeGreaterThan(0);
    expect(shown.left.blue).toBeLessThanOrEqual(10_000);
  });
});

test("a node that the others took for dead says again who is there", async () => {
  const installation = await install("PostgreSQL", options);
  onTestFinished(() => installation.stop());
  const { db } = installation.nodes[0].store;
  const players = await seated(installation.nodes, "none");
  const told = await db.selectFrom("presence").selectAll().orderBy("player_id").execute();
  expect(told).toHaveLength(2);
  await db.deleteFrom("nodes").execute();
  const present = () => db.selectFrom("presence").selectAll().orderBy("player_id").execute();
  while ((await present()).length < 2) await players[0].ask("ping");
  expect(await present()).toEqual(told);
});

test("a server whose storage fails before it has begun says why", async () => {
  const place = await emptyPlace("SQLite");
  const store = await openStore(place.options);
  const now = () => {
    throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
  };
  const starting = createServer({ version: "1.2.3", logLevel: "silent", store: { ...store, now } });
  await expect(starting).rejects.toMatchObject({ fault: "disk-full", place: store.place });
  await store.close();
  await place.remove();
});

test.each([
  ["full", "max_page_count = 1", "max_page_count = 1000000"],
  ["read-only", "query_only = on", "query_only = off"],
])(
  "a disk that becomes %s refuses moves and keeps the game, which then goes on",
  async (_what, fail, mend) => {
    const place = await emptyPlace("SQLite");
    const store = await openStore(place.options);
    const logged: string[] = [];
    const node = await startNode(store, {
      ...options,
      logLevel: "error",
      logTo: { write: (line) => void logged.push(line) },
    });
    onTestFinished(async () => {
      await node.stop();
      await place.remove();
    });
    const players = await seated([node], "fischer:600+1");
    const { turns } = randomGame("disk", "source", 200, 200);
    const isFull = fail.startsWith("max");
    let ply = 0;
    const moveOn = async () => {
      const answer = await players[ply % 2]!.move(ply, turns[ply]!);
      if (answer.type === "done") ply++;
      return answer;
    };
    await moveOn();
    // Nothing smaller than the present size is taken, so it is set to that.
    await sql.raw(`pragma ${fail}`).execute(store.db);
    // A page may have room for a few moves more.
    let refused = await moveOn();
    while (isFull && refused.type === "done" && ply < 190) refused = await moveOn();
    expect(refused).toMatchObject({ type: "refused", code: "storage" });
    expect(logged.join("")).toContain(`"fault":"${isFull ? "disk-full" : "read-only"}"`);
    const watcher = await PlayerSocket.open(node.url, "");
    await watcher.ask("watch", { match: players[0].match.match });
    expect(watcher.match.turns).toEqual(turns.slice(0, ply));
    await watcher.close();
    await sql.raw(`pragma ${mend}`).execute(store.db);
    for (const until = ply + 4; ply < until; ) expect(await moveOn()).toMatchObject({ type: "done" });
    expect((await store.readMatch(players[0].match.match))?.turns).toEqual(turns.slice(0, ply));
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
    expect(rows[0]!.integrity_check).toBe("ok");
  },
);
