/** What each game has for a day, and how much of it is done: read from what is kept, without loading a game. */

import type { GameId } from "@masume/games";
import { t } from "../i18n/translator.js";
import type { RunRecord, SessionRecord, SolveRecord } from "../platform/storage/schema.js";

export interface Daily {
  readonly game: GameId;
  readonly href: string;
  /** How many boards there are. */
  readonly of: number;
}

export const dailies: readonly (Daily & { readonly game: "stroke" | "slither" | "sono" | "nonaga" })[] = [
  { game: "stroke", href: "/stroke/attack", of: 5 },
  { game: "slither", href: "/slither#today", of: 3 },
  { game: "sono", href: "/sono#today", of: 3 },
  { game: "nonaga", href: "/nonaga/problem", of: 1 },
];

export interface DeviceRecords {
  readonly sessions: readonly SessionRecord[];
  readonly runs: readonly RunRecord[];
  readonly solves: readonly SolveRecord[];
}

/** How many of the day's boards are done: boards whose address names the day, runs of the day, problems of the day. */
export function doneOn({ game, of }: Daily, day: string, { sessions, runs, solves }: DeviceRecords): number {
  const boards = sessions.filter(
    (one) =>
      one.game === game &&
      one.href.includes(day) &&
      // The boards of a run are counted by the run.
      !one.key.startsWith(`${game}/run/`) &&
      isDone(one, solves),
  );
  const raced = runs.filter((run) => run.game === game && run.day === day).flatMap(({ times }) => times);
  const problems = solves.some(({ key }) => key.startsWith(`${game}/problem/${day}@`)) ? 1 : 0;
  return Math.min(of, boards.length + raced.length + problems);
}

/** The same in words; nothing before the first is done. */
export function standingText(done: number, { of }: Daily): string {
  if (done === of) return `✓ ${t("day.done")}`;
  return done > 0 ? t("day.done-of", { value: done, of }) : "";
}

/** Solved or played to its last move, now or before it was begun again. */
function isDone({ key, solvedIn, ended }: SessionRecord, solves: readonly SolveRecord[]): boolean {
  return solvedIn !== undefined || !!ended || solves.some((solve) => solve.key.startsWith(`${key}@`));
}
