/**
 * The exact solver: whether a puzzle has one answer, several or none, on any
 * board. Propagation alone decides most puzzles made for people; what it leaves
 * goes to a complete search with learning.
 *
 * One unit of the budget is one edge settled (decided, and its consequences looked
 * at), assumed or not.
 */
import { Budget, type Task } from "@masume/kernel";
import { clueAt, type Edges, markSymbol, type Puzzle } from "../board.js";
import { gridOf } from "../reasoning/grid.js";
import { Position } from "../reasoning/position.js";
import { Answers } from "./answers.js";
import { Search } from "./search.js";

export type SolutionCount =
  | { readonly status: "unique"; readonly loop: Edges }
  /** Two different answers. */
  | { readonly status: "multiple"; readonly loop: Edges; readonly second: Edges }
  | { readonly status: "none" }
  /** The budget is used up. The loop, if there is one, answers the puzzle, perhaps not alone. */
  | { readonly status: "unknown"; readonly loop?: Edges };

/** Work between two reports of progress: a few milliseconds. */
const stride = 10_000;

export function* solveExactly(puzzle: Puzzle, budget: Budget = new Budget()): Task<SolutionCount> {
  const position = new Position(gridOf(puzzle.width, puzzle.height), { gates: true, colours: true });
  const answers = new Answers(position);
  if (!setClues(position, puzzle) || !position.propagate()) return decided(answers);
  const search = new Search(position);
  search.start(answers);
  let spent = 0;
  for (;;) {
    search.advance(search.work + Math.min(stride, budget.left));
    budget.spend(search.work - spent);
    spent = search.work;
    if (search.isFinished) return decided(answers);
    if (budget.left === 0) break;
    yield { phase: "solving", done: spent };
  }
  return answers.first === undefined
    ? { status: "unknown" }
    : { status: "unknown", loop: drawn(answers.first) };
}

/** Puts a puzzle's clues on a fresh position; false when they contradict each other at once. */
function setClues(position: Position, puzzle: Puzzle): boolean {
  for (let cell = 0; cell < puzzle.clues.length; cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue !== undefined && !position.addClue(cell, clue)) return false;
  }
  return true;
}

function decided({ first, second }: Answers): SolutionCount {
  if (first === undefined) return { status: "none" };
  return second === undefined
    ? { status: "unique", loop: drawn(first) }
    : { status: "multiple", loop: drawn(first), second: drawn(second) };
}

function drawn(loop: Uint8Array): Edges {
  return Array.from(loop, (isLine) => (isLine ? markSymbol.line : markSymbol.empty)).join("");
}
