/**
 * Days in a row, with one day off a week: a streak is the longest stretch of days up
 * to today in which no seven days in a row miss two. Only days on which something was
 * solved are counted. Today is not over, so it is never missed.
 */

export interface Streak {
  /** Days solved on, in the streak that today can still extend. */
  readonly now: number;
  readonly longest: number;
  /** The days off that this streak has taken. */
  readonly daysOff: readonly string[];
}

const dayMs = 86_400_000;
const daysPerDayOff = 7;

function dayNumber(day: string): number {
  return Date.parse(day) / dayMs;
}

/** The day so many days after another, or before it. */
export function dayAfter(day: string, count: number): string {
  return dayText(dayNumber(day) + count);
}

function dayText(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** The days (`2026-11-15`) may come in any order, and more than once. */
export function streakOf(days: Iterable<string>, today: string): Streak {
  const solvedOn = new Set(Array.from(days, dayNumber));
  const now = stretchUpTo(dayNumber(today), solvedOn);
  const longest = Math.max(0, ...[...solvedOn].map((day) => stretchUpTo(day, solvedOn).count));
  return { now: now.count, longest, daysOff: now.count === 0 ? [] : now.daysOff.map(dayText) };
}

/** Backwards from a day until a second miss comes too soon. Every part of a stretch is one, so this finds the longest. */
function stretchUpTo(
  end: number,
  solvedOn: ReadonlySet<number>,
): { readonly count: number; readonly daysOff: readonly number[] } {
  const daysOff: number[] = [];
  let count = solvedOn.has(end) ? 1 : 0;
  for (let day = end - 1; ; day--) {
    if (solvedOn.has(day)) count++;
    else if ((daysOff[0] ?? Number.POSITIVE_INFINITY) - day < daysPerDayOff) break;
    else daysOff.unshift(day);
  }
  // A day off lies between two days that count.
  while (daysOff.length > 0 && !solvedOn.has(daysOff[0]! - 1)) daysOff.shift();
  return { count, daysOff };
}
