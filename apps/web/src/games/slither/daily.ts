/** The puzzles of a day as places of the app. */
import { type Daily, dailies } from "@masume/games/slither";
import { type Message, message } from "@masume/kernel";
import { isDay } from "../../daily/day.js";
import { formatDay } from "../../i18n/format.js";

export function dailyQuery({ id }: Daily, day: string): string {
  return `?daily=${id}&day=${day}`;
}

/** Which of them, and of which day, if the address says that it is one. */
export function readDaily(
  query: URLSearchParams,
): { readonly daily: Daily; readonly day: string } | undefined {
  const daily = dailies.find(({ id }) => id === query.get("daily"));
  const day = query.get("day");
  return daily && isDay(day) ? { daily, day } : undefined;
}

/** What such a puzzle is called. */
export function dailyTitle(query: URLSearchParams): Message | undefined {
  const known = readDaily(query);
  if (!known) return undefined;
  return message("daily.name", { ...known.daily, day: formatDay(known.day) });
}
