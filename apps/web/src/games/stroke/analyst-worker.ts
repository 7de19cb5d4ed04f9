/** Exact questions about a Stroke board, answered off the page. */
import {
  analyseBoard,
  type Board,
  type BoardAnalysis,
  countQuickly,
  type DeadEnd,
  findDeadEnd,
} from "@masume/games/stroke";
import { type Cell, finish } from "@masume/kernel";
import { expose } from "comlink";

const analyst = {
  analyse: (board: Board): BoardAnalysis => finish(analyseBoard(board)),
  lineCount: (board: Board): bigint | null => finish(countQuickly(board)),
  deadEnd: (board: Board, line: readonly Cell[]): DeadEnd | undefined => findDeadEnd(board, line),
};

export type Analyst = typeof analyst;

expose(analyst);
