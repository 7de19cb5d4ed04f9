/**
 * The exact questions about a board: is there a line, how many are there, is it
 * the only one, can this one still be finished. All take a budget, and when it
 * is used up they say so instead of guessing.
 *
 * One unit of work is about 50 nanoseconds on a plain machine: a state of the
 * frontier costs one, a choice of the search two for every open cell.
 *
 * Each question comes twice: as a task (`findingLines`, `countingLines`) for
 * those who watch and stop it, and finished in one go.
 */
import { Budget, type Cell, finish, type Subtask } from "@masume/kernel";
import { cellAt, type Puzzle } from "../board.js";
import { countOver } from "./frontier.js";
import { type Graph, graphAfter, graphOf } from "./graph.js";
import { searchLines, searchOf } from "./search.js";
import { bestSweep } from "./sweep.js";

/** Enough for nearly every board that fits on a screen; some ten seconds at most. */
export const defaultWork = 200_000_000;

/** What a search brought: the lines met first, and whether there are others. */
export interface FoundLines {
  readonly lines: readonly (readonly Cell[])[];
  /** "none" is proved; "unknown" when the limit or the budget ended the search. */
  readonly others: "none" | "unknown";
}

export type FoundLine =
  | { readonly verdict: "solved"; readonly line: readonly Cell[] }
  | { readonly verdict: "unsolvable" }
  | { readonly verdict: "unknown" };

export type Uniqueness = "none" | "unique" | "multiple" | "unknown";

/**
 * Up to `limit` different lines. With a line already begun (legally, from the
 * start), only those that continue it; each is given whole.
 */
export function* findLines(
  board: Puzzle,
  limit: number,
  budget: Budget,
  begun: readonly Cell[] = [],
): Subtask<FoundLines> {
  const graph = begun.length > 0 ? graphAfter(board, begun) : graphOf(board);
  const passed = begun.slice(0, -1);
  const whole = (rest: readonly number[]) => [...passed, ...rest.map((cell) => cellAt(board.size, cell))];
  const settled = settledAtOnce(graph);
  if (settled !== undefined) return { lines: settled ? [whole([graph.start])] : [], others: "none" };
  const { lines, others } = yield* searchLines(graph, limit, budget);
  return { lines: lines.map(whole), others };
}

/** How many lines there are, those that continue a begun one if one is given; null when the budget ends. */
export function* countLines(
  board: Puzzle,
  budget: Budget,
  begun: readonly Cell[] = [],
): Subtask<bigint | null> {
  const graph = begun.length > 0 ? graphAfter(board, begun) : graphOf(board);
  const settled = settledAtOnce(graph);
  if (settled !== undefined) return settled ? 1n : 0n;
  const search = searchOf(graph);
  budget.spend(2 * graph.openCount);
  if (!search.begin()) return 0n;
  return yield* countOver(bestSweep(search.deduction), budget);
}

export function findLine(board: Puzzle, begun?: readonly Cell[], budget?: Budget): FoundLine {
  const { lines, others } = finish(findLines(board, 1, budget ?? new Budget(defaultWork), begun));
  if (lines[0]) return { verdict: "solved", line: lines[0] };
  return { verdict: others === "none" ? "unsolvable" : "unknown" };
}

export function countLinesSync(board: Puzzle, begun?: readonly Cell[], budget?: Budget): bigint | null {
  return finish(countLines(board, budget ?? new Budget(defaultWork), begun));
}

export function uniqueness(board: Puzzle, budget?: Budget): Uniqueness {
  return uniquenessOf(finish(findLines(board, 2, budget ?? new Budget(defaultWork))));
}

export function uniquenessOf({ lines, others }: FoundLines): Uniqueness {
  if (lines.length > 1) return "multiple";
  if (others === "unknown") return "unknown";
  return lines.length === 1 ? "unique" : "none";
}

/** Can this line, drawn by the rules so far, still become a whole one? Null when the budget ends. */
export function completable(board: Puzzle, line: readonly Cell[], budget?: Budget): boolean | null {
  const { verdict } = findLine(board, line, budget);
  return verdict === "unknown" ? null : verdict === "solved";
}

/** The answer where nothing is left to search: the line stands on the goal or has passed it, or an end is blocked. */
function settledAtOnce(graph: Graph): boolean | undefined {
  if (graph.start === graph.goal) return graph.openCount === 1;
  return graph.open[graph.start] && graph.open[graph.goal] ? undefined : false;
}
