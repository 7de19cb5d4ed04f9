/** The boards of a day as places: their addresses, and which of them an address is. */
import { type DailyBand, dailyBands, dailyPuzzle, type Puzzle } from "@masume/games/sono";
import { message } from "@masume/kernel";
import { isDay } from "../../daily/day.js";
import type { PuzzleWay } from "../../play/game-ui.js";
import { boardPath } from "./link.js";

export interface DailyBoard {
  readonly band: DailyBand;
  readonly puzzle: Puzzle;
  /** Where it is played. */
  readonly href: string;
}

export function dailyBoards(day: string): readonly DailyBoard[] {
  return dailyBands.map((band) => {
    const puzzle = dailyPuzzle(band, day);
    return { band, puzzle, href: boardPath(puzzle) + dailyQuery(day, band) };
  });
}

export function dailyQuery(day: string, band: DailyBand): string {
  return `?daily=${day}.${band}`;
}

/** Which board of which day, if the address says that it is one. */
export function readDaily(
  query: URLSearchParams,
): { readonly day: string; readonly band: DailyBand } | undefined {
  const [day, name] = query.get("daily")?.split(".") ?? [];
  const band = dailyBands.find((known) => known === name);
  return band && isDay(day) ? { day, band } : undefined;
}

/** The next harder one of the same day. */
export function nextDaily(query: URLSearchParams): PuzzleWay | undefined {
  const known = readDaily(query);
  const next = known && dailyBands[dailyBands.indexOf(known.band) + 1];
  if (!next) return undefined;
  return {
    label: message("daily.next", { band: message(`daily.${next}`) }),
    open: dailyBoards(known.day).find(({ band }) => band === next)!.href,
  };
}
