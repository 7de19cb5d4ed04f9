/** The boards of a day: the same three for everybody. */
import { type Puzzle, scrambledPuzzle } from "@masume/games/sono";
import { createRandom } from "@masume/kernel";

const daily = [
  { band: "easy", size: 4, turns: 3 },
  { band: "normal", size: 6, turns: 6 },
  { band: "hard", size: 8, turns: 10 },
] as const;

export type DailyBand = (typeof daily)[number]["band"];

export interface DailyBoard {
  readonly band: DailyBand;
  readonly puzzle: Puzzle;
}

export function dailyBoards(day: string): readonly DailyBoard[] {
  return daily.map(({ band, size, turns }) => ({
    band,
    puzzle: scrambledPuzzle(size, turns, createRandom(`sono/daily/${day}/${band}`)).puzzle,
  }));
}

export function isDailyBand(text: string): text is DailyBand {
  return daily.some(({ band }) => band === text);
}
