/** The separate lines of a drawing, each as its edges, in the order of their first edge. */
import { type Edges, edgesOfNode, markSymbol, nodesOfEdge, type Puzzle } from "./board.js";

export function linePieces(puzzle: Puzzle, edges: Edges): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const pieces: number[][] = [];
  for (let first = 0; first < edges.length; first++) {
    if (edges[first] !== markSymbol.line || seen.has(first)) continue;
    const piece = [first];
    seen.add(first);
    for (const edge of piece) {
      for (const next of nodesOfEdge(puzzle, edge).flatMap((node) => edgesOfNode(puzzle, node))) {
        if (edges[next] !== markSymbol.line || seen.has(next)) continue;
        seen.add(next);
        piece.push(next);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}
