/**
 * An independent count of how many solutions a puzzle has, by a SAT solver that
 * nobody here wrote: degrees and clues as clauses; a solution in several pieces is
 * sent back with the clause that forbids one of the pieces.
 */
import { Cadical } from "cadical-wasm";
import { cellCount, clueAt, edgeCount, edgesOfCell, edgesOfNode, nodeCount, type Puzzle } from "../board.js";
import { closedLoops } from "../rules.js";

export async function countBySat(puzzle: Puzzle): Promise<"none" | "unique" | "multiple"> {
  const solver = await Cadical.create();
  const variable = (edge: number) => edge + 1;
  const allowOnly = (edges: readonly number[], counts: readonly number[]) => {
    for (let pattern = 0; pattern < 1 << edges.length; pattern++) {
      const lines = edges.filter((_, i) => (pattern >> i) & 1).length;
      if (counts.includes(lines)) continue;
      solver.addClause(edges.map((edge, i) => ((pattern >> i) & 1 ? -variable(edge) : variable(edge))));
    }
  };
  for (let node = 0; node < nodeCount(puzzle); node++) allowOnly(edgesOfNode(puzzle, node), [0, 2]);
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue !== undefined) allowOnly(edgesOfCell(puzzle, cell), [clue]);
  }
  solver.addClause(Array.from({ length: edgeCount(puzzle) }, (_, edge) => variable(edge)));
  let solutions = 0;
  while (solutions < 2 && solver.solve() === "satisfiable") {
    const edges = Array.from({ length: edgeCount(puzzle) }, (_, edge) =>
      solver.value(variable(edge)) ? "1" : ".",
    );
    const loops = closedLoops(puzzle, edges.join(""));
    if (loops.length === 1) solutions++;
    // A loop beside which something else must be drawn is no part of a solution.
    const met = loops.filter((loop) => loops.length === 1 || !answersAlone(puzzle, loop));
    for (const loop of met) solver.addClause(loop.map((edge) => -variable(edge)));
    if (met.length === 0) forbidTogether(solver, loops, variable);
  }
  solver.dispose();
  return solutions === 0 ? "none" : solutions === 1 ? "unique" : "multiple";
}

function answersAlone(puzzle: Puzzle, loop: readonly number[]): boolean {
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const clue = clueAt(puzzle, cell);
    const lines = edgesOfCell(puzzle, cell).filter((edge) => loop.includes(edge)).length;
    if (clue !== undefined && lines !== clue) return false;
  }
  return true;
}

function forbidTogether(
  solver: Cadical,
  loops: readonly (readonly number[])[],
  variable: (edge: number) => number,
): void {
  solver.addClause(loops.flatMap((loop) => loop.map((edge) => -variable(edge))));
}
