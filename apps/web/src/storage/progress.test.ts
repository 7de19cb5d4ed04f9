import { expect, test } from "vitest";
import { better, starsFor } from "./progress.js";

test("stars go by time and hints", () => {
  expect(starsFor(30_000, 0, 30_000)).toBe(3);
  expect(starsFor(30_001, 0, 30_000)).toBe(2);
  expect(starsFor(30_000, 1, 30_000)).toBe(2);
  expect(starsFor(30_001, 2, 30_000)).toBe(1);
});

test("a worse result takes nothing away", () => {
  const record = { key: "stroke/stage/easy-1", game: "stroke", stage: "easy-1" };
  const good = { ...record, stars: 3 as const, best: 10 };
  const slow = { ...record, stars: 1 as const, best: 90 };
  expect(better(undefined, slow)).toEqual(slow);
  expect(better(good, slow)).toEqual(good);
  expect(better(slow, good)).toEqual(good);
});
