import { expect, test } from "vitest";
import { isPlausible } from "./plausibility.js";

/** A board of 25 cells, of which nobody draws one in less than 40 ms. */
const board = { cells: 25, minMsPerCell: 40, earlier: [] };

test.each([
  ["a quick hand", [300, 500, 1_000], 1_100, true],
  ["thought first, drawn then", [60_000, 60_200, 60_500], 61_000, true],
  ["two moves at once, as when easy steps are applied together", [300, 300, 1_000], 1_100, true],
  ["one stroke for everything", [9_000], 9_500, true],
  ["an answer sent much later", [300, 500, 1_000], 3_600_000, true],
  ["a solver's answer", [0, 0, 0], 18, false],
  ["made-up times", [300, 500, 1_000], 18, false],
  ["pasted at the end", [30_000, 30_001, 30_002], 31_000, false],
  ["times that go back", [500, 300, 1_000], 1_100, false],
  ["no moves", [], 5_000, false],
  ["a hand quicker than any", [100, 500, 999], 1_100, false],
  ["a device's clock a tenth fast", [300, 500, 1_100], 1_000, true],
  ["a device's clock faster than that", [300, 500, 1_101], 1_000, false],
])("%s", (_name, times, elapsedMs, expected) => {
  expect(isPlausible({ ...board, times, elapsedMs })).toBe(expected);
});

test("the puzzles of an attempt share its time", () => {
  const times = [300, 500, 1_000];
  expect(isPlausible({ ...board, times, earlier: [times, times], elapsedMs: 3_000 })).toBe(true);
  expect(isPlausible({ ...board, times, earlier: [times, times], elapsedMs: 2_000 })).toBe(false);
});

test("turns that are chosen one by one take their time each", () => {
  const turns = { ...board, minMsPerMove: 250, elapsedMs: 60_000 };
  const evenly = (count: number, ms: number) => Array.from({ length: count }, (_, i) => (i + 1) * ms);
  expect(isPlausible({ ...turns, times: evenly(12, 250) })).toBe(true);
  expect(isPlausible({ ...turns, times: evenly(12, 249) })).toBe(false);
  // Few turns still leave the board's own least.
  expect(isPlausible({ ...turns, times: evenly(3, 333) })).toBe(false);
  expect(isPlausible({ ...turns, times: evenly(3, 334) })).toBe(true);
});
