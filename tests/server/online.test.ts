/**
 * Nonaga between two people, on SQLite and through two nodes on PostgreSQL:
 * rooms, quick match, whole games, clocks, offers, leaving and coming back.
 */
import type { MatchState } from "@masume/protocol";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { databaseKinds } from "./databases.js";
import { randomGame } from "./games.js";
import { type Installation, install } from "./nodes.js";
import { newPlayer, PlayerSocket } from "./player-socket.js";

const quickNode = { heartbeatMs: 200, deadMs: 10_000 };
/** Unlike any other time, so that a test can tell its timer and need not wait for it. */
const graceMs = 54_321;
const plenty = { perSecond: 1_000, burst: 1_000 };
const limits = { socket: plenty, player: plenty, roomCodes: plenty, perAddress: 100 };

describe.each(databaseKinds)("%s", (kind) => {
  let installation: Installation;
  let urls: readonly string[];
  let pairs = 0;

  beforeAll(async () => {
    const online = { graceMs, times: quickNode };
    installation = await install(kind, { online, sockets: limits, trustProxy: 1 });
    urls = installation.nodes.map(({ url }) => url);
  });
  afterAll(() => installation.stop());

  interface Pair {
    readonly red: PlayerSocket;
    readonly blue: PlayerSocket;
    readonly match: string;
    /** Its code, by which one of them came in. */
    readonly room: string;
    readonly cookies: Readonly<Record<"red" | "blue", string>>;
    close(): Promise<void>;
  }

  /** Two players in one match, each on a server of their own. */
  async function seated(rules: MatchState["rules"] = "basic", clock = "none"): Promise<Pair> {
    // From an address of their own: only so many players per minute may come from one.
    const from = { "x-forwarded-for": `192.0.2.${++pairs}` };
    const players = [await newPlayer(urls[0]!, "Aiko", from), await newPlayer(urls[1]!, "Ben", from)];
    const [a, b] = [
      await PlayerSocket.open(urls[0]!, players[0]!.cookie),
      await PlayerSocket.open(urls[1]!, players[1]!.cookie),
    ];
    const match = await a.openRoom(rules, clock);
    expect(await a.request("watch", { match })).toMatchObject({ ok: true });
    expect(a.match).toMatchObject({ phase: "waiting", code: expect.stringMatching(/^\d{6}$/), rules, clock });
    const room = a.match.code!;
    expect(await b.request("join", { room })).toMatchObject({ ok: true, value: { match } });
    await b.request("watch", { match });
    await a.matchWhen(({ phase }) => phase === "playing");
    expect(a.match.code).toBeNull();
    const aIsRed = a.match.seats.red?.id === players[0]!.id;
    expect(a.match.seats[aIsRed ? "red" : "blue"]?.name).toBe("Aiko");
    expect(a.match.seats[aIsRed ? "blue" : "red"]?.name).toBe("Ben");
    const close = async () => void (await Promise.all([a.close(), b.close()]));
    const [mine, theirs] = players.map(({ cookie }) => cookie) as [string, string];
    return aIsRed
      ? { red: a, blue: b, match, room, cookies: { red: mine, blue: theirs }, close }
      : { red: b, blue: a, match, room, cookies: { red: theirs, blue: mine }, close };
  }

  test.each(["basic", "official"] as const)(
    "a whole game by the %s rules, seen alike by both and by a watcher",
    async (rules) => {
      const { red, blue, match, close } = await seated(rules);
      const watcher = await PlayerSocket.open(urls[1]!, "");
      await watcher.request("watch", { match });
      const { turns, winner } = randomGame(`whole ${rules}`, rules, 12, 300);
      for (const [ply, turn] of turns.entries()) {
        const [mover, other] = ply % 2 === 0 ? [red, blue] : [blue, red];
        expect(await mover.move(ply, turn)).toMatchObject({ ok: true });
        await other.matchWhen((shown) => shown.turns.length === ply + 1);
      }
      for (const one of [red, blue, watcher]) {
        const shown = await one.matchWhen(({ phase }) => phase === "over");
        expect(shown.turns).toEqual(turns);
        expect(shown.result).toEqual({ winner, reason: "together" });
      }
      expect(await watcher.request("resign", { match })).toMatchObject({ error: { code: "not-a-player" } });
      await watcher.close();
      await close();
    },
  );

  test("spectators are counted on all servers, players are not", async () => {
    const { red, blue, match, close } = await seated();
    const [one, two] = await Promise.all(urls.map((url) => PlayerSocket.open(url, "")));
    for (const spectator of [one!, two!]) await spectator.request("watch", { match });
    for (const socket of [red, blue, one!, two!]) await socket.spectatorsAre(2);
    await two!.request("unwatch", { match });
    for (const socket of [red, blue, one!]) await socket.spectatorsAre(1);
    await one!.close();
    for (const socket of [red, blue]) await socket.spectatorsAre(0);
    if (kind === "PostgreSQL") {
      // A server of the version before that publishes nothing, and then is dead: the others find out.
      const { db, now } = installation.nodes[0].storage.database;
      const alive = { id: "mute", seen_at: now() + 3_600_000 };
      await db.insertInto("nodes").values(alive).execute();
      await sql`insert into onlookers (match_id, node_id, count) values (${match}, 'mute', 5)
        on conflict (match_id, node_id) do update set count = excluded.count`.execute(db);
      for (const socket of [red, blue]) await socket.spectatorsAre(5);
      await db.updateTable("nodes").set({ seen_at: 0 }).where("id", "=", "mute").execute();
      for (const socket of [red, blue]) await socket.spectatorsAre(0);
    }
    await two!.close();
    await close();
  });

  test("a seat and a move are taken once, a move in its turn, from its player, if it is legal", async () => {
    const { red, blue, match, room, close } = await seated();
    for (const one of [red, blue])
      expect(await one.request("join", { room })).toMatchObject({ value: { match } });
    const stranger = await PlayerSocket.open(urls[0]!, (await newPlayer(urls[0]!, "Eve")).cookie);
    for (const way of [match, room])
      expect(await stranger.request("join", { room: way })).toMatchObject({ error: { code: "full" } });
    // In time the code is another room's, which was open for long enough; the game goes on all the same.
    const old = await red.openRoom("basic", "none");
    const change = (id: string) =>
      installation.nodes[0].storage.database.db.updateTable("matches").where("id", "=", id);
    await change(match).set({ code: null }).execute();
    await change(old)
      .set(({ eb }) => ({ code: room, turn_at: eb("turn_at", "-", 2 * 60 * 60_000) }))
      .execute();
    expect(await stranger.request("join", { room })).toMatchObject({ error: { code: "closed" } });
    const { turns } = randomGame("once", "basic", 12, 12);
    expect(await blue.move(0, turns[0]!)).toMatchObject({ error: { code: "not-your-turn" } });
    expect(await red.move(1, turns[0]!)).toMatchObject({ error: { code: "wrong-ply" } });
    expect(await red.move(0, "2,-2>2,-2 0,0>9,9")).toEqual({
      ok: false,
      error: { code: "illegal", rule: "not-a-slide" },
    });
    expect(await red.move(0, "drop table matches")).toMatchObject({ error: { code: "unreadable" } });
    const same = await Promise.all([1, 2, 3, 4].map(() => red.move(0, turns[0]!)));
    expect(same.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(await red.move(0, turns[0]!)).toMatchObject({ ok: true });
    await stranger.request("watch", { match });
    expect(await stranger.move(1, turns[1]!)).toMatchObject({ error: { code: "not-seated" } });
    expect(await stranger.request("watch", { match: "0000000000000000" })).toMatchObject({
      error: { code: "no-match" },
    });
    expect(stranger.match.turns).toEqual([turns[0]]);
    await stranger.close();
    await close();
  });

  test("quick match: two who want the same play each other, others wait", async () => {
    const names = ["Kai", "Lena", "Mio"];
    const players = await Promise.all(names.map((name, i) => newPlayer(urls[i % 2]!, name)));
    const [a, b, c] = await Promise.all(
      players.map(({ cookie }, i) => PlayerSocket.open(urls[i % 2]!, cookie)),
    );
    const paired = [a!, b!].map((one) => one.next("paired"));
    await c!.request("seek", { rules: "official", clock: "move:60" });
    await a!.request("seek", { rules: "official", clock: "fischer:300+5" });
    await b!.request("seek", { rules: "official", clock: "fischer:300+5" });
    const [first, second] = await Promise.all(paired);
    expect(first!.match).toBe(second!.match);
    await a!.request("watch", { match: first!.match });
    expect(a!.match).toMatchObject({ phase: "playing", rules: "official", clock: "fischer:300+5" });
    expect([a!.match.seats.red?.name, a!.match.seats.blue?.name].sort()).toEqual(["Kai", "Lena"]);
    expect(c!.received.some((text) => text.includes("paired"))).toBe(false);
    await c!.request("unseek");
    await Promise.all([a!, b!, c!].map((one) => one.close()));
  });

  test("offers: draw declined and agreed; a takeback; a rematch with colours swapped", async () => {
    const { red, blue, match, close } = await seated();
    const { turns } = randomGame("offers", "basic", 12, 12);
    await red.move(0, turns[0]!);
    await red.request("offer", { match, offer: "takeback", ply: 1 });
    await blue.matchWhen(({ offers }) => offers.takeback === "red");
    await blue.request("accept", { match, offer: "takeback", ply: 1 });
    await red.matchWhen((shown) => shown.turns.length === 0);
    await red.move(0, turns[0]!);
    await blue.matchWhen((shown) => shown.turns.length === 1);
    await red.request("offer", { match, offer: "draw", ply: 1 });
    await blue.matchWhen(({ offers }) => offers.draw === "red");
    await blue.request("decline", { match, offer: "draw", ply: 1 });
    await red.matchWhen(({ offers }) => offers.draw === null);
    expect(await red.request("offer", { match, offer: "draw", ply: 1 })).toMatchObject({
      error: { code: "declined" },
    });
    await blue.request("offer", { match, offer: "draw", ply: 1 });
    await red.request("accept", { match, offer: "draw", ply: 1 });
    expect((await blue.matchWhen(({ phase }) => phase === "over")).result).toEqual({
      winner: "draw",
      reason: "agreed",
    });
    await blue.request("offer", { match, offer: "rematch", ply: 1 });
    await red.request("offer", { match, offer: "rematch", ply: 1 });
    const { next } = await blue.matchWhen((shown) => shown.next !== null);
    const before = blue.match.seats;
    await blue.request("watch", { match: next! });
    expect(blue.match).toMatchObject({ phase: "playing", seats: { red: before.blue, blue: before.red } });
    await close();
  });

  test("a clock runs out by itself", async () => {
    const { red, blue, match, close } = await seated("basic", "move:5");
    const { turns } = randomGame("time", "basic", 4, 4);
    await red.move(0, turns[0]!);
    await blue.move(1, turns[1]!);
    await Promise.all([red, blue].map((one) => one.request("unwatch", { match })));
    const { db, now } = installation.nodes[0].storage.database;
    await db
      .updateTable("matches")
      .set({ turn_at: now() - 4_900, deadline: now() + 100 })
      .where("id", "=", match)
      .execute();
    await Promise.all([red, blue].map((one) => one.request("watch", { match })));
    for (const one of [red, blue]) {
      expect((await one.matchWhen(({ phase }) => phase === "over")).result).toEqual({
        winner: "blue",
        reason: "time",
      });
      expect(one.match.left).toEqual({ red: 0, blue: 5_000 });
    }
    await close();
  });

  test("a player who reloads goes on; one who stays away loses", async () => {
    const { red, blue, match, cookies, close } = await seated("basic", "fischer:300+5");
    const timers = vi.spyOn(globalThis, "setTimeout");
    onTestFinished(() => timers.mockRestore());
    const { turns } = randomGame("reload", "basic", 12, 12);
    await red.move(0, turns[0]!);
    await blue.matchWhen((shown) => shown.turns.length === 1);
    await blue.move(1, turns[1]!);
    await red.matchWhen((shown) => shown.turns.length === 2);
    red.socket.terminate();
    await blue.next("presence", ({ gone }) => gone?.side === "red");
    const again = await PlayerSocket.open(urls[1]!, cookies.red);
    await again.request("watch", { match });
    expect(again.match).toMatchObject({
      phase: "playing",
      turns: turns.slice(0, 2),
      seats: blue.match.seats,
    });
    expect(again.match.left?.red).toBeGreaterThan(290_000);
    if (blue.presence?.gone) await blue.next("presence", ({ gone }) => gone === null);
    expect(await again.move(2, turns[2]!)).toMatchObject({ ok: true });
    await blue.matchWhen((shown) => shown.turns.length === 3);
    await again.close();
    await blue.next("presence", ({ gone }) => gone?.side === "red");
    const graces = timers.mock.calls.filter(([, ms]) => ms === graceMs);
    for (const [end] of graces.slice(-1)) end();
    expect((await blue.matchWhen(({ phase }) => phase === "over")).result).toEqual({
      winner: "blue",
      reason: "abandoned",
    });
    await close();
  });

  test("resigning, and deleting oneself in the middle of a game", async () => {
    const first = await seated();
    await first.blue.request("resign", { match: first!.match });
    expect((await first.red.matchWhen(({ phase }) => phase === "over")).result).toEqual({
      winner: "red",
      reason: "resigned",
    });
    await first.close();
    const second = await seated();
    await fetch(`${urls[0]}/api/me`, { method: "DELETE", headers: { cookie: second.cookies.red } });
    expect((await second.blue.matchWhen(({ phase }) => phase === "over")).result).toEqual({
      winner: "blue",
      reason: "resigned",
    });
    await second.close();
  });
});
