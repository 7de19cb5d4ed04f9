/** The ways to the puzzles of a day, and from one to the next. */
import { type Daily, dailies } from "@masume/games/slither";
import { message } from "@masume/kernel";
import type { PuzzleWay } from "../../play/game-ui.js";
import { readDaily } from "./daily.js";

/** The next larger one of the same day. */
export function nextDaily(query: URLSearchParams): PuzzleWay | undefined {
  const known = readDaily(query);
  const next = known && dailies[dailies.indexOf(known.daily) + 1];
  if (!next) return undefined;
  const { width, height } = next;
  return { label: message("daily.next", { width, height }), open: opener(next, known.day) };
}

export function dailyWays(day: string): readonly PuzzleWay[] {
  return dailies.map((daily) => {
    const { id, width, height, level } = daily;
    return { label: message(`daily.${id}`, { width, height, level }), open: opener(daily, day) };
  });
}

function opener(daily: Daily, day: string): PuzzleWay["open"] {
  return async (make) => (await import("./open-generated.js")).openDaily(daily, day, make);
}
