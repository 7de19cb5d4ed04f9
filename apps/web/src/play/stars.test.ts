import { expect, test } from "vitest";
import { starsFor } from "./stars.js";

test.each([
  { name: "quick, unaided, without a mistake", time: 30_000, hints: 0, mistakes: 0, stars: 3 },
  { name: "slow", time: 30_001, hints: 0, mistakes: 0, stars: 2 },
  { name: "with a mistake", time: 10_000, hints: 0, mistakes: 1, stars: 2 },
  { name: "wholly by hints, however quick", time: 1, hints: 9, mistakes: 0, stars: 1 },
])("$name: $stars stars", ({ time, hints, mistakes, stars }) => {
  expect(starsFor({ time, hints, mistakes }, 30_000)).toBe(stars);
});
