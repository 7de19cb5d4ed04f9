/**
 * Advice during play: the next deduction from what the player has drawn, found in
 * the same order and with the same techniques as the grade, so that a hint is
 * never harder than the puzzle. Only a puzzle that is proved to have one solution
 * is advised on.
 */
import { asSubtask, type Budget, type Task } from "@masume/kernel";
import { type Edges, edgeName, markSymbol, type Puzzle } from "../board.js";
import { cross, line } from "../edge-value.js";
import { Engine } from "../grade/engine.js";
import { working } from "../grade/grade.js";
import { GradingBoard } from "../grade/grading-board.js";
import { type GradeStep, stepOf } from "../grade/step.js";
import { type SolutionCount, solveExactly } from "../solve/exact.js";

export type Advice =
  | { readonly kind: "step"; readonly step: GradeStep }
  /** These drawn edges, by name, disagree with the solution. */
  | { readonly kind: "wrong"; readonly edges: readonly string[] }
  /** The loop is drawn. */
  | { readonly kind: "complete" }
  /** No technique applies. */
  | { readonly kind: "stuck" }
  /** The puzzle has several solutions, none, or too hard a proof for the budget. */
  | { readonly kind: "not-unique"; readonly status: Exclude<SolutionCount["status"], "unique"> };

/**
 * Advice on the drawn edges. The budget is for counting the solutions; whoever
 * has done that before passes the result as `known`, and nothing is spent.
 */
export function* advise(puzzle: Puzzle, drawn: Edges, budget: Budget, known?: SolutionCount): Task<Advice> {
  const count = known ?? (yield* asSubtask(solveExactly(puzzle, budget)));
  if (count.status !== "unique") return { kind: "not-unique", status: count.status };
  const { loop } = count;
  const marks = [...drawn];
  const wrong = marks.flatMap((mark, edge) => (isWrong(mark, loop[edge]!) ? [edgeName(puzzle, edge)] : []));
  if (wrong.length > 0) return { kind: "wrong", edges: wrong };
  if (marks.every((mark, edge) => mark === markSymbol.line || loop[edge] !== markSymbol.line)) {
    return { kind: "complete" };
  }
  const engine = new Engine(boardWith(puzzle, drawn), { keepsReasons: true, stopsAtFirst: true });
  yield* working(engine);
  const entry = engine.proof.journal[0];
  return entry ? { kind: "step", step: stepOf(puzzle, entry) } : { kind: "stuck" };
}

/**
 * The steps that follow from what is drawn, one after the other, up to the first at
 * this level (1 to 5) or above: what a player who knows them need not look for one by
 * one. What is drawn has to be right, as after any advice that is a step.
 */
export function* easySteps(puzzle: Puzzle, drawn: Edges, below: number): Task<readonly GradeStep[]> {
  const options = { keepsReasons: true, upTo: Math.max(1, below - 1) };
  const engine = new Engine(boardWith(puzzle, drawn), options);
  yield* working(engine);
  const { journal } = engine.proof;
  const end = journal.findIndex(({ level }) => level >= below);
  return journal.slice(0, end < 0 ? undefined : end).map((entry) => stepOf(puzzle, entry));
}

function boardWith(puzzle: Puzzle, drawn: Edges): GradingBoard {
  const board = new GradingBoard(puzzle);
  for (const [edge, mark] of [...drawn].entries()) {
    if (mark === markSymbol.line) board.set(edge, line);
    if (mark === markSymbol.cross) board.set(edge, cross);
  }
  return board;
}

function isWrong(drawn: string, solution: string): boolean {
  if (drawn === markSymbol.line) return solution !== markSymbol.line;
  return drawn === markSymbol.cross && solution === markSymbol.line;
}
