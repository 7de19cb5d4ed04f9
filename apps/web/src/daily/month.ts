/** A month as a calendar shows it: rows of seven days, with gaps before the first and after the last. */
import { dayAfter } from "./streak.js";

/** Mondays come first in Britain, Sundays in Japan. */
export type FirstDay = "sunday" | "monday";

export type Week = readonly (string | undefined)[];

/** `2026-11` of a day of it. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later, or earlier. */
export function monthAfter(month: string, count: number): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(date.toISOString());
}

export function weeksOf(month: string, first: FirstDay): readonly Week[] {
  const start = `${month}-01`;
  const weekday = new Date(start).getUTCDay();
  const gap = first === "sunday" ? weekday : (weekday + 6) % 7;
  const length = Math.round((Date.parse(`${monthAfter(month, 1)}-01`) - Date.parse(start)) / 86_400_000);
  return Array.from({ length: Math.ceil((gap + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => {
      const number = week * 7 + i - gap;
      return number < 0 || number >= length ? undefined : dayAfter(start, number);
    }),
  );
}
