/** Rooms and quick matches: who is paired with whom, on which side, and who is not. */
import type { RequestFields } from "@masume/protocol";
import { describe, expect, test } from "vitest";
import { Blocks } from "../players/blocks.js";
import { addPlayers, type MemoryStorage, memoryStorage } from "../storage/testing/memory-storage.js";
import { addMatch } from "../storage/testing/rows.js";
import { GameStarts } from "./game-starts.js";
import { Lobby, type Pairing } from "./lobby.js";

const terms: RequestFields<"seek"> = { rules: "official", clock: "fischer:180+2" };

async function start(maxGames = 20) {
  const storage = await memoryStorage();
  await storage.db
    .insertInto("nodes")
    .values(["here", "there"].map((id) => ({ id, seen_at: 0 })))
    .execute();
  const ids = (await addPlayers(storage, "Aiko", "Ben", "Chie", "Dan")) as [string, string, string, string];
  const [aiko, ben, chie, dan] = ids;
  const lobbyOn = (node: string) =>
    new Lobby(storage.database, node, new GameStarts(storage.database, node, maxGames));
  const lobby = lobbyOn("here");
  const seeking = async () => (await lobby.openSeeks(10, undefined)).map(({ player }) => player.name);
  return { storage, lobby, lobbyOn, seeking, blocks: new Blocks(storage.database), aiko, ben, chie, dan };
}

async function matchOf({ db }: MemoryStorage, pairing: unknown) {
  const { match } = pairing as Pairing;
  return db.selectFrom("matches").selectAll().where("id", "=", match).executeTakeFirstOrThrow();
}

describe("rooms", () => {
  test("have the side that is asked for, six digits, and the terms", async () => {
    const { storage, lobby, aiko } = await start();
    const id = await lobby.openRoom(aiko, { ...terms, side: "blue", rated: true });
    const row = await storage.db.selectFrom("matches").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      id,
      phase: "waiting",
      red_id: null,
      blue_id: aiko,
      ...terms,
      created_at: storage.time,
    });
    expect(row.code).toMatch(/^\d{6}$/);
    expect(JSON.parse(row.details).ratingClass).toBe("blitz");
    expect(await lobby.findRoom(row.code!)).toBe(id);
    expect(await lobby.findRoom("nothing")).toBeUndefined();
    const sides = new Set<string | null>();
    for (let i = 0; i < 60; i++)
      sides.add((await matchOf(storage, { match: await lobby.openRoom(aiko, terms) })).red_id);
    expect(sides).toEqual(new Set([aiko, null]));
  });

  test("three of a player stay open, the newest; others' and games are not touched", async () => {
    const { storage, lobby, aiko, ben } = await start();
    await lobby.openRoom(ben, terms);
    const game = await addMatch(storage, { red: aiko, blue: ben, created_at: 0 });
    const rooms: string[] = [];
    for (let i = 0; i < 5; i++) {
      storage.time += 1;
      rooms.push(await lobby.openRoom(aiko, { ...terms, side: i % 2 === 0 ? "red" : "blue" }));
    }
    const mine = storage.db
      .selectFrom("matches")
      .select("id")
      .where((where) => where.or([where("red_id", "=", aiko), where("blue_id", "=", aiko)]));
    const left = (await mine.execute()).map(({ id }) => id);
    expect(left.sort()).toEqual([...rooms.slice(2), game].sort());
    const theirs = storage.db.selectFrom("matches").select("id").where("phase", "=", "waiting");
    expect(await theirs.execute()).toHaveLength(4);
  });
});

