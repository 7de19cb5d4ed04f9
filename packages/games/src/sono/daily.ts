/** The boards of a day: the same three for everybody, from the day alone, each with a limit on turns. */
import { createRandom } from "@masume/kernel";
import { type Puzzle, withMaxSteps } from "./board.js";
import { scrambledPuzzle } from "./generate/scramble.js";
import type { Params } from "./params.js";

export type DailyBand = "easy" | "normal" | "hard";

/** The easiest first. */
export const dailyBands: readonly DailyBand[] = ["easy", "normal", "hard"];

/** The turns may be twice as many as suffice. */
export const dailyParams: Readonly<Record<DailyBand, Required<Params>>> = {
  easy: { size: 4, scramble: 3, maxSteps: 6 },
  normal: { size: 6, scramble: 6, maxSteps: 12 },
  hard: { size: 8, scramble: 10, maxSteps: 20 },
};

/** The one that there is a leaderboard for; there the server chooses the seed. */
export const rankedBand: DailyBand = "normal";
export const rankedBoard: Params = dailyParams[rankedBand];

export function dailyPuzzle(band: DailyBand, day: string): Puzzle {
  const { size, scramble, maxSteps } = dailyParams[band];
  const { puzzle } = scrambledPuzzle(size, scramble, createRandom(`sono/daily/${day}/${band}`));
  return withMaxSteps(puzzle, maxSteps);
}
