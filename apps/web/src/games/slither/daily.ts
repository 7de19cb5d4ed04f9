/** Today's puzzles, the same for everybody: the seed is the day. */
import type { PresetId } from "@masume/games/slither";
import { type Message, message } from "@masume/kernel";

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

export function dailySeed({ id }: Daily, day: string): string {
  return `daily/${day}/${id}`;
}

export function dailyQuery({ id }: Daily, day: string): string {
  return `?daily=${id}&day=${day}`;
}

/** What such a puzzle is called, if the address says that it is one. */
export function dailyTitle(query: URLSearchParams): Message | undefined {
  const daily = dailies.find(({ id }) => id === query.get("daily"));
  const day = query.get("day");
  return daily && day && /^\d{4}-\d\d-\d\d$/.test(day)
    ? message("daily.name", { day, width: daily.width, height: daily.height })
    : undefined;
}