describe("a quick match", () => {
  test("is with who waits longest among those who want the same", async () => {
    const { storage, lobby, seeking, aiko, ben, chie, dan } = await start();
    for (const player of [ben, aiko, chie]) {
      const other = player === ben ? { clock: "fischer:300+5" } : {};
      expect(await lobby.seek(player, { ...terms, ...other, side: "red" })).toBeUndefined();
      storage.time += 1;
    }
    expect(await seeking()).toEqual(["Ben", "Aiko", "Chie"]);
    const pairing = await lobby.seek(dan, terms);
    expect(pairing).toMatchObject({ players: [dan, aiko] });
    expect(await matchOf(storage, pairing)).toMatchObject({
      red_id: aiko,
      blue_id: dan,
      phase: "playing",
      code: null,
      ...terms,
    });
    expect(await seeking()).toEqual(["Ben", "Chie"]);
  });

  test.each([
    ["rules", { rules: "basic" }],
    ["clock", { clock: "fischer:180+3" }],
    ["rating", { rated: true }],
  ] as const)("is not between two who want different %s", async (_what, other) => {
    const { lobby, seeking, aiko, ben } = await start();
    await lobby.seek(aiko, terms);
    expect(await lobby.seek(ben, { ...terms, ...other })).toBeUndefined();
    expect(await seeking()).toHaveLength(2);
  });

  test.each([
    ["red", "blue", "AB"],
    ["blue", "red", "BA"],
    ["red", undefined, "AB"],
    ["blue", undefined, "BA"],
    [undefined, "red", "BA"],
    [undefined, "blue", "AB"],
    ["red", "red", ""],
    ["blue", "blue", ""],
  ] as const)("first wants %s, second %s: %s", async (first, second, seats) => {
    const { storage, lobby, aiko, ben } = await start();
    const wanting = (side?: "red" | "blue") => (side ? { ...terms, side } : terms);
    await lobby.seek(aiko, wanting(first));
    const pairing = await lobby.seek(ben, wanting(second));
    if (seats === "") return expect(pairing).toBeUndefined();
    const { red_id, blue_id } = await matchOf(storage, pairing);
    expect([red_id, blue_id]).toEqual(seats === "AB" ? [aiko, ben] : [ben, aiko]);
  });

  test("seeking again keeps one's place, with the new wish; the old one is gone", async () => {
    const { storage, lobby, seeking, aiko, ben } = await start();
    await lobby.seek(aiko, terms);
    const since = storage.time;
    storage.time += 5;
    await lobby.seek(ben, { ...terms, side: "red", rated: true });
    await lobby.seek(aiko, { ...terms, rules: "basic" });
    expect(await seeking()).toEqual(["Aiko", "Ben"]);
    expect((await lobby.openSeeks(1, undefined))[0]).toMatchObject({ rules: "basic", since });
  });

  test.each(["first", "second"])("is not past a block of the %s", async (who) => {
    const { lobby, blocks, aiko, ben, chie } = await start();
    await (who === "first" ? blocks.add(aiko, ben) : blocks.add(ben, aiko));
    await lobby.seek(aiko, terms);
    expect(await lobby.seek(ben, terms)).toBeUndefined();
    expect(await lobby.take(ben, aiko)).toBe("blocked");
    // Neither sees the other in the list; others see both.
    const seen = async (viewer: string) =>
      (await lobby.openSeeks(10, viewer)).map(({ player }) => player.name);
    expect([await seen(aiko), await seen(ben), await seen(chie)]).toEqual([
      ["Aiko"],
      ["Ben"],
      ["Aiko", "Ben"],
    ]);
    expect(await lobby.seek(chie, terms)).toMatchObject({ players: [chie, aiko] });
  });

  test("needs room for both: who has none is refused, or passed over", async () => {
    const { storage, lobby, aiko, ben, chie } = await start(1);
    await lobby.seek(aiko, { ...terms, side: "red" });
    await addMatch(storage, { red: aiko, blue: chie });
    expect(await lobby.seek(chie, terms)).toBe("too-many-games");
    expect(await lobby.seek(ben, terms)).toBeUndefined();
    expect(await lobby.take(ben, aiko)).toBe("too-many-games");
    expect(await lobby.take(chie, ben)).toBe("too-many-games");
  });

  test("who was paired and does not know it gets that game, not another one", async () => {
    const { storage, lobby, aiko, ben, chie } = await start();
    await lobby.seek(aiko, { ...terms, side: "red" });
    const { match } = (await lobby.seek(ben, terms)) as Pairing;
    await lobby.seek(chie, terms);
    expect(await lobby.seek(aiko, terms)).toEqual({ match, players: [aiko] });
    const ply = (count: number) =>
      storage.db.updateTable("matches").set({ ply: count }).where("id", "=", match).execute();
    await ply(1);
    expect(await lobby.seek(ben, terms)).toEqual({ match, players: [ben] });
    // Another clock is another game, and so is a rated one; and the next after one's first move.
    expect(await lobby.seek(ben, { ...terms, clock: "fischer:300+5" })).toBeUndefined();
    expect(await lobby.seek(ben, { ...terms, rated: true })).toBeUndefined();
    expect(await lobby.seek(aiko, terms)).toMatchObject({ players: [aiko, chie] });
    await lobby.unseek(ben);
    await ply(2);
    expect(await lobby.seek(ben, terms)).toBeUndefined();
  });
});

