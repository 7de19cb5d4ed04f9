import { expect, test } from "vitest";
import type { SolveRecord } from "../platform/storage/schema.js";
import { compareScores, compareTimes } from "./own-best.js";

const ten = { width: 10, height: 10 };
const solve = (key: string, time: number, of: Partial<SolveRecord> = {}): SolveRecord => ({
  key: `slither/${key}@1`,
  game: "slither",
  day: "2026-11-15",
  time,
  hints: 0,
  size: ten,
  level: 2,
  ...of,
});
const solved = { game: "slither", time: 50, hints: 0, size: ten, level: 2 } as const;

test("times are held against the same size and level only", () => {
  const solves = [
    solve("a", 60),
    solve("b", 55),
    solve("small", 1, { size: { width: 5, height: 5 } }),
    solve("narrow", 1, { size: { width: 5, height: 10 } }),
    solve("flat", 1, { size: { width: 10, height: 5 } }),
    solve("easy", 2, { level: 1 }),
    solve("sono", 3, { game: "sono" }),
    solve("old", 4, { size: undefined! }),
  ];
  expect(compareTimes(solves, "slither/x", solved)).toEqual({ before: 55, isBest: true, isFirst: false });
  expect(compareTimes(solves, "slither/x", { ...solved, time: 55 }).isBest).toBe(false);
  const { size: _, ...unmeasured } = solved;
  expect(compareTimes(solves, "slither/x", unmeasured)).toMatchObject({ before: 4 });
});

test("neither a hinted solve nor the same puzzle sets a best", () => {
  const solves = [solve("a", 60), solve("hinted", 5, { hints: 1 }), solve("x", 6)];
  expect(compareTimes(solves, "slither/x", solved)).toEqual({ before: 60, isBest: true, isFirst: false });
  expect(compareTimes(solves, "slither/x", { ...solved, hints: 1 }).isBest).toBe(false);
});

test("the first of its kind is no best", () => {
  const first = { isBest: false, isFirst: true };
  expect(compareTimes([], "slither/x", solved)).toEqual(first);
  expect(compareTimes([], "slither/x", { ...solved, hints: 1 }).isFirst).toBe(false);
  expect(compareTimes([solve("x", 50)], "slither/x", solved)).toEqual(first);
});

test("after one with hints, and on the same puzzle again, it is not the first", () => {
  const again = [solve("x", 60), { ...solve("x", 50), key: "slither/x@2" }];
  for (const solves of [[solve("hinted", 5, { hints: 1 })], again])
    expect(compareTimes(solves, "slither/x", solved)).toEqual({ isBest: false, isFirst: false });
});

const scored = (key: string, value: number, moves: number, of: Partial<SolveRecord> = {}): SolveRecord => ({
  ...solve("", 1000),
  key,
  score: { value, of: 8, moves, maxMoves: 5 },
  ...of,
});
const played = (value: number, moves: number) => ({
  ...solve("", 1),
  score: { value, of: 8, moves, maxMoves: 5 },
});

test("within a limit more pairs come first, then fewer moves, and other limits do not count", () => {
  const before = [
    scored("sono/a@1", 6, 3),
    scored("sono/b@1", 7, 5),
    scored("sono/c@1", 7, 4),
    scored("sono/d@1", 8, 1, { hints: 1 }),
    scored("sono/e@1", 8, 6, { score: { value: 8, of: 8, moves: 6, maxMoves: 9 } }),
    scored("sono/f@1", 8, 5, { score: { value: 8, of: 18, moves: 5, maxMoves: 5 } }),
    solve("without a limit", 1),
  ];
  const compared = (value: number, moves: number) => compareScores(before, "sono/z", played(value, moves));
  expect(compared(7, 4)).toMatchObject({ before: { value: 7, moves: 4 }, isBest: false });
  expect(compared(7, 3).isBest).toBe(true);
  expect(compared(6, 1).isBest).toBe(false);
  expect(compared(8, 5).isBest).toBe(true);
  expect(compareScores(before, "sono/z", { ...played(8, 5), hints: 1 }).isBest).toBe(false);
});

test("within a limit, too, the first of its kind is no best, and the same board again is neither", () => {
  const first = { isBest: false, isFirst: true };
  expect(compareScores([], "sono/z", played(6, 5))).toEqual(first);
  expect(compareScores([scored("sono/z@1", 6, 5)], "sono/z", played(6, 5))).toEqual(first);
  const again = [scored("sono/z@1", 6, 5), scored("sono/z@2", 5, 5)];
  for (const results of [again, [scored("sono/hinted@1", 6, 5, { hints: 1 })]])
    expect(compareScores(results, "sono/z", played(7, 5))).toEqual({ isBest: false, isFirst: false });
});

test("a puzzle whose key begins with this one's is another", () => {
  expect(compareTimes([solve("xy", 60)], "slither/x", solved)).toMatchObject({ before: 60, isFirst: false });
});
