/** Ratings, beside the paper they come from and beside an implementation by somebody else. */
import { createRandom } from "@masume/kernel";
// @ts-expect-error: it comes without types
import { Glicko2 } from "glicko2";
import rate from "glicko2-lite";
import { Kysely, SqliteDialect } from "kysely";
import Database from "libsql";
import { expect, test } from "vitest";
import { migrate } from "../storage/migrate.js";
import type { Schema } from "../storage/schema.js";
import { addPlayers, memoryStorage } from "../storage/testing/memory-storage.js";
import {
  afterPause,
  initialRating,
  isProvisional,
  type Rating,
  rateGame,
  writeRatedGame,
} from "./ratings.js";

test("the library gives what the worked example of the paper gives", () => {
  // Mark E. Glickman, Example of the Glicko-2 system (2022): a player of 1500, three games in one period.
  const after = rate(1500, 200, 0.06, [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.rd).toBeCloseTo(151.52, 1);
  expect(after.vol).toBeCloseTo(0.05999, 4);
});

test("what one wins the other loses, a draw moves equals nowhere, and every game makes both surer", () => {
  const [won, lost] = rateGame(initialRating, initialRating, 1);
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 9);
  expect(won.rating).toBeGreaterThan(1500);
  const drawn = rateGame(initialRating, initialRating, 0.5);
  for (const one of drawn) {
    expect(one.rating).toBeCloseTo(1500, 9);
    expect(one.deviation).toBeLessThan(350);
  }
});

test("a rating is provisional until it is known to about a hundred points, and again after long enough", () => {
  expect(isProvisional(initialRating)).toBe(true);
  const known: Rating = { rating: 1600, deviation: 60, volatility: 0.06 };
  expect(isProvisional(known)).toBe(false);
  expect([110, 110.001].map((deviation) => isProvisional({ deviation }))).toEqual([false, true]);
  const week = 7 * 24 * 60 * 60_000;
  expect(afterPause(known, week - 1)).toEqual(known);
  // The paper's step for a period without games: √(φ² + σ²) in its own units of 173.7178 points.
  const once = 173.7178 * Math.hypot(60 / 173.7178, 0.06);
  expect(afterPause(known, week).deviation).toBeCloseTo(once, 9);
  expect(isProvisional(afterPause(known, 100 * week))).toBe(true);
  expect(afterPause(known, 1e6 * week)).toEqual({ ...known, deviation: 350 });
});

test("a thousand games, each written to a database, give every player the rating that another implementation gives", async () => {
  const random = createRandom("a thousand games");
  const settings = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 };
  const players = Array.from({ length: 12 }, (_, i) => ({
    id: `player ${i}`,
    strength: 1200 + 60 * i,
    games: 0,
    theirs: { ...initialRating },
  }));
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Database(":memory:") }) });
  await migrate(db, "memory");
  await db
    .insertInto("players")
    .values(players.map(({ id }) => ({ id, name: id, created_at: 0 })))
    .execute();
  for (let game = 0; game < 1000; game++) {
    const [a, b] = random.shuffle([...players]) as [(typeof players)[0], (typeof players)[0]];
    const expected = 1 / (1 + 10 ** ((b.strength - a.strength) / 400));
    const drawn = random.below(10) === 0;
    const score = drawn ? 0.5 : random.unit() < expected ? 1 : 0;
    await db
      .transaction()
      .execute((transaction) =>
        writeRatedGame(
          transaction,
          { lockRows: (query) => query },
          { class: "blitz", players: [a.id, b.id], score },
          game,
        ),
      );
    const period = new Glicko2(settings);
    const pair = [a, b].map(({ theirs }) =>
      period.makePlayer(theirs.rating, theirs.deviation, theirs.volatility),
    );
    period.updateRatings([[pair[0]!, pair[1]!, score]]);
    for (const [i, one] of [a, b].entries()) {
      const player = pair[i]!;
      one.theirs = { rating: player.getRating(), deviation: player.getRd(), volatility: player.getVol() };
      one.games++;
    }
  }
  for (const { id, theirs, strength, games } of players) {
    const ours = await db
      .selectFrom("ratings")
      .selectAll()
      .where("player_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(ours.games).toBe(games);
    expect(Math.abs(ours.rating - theirs.rating)).toBeLessThan(0.01);
    expect(Math.abs(ours.deviation - theirs.deviation)).toBeLessThan(0.01);
    expect(Math.abs(ours.volatility - theirs.volatility)).toBeLessThan(1e-5);
    // And it says something: strengths are 60 apart around 1530, and deviations around 60.
    expect(Math.abs(ours.rating - (strength - 30))).toBeLessThan(3 * ours.deviation);
    expect(isProvisional(ours)).toBe(false);
  }
  await db.destroy();
});

test.each([
  { names: ["Aiko", "Ben"], weeks: [0, 30], score: 1 },
  { names: ["Aiko", "Ben"], weeks: [30, 0], score: 0 },
  { names: ["Ben", "Aiko"], weeks: [5, 50], score: 0.5 },
  { names: ["Ben", "Aiko"], weeks: [50, 5], score: 1 },
])(
  "each is as unsure as after their own pause: $names after $weeks weeks",
  async ({ names, weeks, score }) => {
    const storage = await memoryStorage();
    const { db, time } = storage;
    const [a, b] = (await addPlayers(storage, ...names)) as [string, string];
    const known: [Rating, Rating] = [
      { rating: 1600, deviation: 60, volatility: 0.06 },
      { rating: 1450, deviation: 80, volatility: 0.05 },
    ];
    const pauses = weeks.map((count) => count * 7 * 24 * 60 * 60_000);
    const rows = [a, b].flatMap((player_id, i) => [
      { ...known[i]!, player_id, class: "blitz" as const, games: 9 + i, at: time - pauses[i]! },
      { ...known[i]!, player_id, class: "rapid" as const, games: 3, at: 0 },
    ]);
    await db.insertInto("ratings").values(rows).execute();
    const game = { class: "blitz", players: [a, b], score } as const;
    const written = await writeRatedGame(db, storage.database, game, time);
    const before: [Rating, Rating] = [afterPause(known[0], pauses[0]!), afterPause(known[1], pauses[1]!)];
    const after = rateGame(...before, score);
    for (const i of [0, 1]) {
      expect(written![i]!.before).toMatchObject(before[i]!);
      expect(written![i]!.after).toEqual(after[i]);
    }
    const stored = (clock: "blitz" | "rapid") =>
      db.selectFrom("ratings").selectAll().where("class", "=", clock).orderBy("games").execute();
    expect(await stored("blitz")).toMatchObject([
      { ...after[0], player_id: a, games: 10, at: time },
      { ...after[1], player_id: b, games: 11, at: time },
    ]);
    // Of another clock nothing has changed.
    expect(await stored("rapid")).toEqual(
      expect.arrayContaining(rows.filter((row) => row.class === "rapid")),
    );
  },
);
