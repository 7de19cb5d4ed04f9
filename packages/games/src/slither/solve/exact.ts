/**
 * The exact solver: whether a puzzle has one solution, several or none, on any
 * board. Propagation alone decides most puzzles made for people; what it leaves
 * goes to a complete search with learning.
 *
 * One unit of the budget is one edge settled (decided, and its consequences looked
 * at), assumed or not.
 */
import { Budget, type Task } from "@masume/kernel";
import { clueAt, type Edges, markSymbol, type Puzzle } from "../board.js";
import { topologyOf } from "../topology.js";
import { Propagator } from "./propagator.js";
import { Search } from "./search.js";
import { Solutions } from "./solutions.js";

export type SolutionCount =
  | { readonly status: "unique"; readonly loop: Edges }
  /** Two different solutions. */
  | { readonly status: "multiple"; readonly loop: Edges; readonly second: Edges }
  | { readonly status: "none" }
  /** The budget is used up. The loop, if there is one, solves the puzzle, perhaps not alone. */
  | { readonly status: "unknown"; readonly loop?: Edges };

/** Work between two reports of progress: a few milliseconds. */
const stride = 10_000;

export function* solveExactly(puzzle: Puzzle, budget: Budget = new Budget()): Task<SolutionCount> {
  const propagator = new Propagator(topologyOf(puzzle), { gates: true, colours: true });
  const solutions = new Solutions(propagator);
  if (!setClues(propagator, puzzle) || !propagator.propagate()) return decided(solutions);
  const search = new Search(propagator);
  search.start(solutions);
  let spent = 0;
  for (;;) {
    search.advance(search.work + Math.min(stride, budget.left));
    budget.spend(search.work - spent);
    spent = search.work;
    if (search.isFinished) return decided(solutions);
    if (budget.left === 0) break;
    yield { phase: "solving", done: spent };
  }
  return solutions.first === undefined
    ? { status: "unknown" }
    : { status: "unknown", loop: drawn(solutions.first) };
}

/** Puts a puzzle's clues on a fresh propagator; false when they contradict each other at once. */
function setClues(propagator: Propagator, puzzle: Puzzle): boolean {
  for (let cell = 0; cell < puzzle.clues.length; cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue !== undefined && !propagator.addClue(cell, clue)) return false;
  }
  return true;
}

function decided({ first, second }: Solutions): SolutionCount {
  if (first === undefined) return { status: "none" };
  return second === undefined
    ? { status: "unique", loop: drawn(first) }
    : { status: "multiple", loop: drawn(first), second: drawn(second) };
}

function drawn(loop: Uint8Array): Edges {
  return Array.from(loop, (isLine) => (isLine ? markSymbol.line : markSymbol.empty)).join("");
}
