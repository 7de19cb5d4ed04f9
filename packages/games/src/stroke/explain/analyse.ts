/**
 * What an editor and a warning ask about a board while somebody is at it. The
 * budgets are small enough for an answer within a second: half a second to judge, a
 * quarter to count.
 */
import { Budget, type Cell, type Subtask } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { completable, countLines } from "../solve/lines.js";
import type { Reason } from "../solve/reasons.js";
import { hint } from "./hint.js";
import { type BoardReport, reportBoard } from "./report.js";

const judgeWork = 10_000_000;
const countWork = 5_000_000;

export interface BoardAnalysis {
  readonly report: BoardReport;
  /** How many lines there are; null when they are too many to be counted at once. */
  readonly count: bigint | null;
}

export interface DeadEnd {
  /** So many cells of the line can still be continued to the end. */
  readonly stuckAfter: number;
  readonly reason?: Reason;
}

export function* analyseBoard(board: Puzzle): Subtask<BoardAnalysis> {
  const report = yield* reportBoard(board, new Budget(judgeWork));
  const count = report.solvable === false ? 0n : yield* countQuickly(board);
  return { report, count };
}

/** How many lines there are; null when they are too many to be counted at once. */
export function countQuickly(board: Puzzle): Subtask<bigint | null> {
  return countLines(board, new Budget(countWork));
}

/** Since when a line can no longer be finished; undefined while it can, or while nobody knows. */
export function findDeadEnd(board: Puzzle, line: readonly Cell[]): DeadEnd | undefined {
  if (completable(board, line, new Budget(judgeWork)) !== false) return undefined;
  const found = hint(board, line, new Budget(judgeWork));
  return found.kind === "stuck" ? found : undefined;
}
