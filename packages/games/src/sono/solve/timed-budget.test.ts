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

test("the first pace is believed for a fifth of a second", () => {
  let clock = 0;
  const budget = new TimedBudget(() => clock, 1000);
  expect(budget.left).toBe(1000 * 40_000);
  budget.spend(100);
  clock = 199;
  expect(budget.left).toBe(801 * 40_000);
  clock = 200;
  expect(budget.left).toBe(800 * 0.5);
});

test("it is used up at the very deadline, not before, whatever was spent", () => {
  let clock = 0;
  const budget = new TimedBudget(() => clock, 1000);
  clock = 999;
  expect([budget.spend(1e12), budget.exhausted]).toEqual([true, false]);
  clock = 1000;
  expect([budget.spend(0), budget.exhausted, budget.left]).toEqual([false, true, 0]);
  clock = 1500;
  expect(budget.left).toBe(0);
});
