import type { GameId } from "@masume/games";
import { expect, test } from "vitest";
import type { SolveRecord } from "../../platform/storage/schema.js";
import { kindsOf, lastDays, limitedKindsOf, solvedAt } from "./statistics.js";

const solve = (day: string, time = 1000, hints = 0, of: Partial<SolveRecord> = {}): SolveRecord => ({
  key: `stroke/x@${Date.parse(day) + time}`,
  game: "stroke" as GameId,
  day,
  time,
  hints,
  ...of,
});
const ten = { width: 10, height: 10 };
const five = { width: 5, height: 5 };

test("each kind has its count, its best and its median, and hints set neither", () => {
  const kinds = kindsOf([
    solve("2026-11-01", 9000, 0, { size: five, level: 1 }),
    solve("2026-11-01", 1000, 2, { size: five, level: 1 }),
    solve("2026-11-02", 4000, 0, { size: five, level: 1 }),
    solve("2026-11-02", 5000, 0, { size: ten, level: 1 }),
    solve("2026-11-02", 6000, 0, { size: five, level: 2 }),
    solve("2026-11-02", 7000, 1, { game: "slither", size: five }),
  ]);
  expect(
    kinds.map(({ game, size, level, solves, unaided, best, median }) => [
      game,
      size?.width,
      level,
      solves.length,
      unaided,
      best,
      median,
    ]),
  ).toEqual([
    ["slither", 5, undefined, 1, 0, undefined, undefined],
    ["stroke", 5, 1, 3, 2, 4000, 6500],
    ["stroke", 5, 2, 1, 1, 6000, 6000],
    ["stroke", 10, 1, 1, 1, 5000, 5000],
  ]);
});

test("levels rise; boards beyond the scale, and those never measured, come after them", () => {
  const levels = [null, 5, undefined, 1, 3] as const;
  const kinds = kindsOf(
    levels.map((level) =>
      solve("2026-11-01", 1000, 0, { size: five, ...(level === undefined ? {} : { level }) }),
    ),
  );
  expect(kinds.slice(0, 3).map(({ level }) => level)).toEqual([1, 3, 5]);
});

test("within a kind the oldest comes first, by the moment where it is known", () => {
  const [kind] = kindsOf([
    solve("2026-11-02", 2),
    solve("2026-11-01", 1),
    solve("2026-10-01", 3, 0, { key: "stroke/old" }),
  ]);
  expect(kind!.solves.map(({ time }) => time)).toEqual([3, 1, 2]);
  const at = (key: string) => solvedAt(solve("2026-10-01", 3, 0, { key }));
  const noon = Date.parse("2026-10-01T12:00");
  expect(at(`stroke/s3@${noon}`)).toBe(noon);
  for (const key of [
    "stroke/old",
    "stroke/old@",
    "stroke/old@0",
    "stroke/old@-5",
    "stroke/old@then",
    "stroke@7/old",
  ])
    expect(at(key), key).toBe(Date.parse("2026-10-01"));
});

test("boards of as many cells, but another shape, are another kind", () => {
  const shapes = [
    { width: 1, height: 11 },
    { width: 11, height: 1 },
  ];
  expect(kindsOf(shapes.map((size) => solve("2026-11-01", 1000, 0, { size })))).toHaveLength(2);
});

test("the last days end today and count each day", () => {
  expect(
    lastDays(
      [solve("2026-03-01"), solve("2026-03-01", 2), solve("2026-02-27"), solve("2026-01-01")],
      "2026-03-01",
      4,
    ),
  ).toEqual([
    { day: "2026-02-26", solved: 0 },
    { day: "2026-02-27", solved: 1 },
    { day: "2026-02-28", solved: 0 },
    { day: "2026-03-01", solved: 2 },
  ]);
});

test("games within a limit are counted by size and limit, and by what they reached", () => {
  const six = { width: 6, height: 6 };
  const game = (value: number, moves: number, maxMoves: number, hints = 0) =>
    solve("2026-11-01", 1000, hints, {
      game: "sono",
      size: six,
      score: { value, of: 18, moves, maxMoves },
    });
  const kinds = limitedKindsOf([
    solve("2026-11-01", 1000),
    game(15, 12, 12),
    game(18, 9, 12),
    game(12, 12, 12),
    game(18, 6, 12, 1),
    game(5, 5, 5, 2),
  ]);
  expect(kinds).toMatchObject([
    { maxMoves: 5, games: 1, solved: 0 },
    { maxMoves: 12, games: 4, solved: 2, best: { value: 18, moves: 9 }, median: 15 },
  ]);
  expect(kinds[0]).not.toHaveProperty("best");
});

test("limited games are sorted by game, size and limit; of as many pairs the fewest moves are the best", () => {
  const game = (id: GameId, of: number, maxMoves: number, moves = maxMoves) =>
    solve("2026-11-01", 1000, 0, { game: id, score: { value: 4, of, moves, maxMoves } });
  const kinds = limitedKindsOf([
    game("stroke", 8, 1),
    game("sono", 18, 2),
    game("sono", 8, 9, 9),
    game("sono", 8, 9, 5),
    game("sono", 8, 9, 7),
    game("sono", 8, 3),
  ]);
  expect(kinds.map(({ game: id, of, maxMoves, best }) => [id, of, maxMoves, best?.moves])).toEqual([
    ["sono", 8, 3, 3],
    ["sono", 8, 9, 5],
    ["sono", 18, 2, 2],
    ["stroke", 8, 1, 1],
  ]);
});

test("boards of one width are told apart by their height, and come by their cells", () => {
  const sizes = [
    { width: 5, height: 20 },
    { width: 10, height: 5 },
    { width: 5, height: 5 },
    { width: 10, height: 5 },
  ];
  const kinds = kindsOf(sizes.map((size) => solve("2026-11-01", 1000, 0, { size, level: 1 })));
  expect(kinds.map(({ size, solves }) => [size?.width, size?.height, solves.length])).toEqual([
    [5, 5, 1],
    [10, 5, 2],
    [5, 20, 1],
  ]);
});

test("limited games of one limit are told apart by what there is to reach", () => {
  const scores = [18, 8, 8].map((of) => ({ value: of, of, moves: 5, maxMoves: 5 }));
  const kinds = limitedKindsOf(scores.map((score) => solve("2026-11-01", 1000, 0, { score })));
  expect(kinds.map(({ of, games }) => [of, games])).toEqual([
    [8, 2],
    [18, 1],
  ]);
});
