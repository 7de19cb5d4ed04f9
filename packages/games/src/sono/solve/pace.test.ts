/** How wide a beam may be: by hand from the course of a typical search. */
import { expect, test } from "vitest";
import { Pace, turnsLeft } from "./pace.js";

test.each([
  // All of the usual turns at first; a ninth of them has gone when a quarter of the pairs is made.
  [16, 0, 148],
  [16, 250, 132],
  [16, 500, 110],
  // Between two points of the course, in proportion.
  [16, 375, 121],
  [16, 950, 20],
  // The last pairs may take more than the course says: never fewer than five.
  [16, 1000, 5],
  [4, 0, 6],
  [24, 0, 410],
])("size %i, %i per mille of the pairs made: %i turns are left", (size, made, turns) => {
  expect(turnsLeft(size, made)).toBe(turns);
});

test("the work left is shared among the layers left", () => {
  const pace = new Pace(8, 10);
  // A board is taken to cost 15 units per cell to propose its turns and as many to be kept.
  const perBoard = 2 * 15 * 64;
  expect(pace.width(0, 0, 10 * 100 * perBoard)).toBe(100);
  expect(pace.width(0, 6, 4 * 100 * perBoard)).toBe(100);
  expect(pace.width(0, 9, 100 * perBoard)).toBe(100);
  expect(pace.width(0, 10, 100 * perBoard)).toBe(100);
});

test("what a layer took is what the next one is taken to cost", () => {
  const pace = new Pace(8, 10);
  pace.note(1000, 10, 600, 3);
  expect(pace.width(0, 0, 10 * 50 * (100 + 200))).toBe(50);
  // A layer of nothing says nothing.
  pace.note(5000, 0, 5000, 0);
  expect(pace.width(0, 0, 10 * 50 * (100 + 200))).toBe(50);
});

test("a beam is never narrower than eight boards nor wider than sixty thousand", () => {
  const pace = new Pace(8, 10);
  expect([pace.width(0, 0, 0), pace.width(0, 0, 1e15)]).toEqual([8, 60_000]);
});

test("where all pairs are wanted, ten layers are held back; on large boards the last get more than the first", () => {
  const small = new Pace(8, Number.POSITIVE_INFINITY);
  expect(small.width(0, 3, (26 + 10) * 100 * 2 * 15 * 64)).toBe(100);
  const large = new Pace(18, Number.POSITIVE_INFINITY);
  const work = 1e9;
  const even = (made: number): number => Math.floor(work / (turnsLeft(18, made) + 10) / (2 * 15 * 18 * 18));
  expect(large.width(0, 0, work)).toBeLessThan(even(0));
  expect(large.width(900, 0, work)).toBeGreaterThan(even(900) * 0.95);
});
