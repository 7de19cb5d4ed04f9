/** Where a problem stands and what it is called; a problem is known by its number in the list, counted from 1. */
import type { Problem } from "@masume/games/nonaga";
import { t } from "./problem-messages.js";

export function problemPath(number: number): string {
  return `/nonaga/problem?number=${number}`;
}

/** The name under which progress is saved. */
export function stageOf(number: number): string {
  return `problem-${number}`;
}

export function sortName({ kind, n }: Pick<Problem, "kind" | "n">): string {
  return kind === "win" ? t("problems.win", { count: n }) : t("problems.defend");
}

/** Within this time a solution has all its stars: half a minute for every turn to be seen. */
export function parMs(turns: number): number {
  return 30_000 * turns;
}
