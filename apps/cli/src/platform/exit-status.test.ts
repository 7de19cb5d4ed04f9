/** Other programs rely on these numbers, and on the gravest of many standing for all. */
import { expect, test } from "vitest";
import { overallStatus, status } from "./exit-status.js";

test("every verdict has its number", () => {
  expect(status).toEqual({ yes: 0, no: 1, bad: 2, unknown: 3, interrupted: 130 });
});

test.each([
  { of: [], is: "yes" },
  { of: ["yes", "yes"], is: "yes" },
  { of: ["yes", "no"], is: "no" },
  // Who asks whether all are good must not be told “no” while one is not known.
  { of: ["no", "unknown", "yes"], is: "unknown" },
  { of: ["unknown", "bad", "no"], is: "bad" },
] as const)("of $of the gravest is $is", ({ of, is }) => {
  for (const order of [of, of.toReversed()])
    expect(overallStatus(order.map((verdict) => status[verdict]))).toBe(status[is]);
});
