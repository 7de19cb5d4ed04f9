/** Exact questions about a Stroke board, answered off the page. */
import {
  analyseBoard,
  type BoardAnalysis,
  countQuickly,
  type DeadEnd,
  findDeadEnd,
  type Puzzle,
} from "@masume/games/stroke";
import { type Cell, finish } from "@masume/kernel";
import { expose } from "comlink";

const analyst = {
  analyse: (board: Puzzle): BoardAnalysis => finish(analyseBoard(board)),
  lineCount: (board: Puzzle): bigint | null => finish(countQuickly(board)),
  deadEnd: (board: Puzzle, line: readonly Cell[]): DeadEnd | undefined => findDeadEnd(board, line),
};

export type Analyst = typeof analyst;

expose(analyst);
