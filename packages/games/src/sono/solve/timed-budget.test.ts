import { expect, test } from "vitest";
import { TimedBudget } from "./timed-budget.js";

test("a slow beginning is not taken for a pace of nothing", () => {
  let clock = 0;
  const budget = new TimedBudget(() => clock, 10_000);
  clock = 5_000;
  expect(budget.left).toBeGreaterThan(0);
  expect(budget.spend(5_000_000)).toBe(true);
  expect(budget.left).toBe(5_000_000);
  clock = 10_000;
  expect(budget.left).toBe(0);
  expect(budget.spend(1)).toBe(false);
});
