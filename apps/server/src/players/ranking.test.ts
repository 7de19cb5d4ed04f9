/** Lists of ratings: who is ranked, in which order, where one stands; and what a game writes. */
import { describe, expect, test } from "vitest";
import type { RatingRow } from "../storage/schema.js";
import { addPlayers, type MemoryStorage, memoryStorage } from "../storage/testing/memory-storage.js";
import { Ratings, writeRatedGame } from "./ratings.js";

const weekMs = 7 * 24 * 60 * 60_000;
const lock = { lockRows: <Query>(query: Query) => query };

async function rate(storage: MemoryStorage, player: string, row: Partial<RatingRow>): Promise<void> {
  const usual = { class: "blitz", rating: 1500, deviation: 80, volatility: 0.06, games: 9, at: 0 } as const;
  await storage.db
    .insertInto("ratings")
    .values({ ...usual, ...row, player_id: player })
    .execute();
}

describe("the ranking", () => {
  async function start() {
    const storage = await memoryStorage();
    const [a, b, c, d, e] = (await addPlayers(storage, "Aiko", "Ben", "Chie", "Dan", "Emi")) as [
      string,
      string,
      string,
      string,
      string,
    ];
    await rate(storage, a, { rating: 1600 });
    await rate(storage, b, { rating: 1700.4, deviation: 110 });
    await rate(storage, c, { rating: 1600 });
    await rate(storage, d, { rating: 2000, deviation: 110.001 });
    await rate(storage, e, { rating: 1400 });
    // At another pace everything is the other way round.
    await rate(storage, e, { class: "rapid", rating: 1900, games: 3 });
    await rate(storage, a, { class: "rapid", rating: 1200, games: 2 });
    return { ratings: new Ratings(storage.database), ids: { a, b, c, d, e } };
  }

  test("highest first, equal ones share a rank, and a deviation of 110 is just enough", async () => {
    const { ratings } = await start();
    const { players, you } = await ratings.ranking("blitz", 10, undefined);
    expect(players.map(({ rank, player, rating }) => [rank, player.name, rating])).toEqual([
      [1, "Ben", 1700],
      [2, "Aiko", 1600],
      [2, "Chie", 1600],
      [4, "Emi", 1400],
    ]);
    expect(you).toBeNull();
  });

  test("is cut at its limit, and one's own place is counted beyond it", async () => {
    const { ratings, ids } = await start();
    const { players, you } = await ratings.ranking("blitz", 2, ids.e);
    expect(players.map(({ player }) => player.name)).toEqual(["Ben", "Aiko"]);
    expect(you).toEqual({ rank: 4, rating: 1400, deviation: 80, games: 9, isProvisional: false });
  });

  test.each([
    ["a", 2],
    ["b", 1],
    ["c", 2],
    ["d", null],
  ] as const)("%s stands at %s", async (who, rank) => {
    const { ratings, ids } = await start();
    const { you } = await ratings.ranking("blitz", 10, ids[who]);
    expect(you?.rank).toBe(rank);
    expect(you?.isProvisional).toBe(rank === null);
  });

  test("each pace has a ranking and ratings of its own", async () => {
    const { ratings, ids } = await start();
    const { players, you } = await ratings.ranking("rapid", 10, ids.a);
    expect(players.map(({ player }) => player.name)).toEqual(["Emi", "Aiko"]);
    expect(you).toMatchObject({ rank: 2, rating: 1200, games: 2 });
    expect((await ratings.ranking("rapid", 10, ids.b)).you).toBeNull();
    expect((await ratings.ranking("correspondence", 10, ids.a)).players).toEqual([]);
    expect((await ratings.of(ids.a)).map(({ clock, rating }) => [clock, rating])).toEqual([
      ["blitz", 1600],
      ["rapid", 1200],
    ]);
  });
});

describe("a rated game", () => {
  async function start() {
    const storage = await memoryStorage();
    const [a, b] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
    const write = (score: number, players: [string, string] = [a, b]) =>
      storage.db
        .transaction()
        .execute((db) => writeRatedGame(db, lock, { class: "blitz", players, score }, storage.time));
    const rows = (player: string) =>
      storage.db.selectFrom("ratings").selectAll().where("player_id", "=", player).orderBy("class").execute();
    return { storage, a, b, write, rows };
  }

  test.each([
    [1, 1662, 1338],
    [0, 1338, 1662],
    [0.5, 1500, 1500],
  ])("a score of %s is the first one's, whatever their ids", async (score, first, second) => {
    const { storage, a, b, write, rows } = await start();
    for (const players of [[a, b] as const, [b, a] as const]) {
      await storage.db.deleteFrom("ratings").execute();
      await write(score, [...players]);
      const [[one], [two]] = [await rows(players[0]), await rows(players[1])];
      expect([one!.rating, two!.rating].map(Math.round)).toEqual([first, second]);
    }
  });

  test("changes one pace only, counts, and notes when", async () => {
    const { storage, a, write, rows } = await start();
    await rate(storage, a, { class: "rapid", rating: 1900 });
    storage.time += 5;
    await write(1);
    const [blitz, rapid] = await rows(a);
    expect(blitz).toMatchObject({ class: "blitz", games: 1, at: storage.time });
    expect(rapid).toMatchObject({ class: "rapid", rating: 1900, games: 9, at: 0 });
  });

  test("after a pause a rating is less sure, and moves further", async () => {
    const { storage, a, b, write } = await start();
    for (const player of [a, b]) await rate(storage, player, { deviation: 60, at: storage.time });
    const [soon] = (await write(1))!;
    expect(soon!.before.deviation).toBe(60);
    storage.time += 50 * weekMs;
    const [later] = (await write(1))!;
    expect(later!.before.deviation).toBeGreaterThan(90);
    // The pause ends with the game.
    const [next] = (await write(1))!;
    expect(next!.before.deviation).toBe(later!.after.deviation);
  });

  test("counts for nobody when one of the two is gone", async () => {
    const { write, rows, a } = await start();
    expect(await write(1, [a, "nobody"])).toBeUndefined();
    expect((await rows(a))[0]).toMatchObject({ games: 0, rating: 1500 });
  });
});