test("a rated seek shows the seeker's rating at its own pace, a casual one none", async () => {
  const { storage, lobby, aiko } = await start();
  const row = { player_id: aiko, deviation: 50, volatility: 0.06, games: 9, at: 0 };
  await storage.db
    .insertInto("ratings")
    .values([
      { ...row, class: "blitz", rating: 1600 },
      { ...row, class: "rapid", rating: 1500 },
    ])
    .execute();
  const shown = async (clock: string, rated: boolean) => {
    await lobby.seek(aiko, { ...terms, clock, rated });
    return (await lobby.openSeeks(1, undefined))[0]!.rating?.rating;
  };
  expect(await shown("fischer:180+2", true)).toBe(1600);
  expect(await shown("fischer:900+10", true)).toBe(1500);
  expect(await shown("move:86400", true)).toBeUndefined();
  expect(await shown("fischer:180+2", false)).toBeUndefined();
});

describe("a seek that is taken", () => {
  test("gives the taker the other side, on the seeker's terms, and ends both seeks", async () => {
    const { storage, lobby, seeking, aiko, ben, chie } = await start();
    await lobby.seek(aiko, { ...terms, side: "blue", rated: true });
    await lobby.seek(ben, { ...terms, rules: "basic" });
    const pairing = await lobby.take(ben, aiko);
    expect(pairing).toMatchObject({ players: [ben, aiko] });
    const row = await matchOf(storage, pairing);
    expect(row).toMatchObject({ red_id: ben, blue_id: aiko, ...terms });
    expect(JSON.parse(row.details).ratingClass).toBe("blitz");
    expect(await seeking()).toEqual([]);
    expect(await lobby.take(ben, aiko)).toEqual({ match: row.id, players: [ben] });
    expect(await lobby.take(chie, aiko)).toBe("no-seek");
    await lobby.seek(chie, terms);
    expect(await lobby.take(chie, chie)).toBe("no-seek");
  });
});

describe("the list of seeks", () => {
  test("the longest waiting first, no more than asked for, with the rating at that pace", async () => {
    const { storage, lobby, aiko, ben, chie } = await start();
    const rating = { deviation: 50, volatility: 0.06, games: 7, at: 0 };
    await storage.db
      .insertInto("ratings")
      .values([
        { player_id: aiko, class: "rapid", rating: 1800, ...rating },
        { player_id: aiko, class: "blitz", rating: 1600.4, ...rating },
        { player_id: ben, class: "blitz", rating: 1700, ...rating },
      ])
      .execute();
    for (const [player, rated] of [
      [chie, true],
      [aiko, true],
      [ben, false],
    ] as const) {
      await lobby.seek(player, { ...terms, rated, side: "red" });
      storage.time += 1;
    }
    const seeks = await lobby.openSeeks(10, undefined);
    expect(
      seeks.map(({ player, rating, rated, since }) => [
        player.name,
        rating?.rating,
        rated,
        since - storage.time,
      ]),
    ).toEqual([
      ["Chie", undefined, true, -3],
      ["Aiko", 1600, true, -2],
      ["Ben", undefined, false, -1],
    ]);
    expect((await lobby.openSeeks(2, undefined)).map(({ player }) => player.name)).toEqual(["Chie", "Aiko"]);
  });
});

