import { expect, test } from "vitest";
import { accuracyOf, markOf } from "./marks.js";
import { moverShare } from "./share.js";

test.each([
  [0, "good"],
  [0.059, "good"],
  [0.06, "inaccuracy"],
  [0.129, "inaccuracy"],
  [0.13, "mistake"],
  [0.249, "mistake"],
  [0.25, "blunder"],
  [1, "blunder"],
])("a turn that costs %d of the point is called %s", (cost, mark) => {
  expect(markOf(cost)).toBe(mark);
});

test("a tenth of the point leaves an accuracy of 64 %, a fifth 41 %; it is the mean of all turns", () => {
  expect(accuracyOf([])).toBeUndefined();
  expect(accuracyOf([0, 0])).toBe(100);
  expect(Math.round(accuracyOf([0.1])!)).toBe(64);
  expect(Math.round(accuracyOf([0.2])!)).toBe(41);
  expect(accuracyOf([0, 0.1, 0.2])).toBeCloseTo((100 + accuracyOf([0.1])! + accuracyOf([0.2])!) / 3);
});

test("an advantage of 250 is worth three quarters of the point", () => {
  const share = (score: number): number => moverShare({ score, winIn: undefined, lossIn: undefined });
  expect([share(250), share(-250)]).toEqual([0.75, 0.25]);
  expect(share(750)).toBeCloseTo(0.875);
});
