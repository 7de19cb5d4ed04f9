import { expect, test } from "vitest";
import { starsFor } from "./progress.js";

test("stars go by time and hints", () => {
  expect(starsFor(30_000, 0, 30_000)).toBe(3);
  expect(starsFor(30_001, 0, 30_000)).toBe(2);
  expect(starsFor(30_000, 1, 30_000)).toBe(2);
  expect(starsFor(30_001, 2, 30_000)).toBe(1);
});
