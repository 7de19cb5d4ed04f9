import fc from "fast-check";
import { expect, test } from "vitest";
import { edgeCount, edgeNamed, nodesOfEdge } from "./board.js";
import { loopMoves } from "./loop-moves.js";
import { play, type State, start } from "./rules.js";
import { anyEdges, anyPuzzle } from "./testing/arbitraries.js";

test("the moves draw every line of a board once, and nothing else", () => {
  fc.assert(
    fc.property(
      anyPuzzle(6).chain((puzzle) =>
        fc.tuple(fc.constant(puzzle), anyEdges(puzzle), fc.integer({ min: 1, max: 20 })),
      ),
      ([puzzle, edges, maxMoves]) => {
        const moves = loopMoves(puzzle, { edges, locked: "" }, maxMoves);
        expect(moves.length).toBeLessThanOrEqual(maxMoves);
        let state: State = start(puzzle);
        for (const move of moves) {
          const played = play(puzzle, state, move);
          if (!played.ok) throw new Error(played.error.code);
          state = played.value;
        }
        expect(state.edges).toBe(edges.replaceAll("x", "."));
      },
    ),
  );
});

test("a loop is drawn along itself", () => {
  const puzzle = { width: 3, height: 2, clues: "......" };
  const border = ["h:0,0", "h:0,1", "h:0,2", "h:2,0", "h:2,1", "h:2,2", "v:0,0", "v:1,0", "v:0,3", "v:1,3"];
  const edges = Array.from({ length: edgeCount(puzzle) }, () => ".");
  for (const name of border) edges[edgeNamed(puzzle, name)!] = "1";
  const moves = loopMoves(puzzle, { edges: edges.join(""), locked: "" }, 99);
  const route = moves.flatMap((move) => (move.kind === "set" ? move.changes : []));
  const nodes = route.map(({ edge }) => nodesOfEdge(puzzle, edgeNamed(puzzle, edge)!));
  expect(route).toHaveLength(border.length);
  for (const [i, [a, b]] of nodes.entries()) {
    const following = nodes[(i + 1) % nodes.length]!;
    expect(following.includes(a) || following.includes(b)).toBe(true);
  }
});
