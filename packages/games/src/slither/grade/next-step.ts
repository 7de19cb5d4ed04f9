/**
 * Advice during play: the next deduction from what the player has drawn, found in
 * the same order and with the same techniques as the grade, so that a hint is
 * never harder than the puzzle.
 */
import type { Task } from "@masume/kernel";
import { type Edges, markSymbol, type Puzzle } from "../board.js";
import { boardEdges, edgeName } from "./element-names.js";
import { Engine } from "./engine.js";
import { working } from "./grade.js";
import { cross, line, Sheet } from "./sheet.js";
import { type Step, stepOf } from "./step.js";

export type Advice =
  | { readonly kind: "step"; readonly step: Step }
  /** These drawn edges, by name, disagree with the solution. */
  | { readonly kind: "wrong"; readonly edges: readonly string[] }
  /** The loop is drawn. */
  | { readonly kind: "complete" }
  /** The method knows no further. */
  | { readonly kind: "none" };

/** The next step from the drawn edges; `solution` is the puzzle's only one (anything but a line is no line). */
export function* nextStep(puzzle: Puzzle, drawn: Edges, solution: Edges): Task<Advice> {
  const sheet = new Sheet(puzzle);
  const edges = boardEdges(sheet);
  const wrong = edges.filter((_, i) => isWrong(drawn[i]!, solution[i]!));
  if (wrong.length > 0) return { kind: "wrong", edges: wrong.map((edge) => edgeName(sheet, edge)) };
  for (const [i, edge] of edges.entries()) {
    if (drawn[i] === markSymbol.line) sheet.set(edge, line);
    if (drawn[i] === markSymbol.cross) sheet.set(edge, cross);
  }
  if (edges.every((_, i) => drawn[i] === markSymbol.line || solution[i] !== markSymbol.line)) {
    return { kind: "complete" };
  }
  const engine = new Engine(sheet, { keepsReasons: true, stopsAtFirst: true });
  yield* working(engine);
  const entry = engine.proof.journal[0];
  return entry ? { kind: "step", step: stepOf(sheet, entry) } : { kind: "none" };
}

function isWrong(drawn: string, solution: string): boolean {
  if (drawn === markSymbol.line) return solution !== markSymbol.line;
  return drawn === markSymbol.cross && solution === markSymbol.line;
}