describe("unseeking", () => {
  test("ends one's seek on this server, and leaves one made on another", async () => {
    const { lobby, lobbyOn, seeking, aiko } = await start();
    await lobby.unseek(aiko);
    await lobby.seek(aiko, terms);
    await lobby.unseek(aiko);
    expect(await seeking()).toEqual([]);
    await lobby.seek(aiko, terms);
    await lobbyOn("there").seek(aiko, terms);
    await lobby.unseek(aiko);
    expect(await seeking()).toEqual(["Aiko"]);
  });
});

describe("those who wait are tried again", () => {
  test("after a second: two who missed each other are paired, and both are to be told", async () => {
    const { storage, lobby, aiko, ben } = await start();
    await lobby.seek(aiko, { ...terms, side: "red" });
    await lobby.seek(ben, { ...terms, side: "red" });
    await storage.db.updateTable("seeks").set({ side: null }).execute();
    expect(await lobby.retry()).toEqual([]);
    storage.time += 1_000;
    expect(await lobby.retry()).toEqual([]);
    storage.time += 1;
    const told = await lobby.retry();
    expect(new Set(told.map(({ match }) => match)).size).toBe(1);
    expect(new Set(told.map(({ player }) => player))).toEqual(new Set([aiko, ben]));
  });

  test("one who was paired elsewhere is told of that game, until they have been", async () => {
    const { storage, lobby, aiko, ben } = await start();
    await addMatch(storage, { red: aiko, blue: ben, created_at: storage.time - 1 });
    await lobby.seek(aiko, terms);
    await storage.db.deleteFrom("seeks").execute();
    const match = await addMatch(storage, { red: ben, blue: aiko });
    await addMatch(storage, { red: aiko, phase: "waiting", created_at: storage.time + 1 });
    storage.time += 2_000;
    expect(await lobby.retry()).toEqual([{ player: aiko, match }]);
    expect(await lobby.retry()).toEqual([{ player: aiko, match }]);
    lobby.onNotified(aiko);
    expect(await lobby.retry()).toEqual([]);
  });

  test("a seek that was deleted with its server is written again; one made elsewhere is left there", async () => {
    const { storage, lobby, lobbyOn, seeking, aiko, ben } = await start();
    await lobby.seek(aiko, terms);
    await storage.db.deleteFrom("seeks").execute();
    storage.time += 2_000;
    expect(await lobby.retry()).toEqual([]);
    expect(await seeking()).toEqual(["Aiko"]);
    await lobbyOn("there").seek(aiko, { ...terms, rules: "basic" });
    expect(await lobby.retry()).toEqual([]);
    expect(await lobby.openSeeks(5, undefined)).toMatchObject([{ player: { id: aiko }, rules: "basic" }]);
    expect(await lobby.seek(ben, terms)).toBeUndefined();
  });

  test("one who was refused, or stopped, is not", async () => {
    const { storage, lobby, seeking, aiko, ben, chie } = await start(1);
    await addMatch(storage, { red: aiko, blue: chie });
    expect(await lobby.seek(aiko, terms)).toBe("too-many-games");
    await lobby.seek(ben, terms);
    await lobby.unseek(ben);
    await storage.db.deleteFrom("matches").execute();
    storage.time += 2_000;
    expect(await lobby.retry()).toEqual([]);
    expect(await seeking()).toEqual([]);
  });
});
