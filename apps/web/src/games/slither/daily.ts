/** Today's puzzles as places of the app. */
import { type Daily, dailies } from "@masume/games/slither";
import { type Message, message } from "@masume/kernel";
import { formatDay } from "../../i18n/format.js";

export function dailyQuery({ id }: Daily, day: string): string {
  return `?daily=${id}&day=${day}`;
}

/** What such a puzzle is called, if the address says that it is one. */
export function dailyTitle(query: URLSearchParams): Message | undefined {
  const daily = dailies.find(({ id }) => id === query.get("daily"));
  const day = query.get("day");
  return daily && day && /^\d{4}-\d\d-\d\d$/.test(day)
    ? message("daily.name", { day: formatDay(day), width: daily.width, height: daily.height })
    : undefined;
}
