import { expect, test } from "vitest";
import { isDay } from "./day.js";

test("only days are days", () => {
  expect(["2026-11-15", "2028-02-29"].map(isDay)).toEqual([true, true]);
  const others = ["2026-13-01", "2026-99-99", "2026-02-30", "2026-02-29", "today", "", null, undefined];
  const parts = ["2026", "2026-11", "2026-11-1", "2026-11-15T00:00Z", " 2026-11-15"];
  expect([...others, ...parts].filter(isDay)).toEqual([]);
});
