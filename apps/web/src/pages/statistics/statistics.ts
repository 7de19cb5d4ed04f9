/** What a heap of solved puzzles says: how many, how quickly, and on how many days in a row. */

import type { GameId } from "@masume/games";
import type { SolveRecord } from "../../platform/storage/schema.js";

export interface GameStatistics {
  readonly solved: number;
  /** Without a single hint. */
  readonly unaided: number;
  /** Milliseconds. */
  readonly best: number;
  readonly median: number;
}

export interface Streak {
  /** Days in a row up to today; yesterday still counts, for today is not over. */
  readonly now: number;
  readonly longest: number;
}

export function byGame(solves: readonly SolveRecord[]): ReadonlyMap<GameId, GameStatistics> {
  return new Map(
    [...new Set(solves.map(({ game }) => game))].map((id) => {
      const own = solves.filter(({ game }) => game === id);
      const times = own.map(({ time }) => time).sort((a, b) => a - b);
      const middle = (times.length - 1) / 2;
      return [
        id,
        {
          solved: own.length,
          unaided: own.filter(({ hints }) => hints === 0).length,
          best: times[0]!,
          median: (times[Math.floor(middle)]! + times[Math.ceil(middle)]!) / 2,
        },
      ];
    }),
  );
}

const dayMs = 86_400_000;
const dayNumber = (day: string) => Date.parse(day) / dayMs;

export function streak(solves: readonly SolveRecord[], today: string): Streak {
  const days = [...new Set(solves.map(({ day }) => dayNumber(day)))].sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    run = day === last + 1 ? run + 1 : 1;
    last = day;
    longest = Math.max(longest, run);
  }
  return { now: dayNumber(today) - last <= 1 ? run : 0, longest };
}

export interface Day {
  /** `2026-11-15` */
  readonly day: string;
  readonly solved: number;
}

/** The last days, oldest first, today last. */
export function lastDays(solves: readonly SolveRecord[], today: string, count: number): readonly Day[] {
  const solvedOn = new Map<string, number>();
  for (const { day } of solves) solvedOn.set(day, (solvedOn.get(day) ?? 0) + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.parse(today) - (count - 1 - index) * dayMs);
    const day = at.toISOString().slice(0, 10);
    return { day, solved: solvedOn.get(day) ?? 0 };
  });
}
