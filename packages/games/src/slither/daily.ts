/** Which puzzles a day has: the same for everybody, from the day alone, each of its level. */
import type { Level } from "./grade/grade.js";

export interface Daily {
  readonly id: "small" | "medium" | "large";
  readonly width: number;
  readonly height: number;
  readonly level: Level;
}

export const dailies: readonly Daily[] = [
  { id: "small", width: 7, height: 7, level: 1 },
  { id: "medium", width: 10, height: 10, level: 3 },
  { id: "large", width: 20, height: 14, level: 4 },
];

/** The one that there is a leaderboard for. */
export const rankedDaily: Daily = dailies[1]!;

export function dailySeed({ id }: Daily, day: string): string {
  return `daily/${day}/${id}`;
}
