/**
 * Advice during play: the next deduction from what the player has drawn, found in
 * the same order and with the same techniques as the grade, so that a hint is
 * never harder than the puzzle. Only a puzzle that is proved to have one solution
 * is advised on.
 */
import { asPart, type Budget, type Task } from "@masume/kernel";
import { type Edges, markSymbol, type Puzzle } from "../board.js";
import { boardEdges, edgeName } from "../grade/element-names.js";
import { Engine } from "../grade/engine.js";
import { working } from "../grade/grade.js";
import { cross, line, Sheet } from "../grade/sheet.js";
import { type Step, stepOf } from "../grade/step.js";
import { type SolutionCount, solveExactly } from "../solve/exact.js";

export type Advice =
  | { readonly kind: "step"; readonly step: Step }
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
  const count = known ?? (yield* asPart(solveExactly(puzzle, budget)));
  if (count.status !== "unique") return { kind: "not-unique", status: count.status };
  const { loop } = count;
  const sheet = new Sheet(puzzle);
  const edges = boardEdges(sheet);
  const wrong = edges.filter((_, i) => isWrong(drawn[i]!, loop[i]!));
  if (wrong.length > 0) return { kind: "wrong", edges: wrong.map((edge) => edgeName(sheet, edge)) };
  if (edges.every((_, i) => drawn[i] === markSymbol.line || loop[i] !== markSymbol.line)) {
    return { kind: "complete" };
  }
  for (const [i, edge] of edges.entries()) {
    if (drawn[i] === markSymbol.line) sheet.set(edge, line);
    if (drawn[i] === markSymbol.cross) sheet.set(edge, cross);
  }
  const engine = new Engine(sheet, { keepsReasons: true, stopsAtFirst: true });
  yield* working(engine);
  const entry = engine.proof.journal[0];
  return entry ? { kind: "step", step: stepOf(sheet, entry) } : { kind: "stuck" };
}

function isWrong(drawn: string, solution: string): boolean {
  if (drawn === markSymbol.line) return solution !== markSymbol.line;
  return drawn === markSymbol.cross && solution === markSymbol.line;
}
