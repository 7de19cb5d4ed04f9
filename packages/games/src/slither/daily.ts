/** Which puzzles a day has: the same for everybody, from the day alone. */
import { type Params, type PresetId, presetParams } from "./params.js";

export interface Daily {
  readonly id: "small" | "medium" | "large";
  readonly width: number;
  readonly height: number;
  readonly preset: PresetId;
}

export const dailies: readonly Daily[] = [
  { id: "small", width: 7, height: 7, preset: "beginner" },
  { id: "medium", width: 10, height: 10, preset: "advanced" },
  { id: "large", width: 20, height: 14, preset: "expert" },
];

/** The one that there is a leaderboard for. */
export const rankedDaily: Daily = dailies[1]!;

export function dailyParams({ preset, width, height }: Daily): Params {
  return presetParams(preset, width, height);
}

export function dailySeed({ id }: Daily, day: string): string {
  return `daily/${day}/${id}`;
}
