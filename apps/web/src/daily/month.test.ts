import fc from "fast-check";
import { expect, test } from "vitest";
import { monthAfter, monthOf, weeksOf } from "./month.js";

test("a month begins on its weekday", () => {
  // 1 November 2026 is a Sunday.
  expect(weeksOf("2026-11", "sunday")[0]![0]).toBe("2026-11-01");
  expect(weeksOf("2026-11", "monday")[0]).toEqual([...Array(6).fill(undefined), "2026-11-01"]);
  expect(weeksOf("2026-02", "sunday")).toHaveLength(4);
});

test("every month has all of its days once, in order, seven to a row", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1990, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom("sunday" as const, "monday" as const),
      (year, number, first) => {
        const month = `${year}-${String(number).padStart(2, "0")}`;
        const weeks = weeksOf(month, first);
        const length = new Date(year, number, 0).getDate();
        const days = weeks.flat().filter((day) => day !== undefined);
        expect(days).toEqual(Array.from({ length }, (_, i) => `${month}-${String(i + 1).padStart(2, "0")}`));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((day) => day !== undefined)).toBe(true);
          for (const [i, day] of week.entries())
            if (day) expect(new Date(day).getUTCDay()).toBe(first === "sunday" ? i : (i + 1) % 7);
        }
        expect(monthOf(days[0]!)).toBe(month);
        expect(monthAfter(monthAfter(month, 5), -5)).toBe(month);
      },
    ),
  );
});
