/** The result of a game that has ended, for the statistics. */
import type { Status } from "@masume/kernel";
import { today } from "../i18n/format.js";
import type { Score, SolveRecord } from "../platform/storage/schema.js";
import { saveSolve } from "../platform/storage/solves.js";

/** What counts where the moves are limited. */
export function scoreOf({ score, maxMoves }: Status, moves: number): Score | undefined {
  return score && maxMoves !== undefined ? { ...score, moves, maxMoves } : undefined;
}

export function saveGameResult(
  key: string,
  {
    size,
    score,
    ...result
  }: Omit<SolveRecord, "key" | "day" | "size" | "score"> & {
    readonly size: SolveRecord["size"] | undefined;
    readonly score: Score | undefined;
  },
): void {
  void saveSolve(key, { ...result, day: today(), ...(size && { size }), ...(score && { score }) });
}
