/** The boards of a day: the same three for everybody, each with a limit on turns. */
import { type DailyBand, dailyParams, type Puzzle, scrambledPuzzle, withMaxSteps } from "@masume/games/sono";
import { createRandom, message } from "@masume/kernel";
import { isDay } from "../../daily/day.js";
import type { PuzzleWay } from "../../play/game-ui.js";
import { boardPath } from "./link.js";

const bands: readonly DailyBand[] = ["easy", "normal", "hard"];

export interface DailyBoard {
  readonly band: DailyBand;
  readonly puzzle: Puzzle;
  /** Where it is played. */
  readonly href: string;
}

export function dailyBoards(day: string): readonly DailyBoard[] {
  return bands.map((band) => {
    const { size, scramble, maxSteps } = dailyParams[band];
    const made = scrambledPuzzle(size, scramble, createRandom(`sono/daily/${day}/${band}`));
    const puzzle = withMaxSteps(made.puzzle, maxSteps);
    return { band, puzzle, href: boardPath(puzzle) + dailyQuery(day, band) };
  });
}

export function dailyQuery(day: string, band: DailyBand): string {
  return `?daily=${day}.${band}`;
}

/** The one that there is a leaderboard for: as large as the server’s (`rankedBoard`). */
export const rankedBand: DailyBand = "normal";

/** Which board of which day, if the address says that it is one. */
export function readDaily(
  query: URLSearchParams,
): { readonly day: string; readonly band: DailyBand } | undefined {
  const [day, name] = query.get("daily")?.split(".") ?? [];
  const band = bands.find((known) => known === name);
  return band && isDay(day) ? { day, band } : undefined;
}

/** The next harder one of the same day. */
export function nextDaily(query: URLSearchParams): PuzzleWay | undefined {
  const known = readDaily(query);
  const next = known && bands[bands.indexOf(known.band) + 1];
  if (!next) return undefined;
  return {
    label: message("daily.next", { band: message(`daily.${next}`) }),
    open: dailyBoards(known.day).find(({ band }) => band === next)!.href,
  };
}
