/** Exact questions about a Stroke board, answered off the page. */
import {
  type Board,
  boardReport,
  completable,
  countLines,
  hint,
  type Reason,
  type Report,
} from "@masume/games/stroke";
import { Budget, type Cell } from "@masume/kernel";
import { expose } from "comlink";

/** A unit is about 50 ns on a plain machine: half a second to judge, a quarter to count. */
const judgeWork = 10_000_000;
const countWork = 5_000_000;

export interface Analysis {
  readonly report: Report;
  /** How many lines there are; null when they are too many to be counted at once. */
  readonly count: bigint | null;
}

export interface Stuck {
  /** So many cells of the line are still good. */
  readonly stuckAfter: number;
  readonly reason?: Reason;
}

const analyst = {
  analyse(board: Board): Analysis {
    const report = boardReport(board, new Budget(judgeWork));
    const count = report.solvable === false ? 0n : countLines(board, [], new Budget(countWork));
    return { report, count };
  },

  /** How many lines there are; null when they are too many to be counted at once. */
  lineCount(board: Board): bigint | null {
    return countLines(board, [], new Budget(countWork));
  },

  /** Since when a line can no longer be finished; undefined while it can, or while nobody knows. */
  stuck(board: Board, line: readonly Cell[]): Stuck | undefined {
    if (completable(board, line, new Budget(judgeWork)) !== false) return undefined;
    const found = hint(board, line, new Budget(judgeWork));
    return found.kind === "stuck" ? found : undefined;
  },
};

export type Analyst = typeof analyst;

expose(analyst);
