/**
 * Nonaga between two people, on SQLite and through two nodes on PostgreSQL:
 * rooms, quick match, whole games, clocks, offers, leaving and coming back.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kinds } from "./databases.js";
import { randomGame } from "./games.js";
import { type Installation, install } from "./nodes.js";
import { newPlayer, PlayerSocket } from "./player-socket.js";

const quickNode = { beatMs: 200, deadMs: 1_000 };
const plenty = { perSecond: 1_000, burst: 1_000 };
const limits = { socket: plenty, player: plenty, guesses: plenty, perAddress: 100 };

describe.each(kinds)("%s", (kind) => {
  let installation: Installation;
  let urls: readonly string[];
  let tables = 0;

  beforeAll(async () => {
    const online = { graceMs: 300, times: quickNode };
    installation = await install(kind, { online, sockets: limits, trustProxy: true });
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

  /** Two players at one table, each on a node of their own. */
  async function seated(rules = "source", clock = "none"): Promise<Pair> {
    // From an address of their own: only so many players are made from one in a minute.
    const from = { "x-forwarded-for": `192.0.2.${++tables}` };
    const players = [await newPlayer(urls[0]!, "Aiko", from), await newPlayer(urls[1]!, "Ben", from)];
    const [a, b] = [
      await PlayerSocket.open(urls[0]!, players[0]!.cookie),
      await PlayerSocket.open(urls[1]!, players[1]!.cookie),
    ];
    const { match } = await a.ask("open", { rules, clock });
    expect((await a.ask("watch", { match })).type).toBe("done");
    expect(a.match).toMatchObject({ phase: "waiting", code: expect.stringMatching(/^\d{6}$/), rules, clock });
    const room = a.match.code;
    expect(await b.ask("join", { room })).toMatchObject({ type: "done", match });
    await b.ask("watch", { match });
    await a.shows(({ phase }) => phase === "playing");
    expect(a.match.code).toBeNull();
    const aIsRed = a.match.seats.red.id === players[0]!.id;
    expect(a.match.seats[aIsRed ? "red" : "blue"].name).toBe("Aiko");
    expect(a.match.seats[aIsRed ? "blue" : "red"].name).toBe("Ben");
    const close = async () => void (await Promise.all([a.close(), b.close()]));
    const [mine, theirs] = players.map(({ cookie }) => cookie) as [string, string];
    return aIsRed
      ? { red: a, blue: b, match, room, cookies: { red: mine, blue: theirs }, close }
      : { red: b, blue: a, match, room, cookies: { red: theirs, blue: mine }, close };
  }

  test.each(["source", "official"] as const)(
    "a whole game by the %s rules, seen alike by both and by a watcher",
    async (rules) => {
      const { red, blue, match, close } = await seated(rules);
      const watcher = await PlayerSocket.open(urls[1]!, "");
      await watcher.ask("watch", { match });
      const { turns, winner } = randomGame(`whole ${rules}`, rules, 12, 300);
      for (const [ply, turn] of turns.entries()) {
        const [mover, other] = ply % 2 === 0 ? [red, blue] : [blue, red];
        expect(await mover.move(ply, turn)).toMatchObject({ type: "done" });
        await other.shows((shown) => shown.turns.length === ply + 1);
      }
      for (const one of [red, blue, watcher]) {
        const shown = await one.shows(({ phase }) => phase === "over");
        expect(shown.turns).toEqual(turns);
        expect(shown.result).toEqual({ winner, reason: "together" });
      }
      expect(await watcher.ask("resign", { match })).toMatchObject({ type: "refused", code: "not-a-player" });
      await watcher.close();
      await close();
    },
  );

  test("those who look on are counted on all nodes, those who play are not", async () => {
    const { red, blue, match, close } = await seated();
    const [one, two] = await Promise.all(urls.map((url) => PlayerSocket.open(url, "")));
    for (const onlooker of [one!, two!]) await onlooker.ask("watch", { match });
    for (const socket of [red, blue, one!, two!]) await socket.sees(2);
    await two!.ask("unwatch", { match });
    for (const socket of [red, blue, one!]) await socket.sees(1);
    await one!.close();
    for (const socket of [red, blue]) await socket.sees(0);
    if (kind === "PostgreSQL") {
      // A node that says nothing, and then is dead: the others find out by themselves.
      const { db, now } = installation.nodes[0].store;
      await db.insertInto("nodes").values({ id: "mute", seen_at: now() }).execute();
      await db.insertInto("onlookers").values({ match_id: match, node_id: "mute", count: 5 }).execute();
      for (const socket of [red, blue]) await socket.sees(5);
      for (const socket of [red, blue]) await socket.sees(0);
    }
    await two!.close();
    await close();
  });

  test("a seat and a move are taken once, a move in its turn, from its player, if it is legal", async () => {
    const { red, blue, match, room, close } = await seated();
    for (const one of [red, blue]) expect(await one.ask("join", { room })).toMatchObject({ match });
    const stranger = await PlayerSocket.open(urls[0]!, (await newPlayer(urls[0]!, "Eve")).cookie);
    for (const way of [match, room])
      expect(await stranger.ask("join", { room: way })).toMatchObject({ code: "full" });
    // In time the code is another room's, which was open for long enough; the game goes on all the same.
    const { match: old } = await red.ask("open", { rules: "source", clock: "none" });
    const change = (id: string) => installation.nodes[0].store.db.updateTable("matches").where("id", "=", id);
    await change(match).set({ code: null }).execute();
    await change(old)
      .set(({ eb }) => ({ code: room, turn_at: eb("turn_at", "-", 2 * 60 * 60_000) }))
      .execute();
    expect(await stranger.ask("join", { room })).toMatchObject({ code: "closed" });
    const { turns } = randomGame("once", "source", 12, 12);
    expect(await blue.move(0, turns[0]!)).toMatchObject({ code: "not-your-turn" });
    expect(await red.move(1, turns[0]!)).toMatchObject({ code: "wrong-ply" });
    expect(await red.move(0, "2,-2>2,-2 0,0>9,9")).toMatchObject({ code: "illegal", rule: "not-a-slide" });
    expect(await red.move(0, "drop table matches")).toMatchObject({ code: "unreadable" });
    const same = await Promise.all([1, 2, 3, 4].map(() => red.move(0, turns[0]!)));
    expect(same.map(({ type }) => type)).toEqual(["done", "done", "done", "done"]);
    expect(await red.move(0, turns[0]!)).toMatchObject({ type: "done" });
    await stranger.ask("watch", { match });
    expect(await stranger.move(1, turns[1]!)).toMatchObject({ code: "not-seated" });
    expect(await stranger.ask("watch", { match: "0000000000000000" })).toMatchObject({ code: "no-match" });
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
    const paired = [a!, b!].map((one) => one.until(({ type }) => type === "paired"));
    await c!.ask("seek", { rules: "official", clock: "move:60" });
    await a!.ask("seek", { rules: "official", clock: "fischer:300+5" });
    await b!.ask("seek", { rules: "official", clock: "fischer:300+5" });
    const [first, second] = await Promise.all(paired);
    expect(first.match).toBe(second.match);
    await a!.ask("watch", { match: first.match });
    expect(a!.match).toMatchObject({ phase: "playing", rules: "official", clock: "fischer:300+5" });
    expect([a!.match.seats.red.name, a!.match.seats.blue.name].sort()).toEqual(["Kai", "Lena"]);
    expect(c!.heard.some((text) => text.includes("paired"))).toBe(false);
    await c!.ask("unseek");
    await Promise.all([a!, b!, c!].map((one) => one.close()));
  });

  test("offers: draw declined and agreed; a takeback; a rematch with colours swapped", async () => {
    const { red, blue, match, close } = await seated();
    const { turns } = randomGame("offers", "source", 12, 12);
    await red.move(0, turns[0]!);
    await red.ask("offer", { match, offer: "takeback", ply: 1 });
    await blue.shows(({ offers }) => offers.takeback === "red");
    await blue.ask("accept", { match, offer: "takeback", ply: 1 });
    await red.shows((shown) => shown.turns.length === 0);
    await red.move(0, turns[0]!);
    await blue.shows((shown) => shown.turns.length === 1);
    await red.ask("offer", { match, offer: "draw", ply: 1 });
    await blue.shows(({ offers }) => offers.draw === "red");
    await blue.ask("decline", { match, offer: "draw", ply: 1 });
    await red.shows(({ offers }) => offers.draw === null);
    expect(await red.ask("offer", { match, offer: "draw", ply: 1 })).toMatchObject({ code: "declined" });
    await blue.ask("offer", { match, offer: "draw", ply: 1 });
    await red.ask("accept", { match, offer: "draw", ply: 1 });
    expect((await blue.shows(({ phase }) => phase === "over")).result).toEqual({
      winner: "draw",
      reason: "agreed",
    });
    await blue.ask("offer", { match, offer: "rematch", ply: 1 });
    await red.ask("offer", { match, offer: "rematch", ply: 1 });
    const { next } = await blue.shows((shown) => shown.next !== null);
    const before = blue.match.seats;
    await blue.ask("watch", { match: next });
    expect(blue.match).toMatchObject({ phase: "playing", seats: { red: before.blue, blue: before.red } });
    await close();
  });

  test("a clock runs out by itself", async () => {
    const { red, blue, match, close } = await seated("source", "move:5");
    await Promise.all([red, blue].map((one) => one.ask("unwatch", { match })));
    const { store } = installation.nodes[0];
    const now = store.now();
    await store.db
      .updateTable("matches")
      .set({ turn_at: now - 4_900, deadline: now + 100 })
      .where("id", "=", match)
      .execute();
    await Promise.all([red, blue].map((one) => one.ask("watch", { match })));
    for (const one of [red, blue]) {
      expect((await one.shows(({ phase }) => phase === "over")).result).toEqual({
        winner: "blue",
        reason: "time",
      });
      expect(one.match.left).toEqual({ red: 0, blue: 5_000 });
    }
    await close();
  });

  test("who reloads is at the same place; who stays away loses", async () => {
    const { red, blue, match, cookies, close } = await seated("source", "fischer:300+5");
    const { turns } = randomGame("reload", "source", 12, 12);
    await red.move(0, turns[0]!);
    await blue.shows((shown) => shown.turns.length === 1);
    await blue.move(1, turns[1]!);
    await red.shows((shown) => shown.turns.length === 2);
    red.socket.terminate();
    await blue.until(({ type, gone }) => type === "presence" && gone?.side === "red");
    const again = await PlayerSocket.open(urls[1]!, cookies.red);
    await again.ask("watch", { match });
    expect(again.match).toMatchObject({
      phase: "playing",
      turns: turns.slice(0, 2),
      seats: blue.match.seats,
    });
    expect(again.match.left.red).toBeGreaterThan(290_000);
    if (blue.presence.gone) await blue.until(({ type, gone }) => type === "presence" && gone === null);
    expect(await again.move(2, turns[2]!)).toMatchObject({ type: "done" });
    await blue.shows((shown) => shown.turns.length === 3);
    await again.close();
    expect((await blue.shows(({ phase }) => phase === "over")).result).toEqual({
      winner: "blue",
      reason: "abandoned",
    });
    await close();
  });

  test("resigning, and deleting oneself in the middle of a game", async () => {
    const first = await seated();
    await first.blue.ask("resign", { match: first.match });
    expect((await first.red.shows(({ phase }) => phase === "over")).result).toEqual({
      winner: "red",
      reason: "resigned",
    });
    await first.close();
    const second = await seated();
    await fetch(`${urls[0]}/api/me`, { method: "DELETE", headers: { cookie: second.cookies.red } });
    expect((await second.blue.shows(({ phase }) => phase === "over")).result).toEqual({
      winner: "blue",
      reason: "resigned",
    });
    await second.close();
  });
});
