/**
 * A board done by elimination: every edge is crossed out but those of a loop that
 * meets all clues. No part of a loop is a loop, so with these crosses there is no
 * other solution, and drawing it is mere copying: one move does it.
 *
 * What counts as solved is still the drawn loop (`rules.ts`), so a log that ends
 * with this move is a full solution for whoever checks it.
 */
import { type Edges, edgeName, edgesOfNode, markSymbol, nodeCount, type Puzzle } from "./board.js";
import { loopViolations, type Move, type State } from "./rules.js";

const { line, cross, empty } = markSymbol;

/** The move that draws the loop which the crosses leave; undefined as long as they leave more, or no solution. */
export function autoComplete(puzzle: Puzzle, { edges }: State): Move | undefined {
  // Without a cross nobody has ruled anything out, not even on a board that is all loop.
  if (!edges.includes(cross) || !edges.includes(empty) || !leavesOnlyLoops(puzzle, edges)) return undefined;
  if (loopViolations(puzzle, edges.replaceAll(empty, line)).length > 0) return undefined;
  const left = Array.from(edges, (_, edge) => edge).filter((edge) => edges[edge] === empty);
  return { kind: "set", changes: left.map((edge) => ({ edge: edgeName(puzzle, edge), to: "line" })) };
}

/** Two edges or none are left at every point. For nearly every board one of its first points decides. */
function leavesOnlyLoops(puzzle: Puzzle, edges: Edges): boolean {
  for (let node = 0; node < nodeCount(puzzle); node++) {
    const left = edgesOfNode(puzzle, node).filter((edge) => edges[edge] !== cross).length;
    if (left !== 0 && left !== 2) return false;
  }
  return true;
}
