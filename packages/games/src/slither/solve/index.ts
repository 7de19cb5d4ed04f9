/** Solving by the contract: the loop, and whether it is the only one. */
import { asSubtask, type Budget, type Solved, type Task } from "@masume/kernel";
import { type Edges, edgeName, edgesOfNode, markSymbol, nodesOfEdge, type Puzzle } from "../board.js";
import type { Move } from "../rules.js";
import { solveExactly } from "./exact.js";

export { type SolutionCount, solveExactly } from "./exact.js";

/** The loop as one move per edge, in the order in which a pen would draw it. */
export function* solve(puzzle: Puzzle, budget: Budget): Task<Solved<Move>> {
  const count = yield* asSubtask(solveExactly(puzzle, budget));
  switch (count.status) {
    case "none":
      return { verdict: "unsolvable" };
    case "unknown":
      return count.loop ? { verdict: "solved", moves: drawing(puzzle, count.loop) } : { verdict: "unknown" };
    default:
      return {
        verdict: "solved",
        moves: drawing(puzzle, count.loop),
        unique: count.status === "unique",
      };
  }
}

function drawing(puzzle: Puzzle, loop: Edges): readonly Move[] {
  return loopOrder(puzzle, loop).map((edge) => ({
    kind: "set",
    changes: [{ edge: edgeName(puzzle, edge), to: "line" }],
  }));
}

/** The edges of a single loop, one after the other, beginning with its first in edge order. */
function loopOrder(puzzle: Puzzle, loop: Edges): readonly number[] {
  const first = loop.indexOf(markSymbol.line);
  const order = [first];
  let [, node] = nodesOfEdge(puzzle, first);
  for (;;) {
    const last = order.at(-1)!;
    const next = edgesOfNode(puzzle, node).find((edge) => edge !== last && loop[edge] === markSymbol.line);
    if (next === undefined || next === first) return order;
    order.push(next);
    node = nodesOfEdge(puzzle, next).find((end) => end !== node)!;
  }
}
