/** The lines of a board as moves that draw them one after the other, each along the last: the loop as a pen would. */
import { edgeName, edgesOfNode, markSymbol, nodesOfEdge, type Puzzle } from "./board.js";
import type { Move, State } from "./rules.js";

/** At most so many moves, each with its share of the line. */
export function loopMoves(puzzle: Puzzle, { edges }: State, maxMoves: number): readonly Move[] {
  const route = routeAlong(puzzle, edges);
  const perMove = Math.ceil(route.length / maxMoves);
  return Array.from({ length: Math.ceil(route.length / perMove) || 0 }, (_, i) => ({
    kind: "set",
    changes: route
      .slice(i * perMove, (i + 1) * perMove)
      .map((edge) => ({ edge: edgeName(puzzle, edge), to: "line" })),
  }));
}

function routeAlong(puzzle: Puzzle, edges: string): readonly number[] {
  const left = new Set([...edges].flatMap((mark, edge) => (mark === markSymbol.line ? [edge] : [])));
  const route: number[] = [];
  for (const first of left) {
    let edge: number | undefined = first;
    let node = nodesOfEdge(puzzle, first)[0];
    while (edge !== undefined) {
      left.delete(edge);
      route.push(edge);
      const [a, b]: readonly [number, number] = nodesOfEdge(puzzle, edge);
      node = node === a ? b : a;
      edge = edgesOfNode(puzzle, node).find((next) => left.has(next));
    }
  }
  return route;
}
