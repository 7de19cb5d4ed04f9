import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, streakOf } from "./streak.js";

const today = "2026-11-15";

test.each([
  { days: [], now: 0, longest: 0 },
  { days: ["2026-11-15"], now: 1, longest: 1 },
  { days: ["2026-11-14", "2026-11-13"], now: 2, longest: 2 },
  // One day off: yesterday, or any other day of the week.
  { days: ["2026-11-13"], now: 1, longest: 1 },
  { days: ["2026-11-15", "2026-11-15", "2026-11-14", "2026-11-12"], now: 3, longest: 3 },
  // Two in a row end it.
  { days: ["2026-11-12"], now: 0, longest: 1 },
  { days: ["2026-11-15", "2026-10-31", "2026-11-01", "2026-11-02"], now: 1, longest: 3 },
  // A second one within the week ends what was before the first.
  { days: ["2026-11-15", "2026-11-13", "2026-11-11", "2026-11-10"], now: 2, longest: 3 },
  { days: ["2026-02-28", "2026-03-01"], now: 0, longest: 2 },
])("days in a row: $days", ({ days, now, longest }) => {
  expect(streakOf(days, today)).toMatchObject({ now, longest });
});

test("the days off are named", () => {
  expect(streakOf(["2026-11-15", "2026-11-13", "2026-11-12"], today).daysOff).toEqual(["2026-11-14"]);
  expect(streakOf(["2026-11-15"], today).daysOff).toEqual([]);
  expect(streakOf([], today)).toEqual({ now: 0, longest: 0, daysOff: [] });
});

/** Every stretch there is, window by window. */
function longestStretch(played: readonly boolean[], isValidEnd: (end: number) => boolean): number {
  let best = 0;
  for (let from = 0; from < played.length; from++) {
    for (let end = from; end < played.length; end++) {
      if (!isValidEnd(end)) continue;
      const stretch = played.slice(from, end + 1);
      const windows = stretch.map((_, i) => stretch.slice(i, i + 7));
      const missesTwo = windows.some((window) => window.filter((day) => !day).length > 1);
      if (!missesTwo) best = Math.max(best, stretch.filter(Boolean).length);
    }
  }
  return best;
}

test("agrees with trying every stretch", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (played) => {
      const dayAt = (i: number) => dayAfter(today, i - played.length + 1);
      const days = played.flatMap((isPlayed, i) => (isPlayed ? [dayAt(i)] : []));
      const last = played.length - 1;
      // As if something were solved today, which is then not counted.
      const withToday = longestStretch([...played.slice(0, last), true], (end) => end === last);
      const { now, longest } = streakOf(days, today);
      expect(now).toBe(withToday - (played[last] ? 0 : 1));
      expect(longest).toBe(longestStretch(played, (end) => played[end]!));
    }),
  );
});
