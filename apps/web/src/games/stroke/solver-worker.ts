/** Exact questions about a Stroke board, answered off the page. */
import {
  analyseBoard,
  type BoardAnalysis,
  countQuickly,
  type DeadEnd,
  findDeadEnd,
  type Puzzle,
} from "@masume/games/stroke";
import type { Cell, Task } from "@masume/kernel";
import { serveTasks } from "@masume/workers";

interface DrawnLine {
  readonly board: Puzzle;
  readonly line: readonly Cell[];
}

const tasks = {
  analyse: (board: Puzzle): Task<BoardAnalysis> => analyseBoard(board),
  countLines: (board: Puzzle): Task<bigint | null> => countQuickly(board),
  findDeadEnd: ({ board, line }: DrawnLine): DeadEnd | undefined => findDeadEnd(board, line),
};

export type SolverTasks = typeof tasks;

serveTasks(tasks);
