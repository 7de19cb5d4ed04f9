/**
 * What keeps games from piling up, on SQLite and through two nodes on PostgreSQL: a
 * limit per player, an end to idle games, room codes that come free, one game per
 * quick match.
 */
import type { SocketResult } from "@masume/protocol";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { databaseKinds } from "./databases.js";
import { randomGame } from "./games.js";
import { type Installation, install } from "./nodes.js";
import { type NewPlayer, newPlayer, PlayerSocket, seatPair } from "./player-socket.js";

const plenty = { perSecond: 1_000, burst: 1_000 };
const sockets = { socket: plenty, player: plenty, roomCodes: plenty };
const tooMany = { ok: false, error: { code: "too-many-games" } };
const quick = { rules: "official", clock: "fischer:300+5" } as const;
const dayMs = 24 * 60 * 60_000;

let people = 0;

/** Each from an address of their own: of one, only so many come in a minute. */
function newcomer(url: string, name: string): Promise<NewPlayer> {
  return newPlayer(url, name, { "x-forwarded-for": `192.0.2.${++people}` });
}

describe.each(databaseKinds)("%s", (kind) => {
  let installation: Installation;
  let urls: readonly [string, string];

  beforeAll(async () => {
    const times = { heartbeatMs: 20, deadMs: 2_000 };
    installation = await install(kind, { sockets, online: { maxGames: 3, times }, trustProxy: 1 });
    urls = [installation.nodes[0].url, installation.nodes[1].url];
  });
  afterAll(() => installation.stop());

  const database = () => installation.nodes[0].storage.database;
  const pair = async (): Promise<[NewPlayer, NewPlayer]> => [
    await newcomer(urls[0], "Aiko"),
    await newcomer(urls[1], "Ben"),
  ];

  const codeOf = async (id: string) =>
    database().db.selectFrom("matches").select("code").where("id", "=", id).executeTakeFirst();
  const setAge = (id: string, minutes: number) =>
    database()
      .db.updateTable("matches")
      .set({ created_at: database().now() - minutes * 60_000 })
      .where("id", "=", id)
      .execute();

  test("nobody starts more games than they may, also many at once, by whatever way", async () => {
    const hosts = await Promise.all(["Host", "Other"].map((name) => newcomer(urls[0], name)));
    const rooms: string[] = [];
    const opened = await Promise.all(hosts.map(({ cookie }) => PlayerSocket.open(urls[0], cookie)));
    for (const host of opened) for (let i = 0; i < 3; i++) rooms.push(await host.openRoom("basic", "none"));
    const guest = await PlayerSocket.open(urls[0], (await newcomer(urls[0], "Guest")).cookie);
    const joined: SocketResult<"join">[] = await Promise.all(
      rooms.map((room) => guest.request("join", { room })),
    );
    const games = joined.flatMap((result) => (result.ok ? result.value.match : []));
    expect(games).toHaveLength(3);
    for (const result of joined.filter(({ ok }) => !ok)) expect(result).toEqual(tooMany);
    expect(await guest.request("open", quick)).toEqual(tooMany);
    expect(await guest.request("seek", quick)).toEqual(tooMany);
    // One's own seat is still one's own.
    expect(await guest.request("join", { room: games[0]! })).toMatchObject({ ok: true });
    await guest.request("resign", { match: games[0]! });
    const free = rooms.find((room) => !games.includes(room))!;
    expect(await guest.request("join", { room: free })).toMatchObject({ ok: true });
    // A rematch is one more game for both.
    const host = opened[rooms.indexOf(games[0]!) < 3 ? 0 : 1]!;
    const rematch = { match: games[0]!, offer: "rematch", ply: 0 } as const;
    expect(await guest.request("offer", rematch)).toMatchObject({ ok: true });
    expect(await host.request("accept", rematch)).toEqual(tooMany);
    await Promise.all([guest, ...opened].map((one) => one.close()));
  });

  test("nor on several servers at once; and the limit is that of whoever opened the room too", async () => {
    const hosts = await Promise.all(["One", "Two"].map((name) => newcomer(urls[0], name)));
    const opened = await Promise.all(hosts.map(({ cookie }) => PlayerSocket.open(urls[0], cookie)));
    const rooms: string[] = [];
    for (const host of opened) for (let i = 0; i < 3; i++) rooms.push(await host.openRoom("basic", "none"));
    const { cookie } = await newcomer(urls[0], "Guest");
    const guests = [await PlayerSocket.open(urls[0], cookie), await PlayerSocket.open(urls[1], cookie)];
    const joined = await Promise.all(rooms.map((room, i) => guests[i % 2]!.request("join", { room })));
    expect(joined.filter(({ ok }) => ok)).toHaveLength(3);
    for (const result of joined.filter(({ ok }) => !ok)) expect(result).toEqual(tooMany);
    // Every host has rooms for three games, whatever else they play meanwhile.
    const [host] = opened;
    const [match] = joined.flatMap((result) => (result.ok ? result.value.match : []));
    await guests[0]!.request("resign", { match: match! });
    const others = await Promise.all(
      ["a", "b", "c"].map(async (name) => PlayerSocket.open(urls[1], (await newcomer(urls[1], name)).cookie)),
    );
    const mine = await Promise.all(others.map((one) => one.openRoom("basic", "none")));
    await Promise.all(mine.map((room) => host!.request("join", { room })));
    const left = rooms.slice(0, 3).find((_, i) => !joined[i]!.ok);
    const playing = await database()
      .db.selectFrom("matches")
      .select("id")
      .where("phase", "=", "playing")
      .where((either) =>
        either.or([either("red_id", "=", hosts[0]!.id), either("blue_id", "=", hosts[0]!.id)]),
      )
      .execute();
    expect(playing).toHaveLength(3);
    if (left !== undefined) expect(await others[0]!.request("join", { room: left })).toEqual(tooMany);
    expect(await database().db.selectFrom("game_starts").selectAll().execute()).toEqual([]);
    await Promise.all([...guests, ...opened, ...others].map((one) => one.close()));
  });

  test("of many rooms opened at once, three stay open", async () => {
    const { id, cookie } = await newcomer(urls[0], "Host");
    const hosts = [await PlayerSocket.open(urls[0], cookie), await PlayerSocket.open(urls[1], cookie)];
    await Promise.all(Array.from({ length: 20 }, (_, i) => hosts[i % 2]!.openRoom("basic", "none")));
    const rooms = await database()
      .db.selectFrom("matches")
      .select("id")
      .where("phase", "=", "waiting")
      .where((either) => either.or([either("red_id", "=", id), either("blue_id", "=", id)]))
      .execute();
    expect(rooms).toHaveLength(3);
    await Promise.all(hosts.map((one) => one.close()));
  });

  test("a start whose commit was not confirmed is not counted for ever", async () => {
    const [host, guest] = await pair();
    const sockets = [
      await PlayerSocket.open(urls[0], host.cookie),
      await PlayerSocket.open(urls[0], guest.cookie),
    ] as const;
    const room = await sockets[0].openRoom("basic", "none");
    const { db } = database();
    const transaction = db.transaction.bind(db);
    const lost = vi.spyOn(db, "transaction").mockImplementation(() => {
      const begun = transaction();
      const execute = begun.execute.bind(begun);
      return Object.assign(begun, {
        execute: async (...work: Parameters<typeof execute>) => {
          await execute(...work);
          lost.mockRestore();
          throw new Error("Connection terminated unexpectedly");
        },
      });
    });
    expect(await sockets[1].request("join", { room })).toMatchObject({ error: { code: "storage" } });
    const left = () => db.selectFrom("game_starts").selectAll().execute();
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 30_000 });
    expect(await sockets[1].request("join", { room })).toMatchObject({ ok: true });
    await Promise.all(sockets.map((one) => one.close()));
  });

  test("a game without a clock ends when nobody has moved for two weeks", async () => {
    const { match, sockets } = await seatPair(urls, await pair());
    const row = await database()
      .db.selectFrom("matches")
      .select(["turn_at", "deadline"])
      .where("id", "=", match)
      .executeTakeFirstOrThrow();
    expect(row.deadline).toBe(row.turn_at + 14 * dayMs);
    await Promise.all(sockets.map((one) => one.request("unwatch", { match })));
    await database()
      .db.updateTable("matches")
      .set({ turn_at: row.turn_at - 14 * dayMs, deadline: row.turn_at })
      .where("id", "=", match)
      .execute();
    await sockets[0].request("watch", { match });
    const over = await sockets[0].matchWhen(({ phase }) => phase === "over");
    expect(over.result).toEqual({ winner: null, reason: "expired" });
    await Promise.all(sockets.map((one) => one.close()));
  });

  test("a fourth open room closes the oldest of the player's own", async () => {
    const [mine, other] = await pair();
    const [host, guest] = [
      await PlayerSocket.open(urls[0], mine.cookie),
      await PlayerSocket.open(urls[1], other.cookie),
    ];
    const theirs = await guest.openRoom("basic", "none");
    const rooms: string[] = [];
    for (const minutes of [1, 3, 2]) {
      const room = await host.openRoom("basic", "none");
      rooms.push(room);
      await setAge(room, minutes);
    }
    await setAge(theirs, 9);
    rooms.push(await host.openRoom("basic", "none"));
    const isOpen = async (room: string) => (await codeOf(room))?.code !== undefined;
    expect(await Promise.all(rooms.map(isOpen))).toEqual([true, false, true, true]);
    expect(await isOpen(theirs)).toBe(true);
    await Promise.all([host, guest].map((one) => one.close()));
  });

  test("the code of a room that is full or closed is free again after ten minutes", async () => {
    const { match, sockets } = await seatPair(urls, await pair());
    const [host] = sockets;
    const open = await host.openRoom("basic", "none");
    const closed = await host.openRoom("basic", "none");
    await setAge(match, 11);
    await setAge(open, 119);
    await setAge(closed, 131);
    while (await codeOf(closed)) await host.request("ping");
    while ((await codeOf(match))?.code) await host.request("ping");
    expect((await codeOf(open))?.code).toMatch(/^\d{6}$/);
    await Promise.all(sockets.map((one) => one.close()));
  });

  test("a seeker who was paired without hearing of it finds that game, not a second one", async () => {
    const [aiko, ben] = await pair();
    const [a, b] = [
      await PlayerSocket.open(urls[0], aiko.cookie),
      await PlayerSocket.open(urls[1], ben.cookie),
    ];
    await a.request("seek", quick);
    const paired = b.next("paired");
    await b.request("seek", quick);
    const { match } = await paired;
    a.socket.terminate();
    const third = await PlayerSocket.open(urls[0], (await newcomer(urls[0], "Cleo")).cookie);
    await third.request("seek", quick);
    const again = await PlayerSocket.open(urls[1], aiko.cookie);
    const heard = again.next("paired");
    await again.request("seek", quick);
    expect((await heard).match).toBe(match);
    expect(third.received.some((text) => text.includes("paired"))).toBe(false);
    await Promise.all([again, b, third].map((one) => one.close()));
  });

  test("so does one whose opponent has moved meanwhile", async () => {
    const [aiko, ben] = await pair();
    const [a, b] = [
      await PlayerSocket.open(urls[0], aiko.cookie),
      await PlayerSocket.open(urls[1], ben.cookie),
    ];
    const blue = { ...quick, side: "blue" } as const;
    await a.request("seek", blue);
    const paired = b.next("paired");
    await b.request("seek", quick);
    const { match } = await paired;
    a.socket.terminate();
    await b.request("watch", { match });
    const [turn] = randomGame("meanwhile", "official", 2, 2).turns;
    expect(await b.move(0, turn!)).toMatchObject({ ok: true });
    const again = await PlayerSocket.open(urls[1], aiko.cookie);
    const heard = again.next("paired");
    await again.request("seek", blue);
    expect((await heard).match).toBe(match);
    await Promise.all([again, b].map((one) => one.close()));
  });
});
