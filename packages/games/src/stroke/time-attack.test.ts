/** The plan of a run is part of the format: the same boards on every device, and on the server that checks them. */
import { expect, test } from "vitest";
import { dailyBand, dailySeed, planTimeAttack } from "./time-attack.js";

test("a day's run", () => {
  const plan = planTimeAttack(dailySeed("2026-11-15"), dailyBand);
  expect(plan.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5].map((n) => `stroke/daily/2026-11-15/${n}`));
  expect(plan.map(({ params }) => JSON.parse(params))).toEqual([
    { size: 4, difficulty: "easy", unique: false },
    { size: 5, difficulty: "normal", unique: true },
    { size: 5, difficulty: "normal", unique: true },
    { size: 6, difficulty: "normal", unique: true },
    { size: 6, difficulty: "normal", unique: true },
  ]);
});

test.each([
  { band: "easy", sizes: [3, 4, 4, 5, 5], unique: [false, false, false, true, true] },
  { band: "hard", sizes: [5, 6, 7, 7, 8], unique: [true, true, true, true, true] },
] as const)("$band: boards grow, and from 5×5 on have a single line", ({ band, sizes, unique }) => {
  const plan = planTimeAttack("x", band).map(({ params }) => JSON.parse(params));
  expect(plan.map(({ size }) => size)).toEqual(sizes);
  expect(plan.map((params) => params.unique)).toEqual(unique);
  expect(plan.map(({ difficulty }) => difficulty)).toEqual(sizes.map((size) => (size < 5 ? "easy" : band)));
});
