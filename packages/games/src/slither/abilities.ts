/** The engines' answers in the words of the contract. */
import { asPart, type Budget, drive, finish, type Solved, type Step, type Task } from "@masume/kernel";
import { type Edges, edgeName, edgesOfNode, markSymbol, nodesOfEdge, type Puzzle } from "./board.js";
import { explain as explainStep } from "./grade/explanation.js";
import { nextStep } from "./grade/next-step.js";
import type { Move, State } from "./rules.js";
import { solveExactly } from "./solve/exact.js";

/** The loop as one move an edge, in the order in which a pen would draw it. */
export function* solve(puzzle: Puzzle, budget: Budget): Task<Solved<Move>> {
  const verdict = yield* asPart(solveExactly(puzzle, budget));
  switch (verdict.status) {
    case "none":
      return { verdict: "unsolvable" };
    case "unknown":
      return verdict.loop
        ? { verdict: "solved", moves: drawing(puzzle, verdict.loop) }
        : { verdict: "unknown" };
    default:
      return {
        verdict: "solved",
        moves: drawing(puzzle, verdict.loop),
        unique: verdict.status === "unique",
      };
  }
}

/**
 * The next deduction from what is drawn, at the lowest technique that works; if
 * something drawn is wrong, what to take back. A puzzle without exactly one
 * solution is not explained.
 */
export function explain(puzzle: Puzzle, state: State, budget: Budget): Step<Move> | undefined {
  const verdict = finish(solveExactly(puzzle, budget));
  if (verdict.status !== "unique") return undefined;
  const found = drive(nextStep(puzzle, state.edges, verdict.loop), { shouldStop: () => !budget.spend() });
  if (!found.finished) return undefined;
  const advice = found.value;
  switch (advice.kind) {
    case "step": {
      const { key, params } = explainStep(puzzle, advice.step);
      const changes = advice.step.decides.map(({ edge, to }) => ({
        edge,
        to: to === "on" ? ("line" as const) : ("cross" as const),
      }));
      const { because } = advice.step;
      return { technique: key, ...(params && { params }), because, moves: [{ kind: "set", changes }] };
    }
    case "wrong": {
      const { edges } = advice;
      const erasing: Move = { kind: "set", changes: edges.map((edge) => ({ edge, to: "empty" as const })) };
      const moves: Move[] = state.fixed === "" ? [erasing] : [{ kind: "release" }, erasing];
      return { technique: "advice.wrong", params: { count: edges.length }, because: edges, moves };
    }
    default:
      return undefined;
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
