/** The grader's techniques as hints, in the words of the contract. */
import { asPart, type Budget, type Step, type Task } from "@masume/kernel";
import type { Puzzle } from "./board.js";
import { explain as explainStep } from "./grade/explanation.js";
import { nextStep } from "./grade/next-step.js";
import type { Move, State } from "./rules.js";
import { solveExactly } from "./solve/exact.js";

/**
 * The next deduction from what is drawn, at the lowest technique that works; if
 * something drawn is wrong, what to take back. A puzzle without exactly one
 * solution is not explained.
 */
export function* explain(puzzle: Puzzle, state: State, budget: Budget): Task<Step<Move> | undefined> {
  const verdict = yield* asPart(solveExactly(puzzle, budget));
  if (verdict.status !== "unique") return undefined;
  const advice = yield* asPart(nextStep(puzzle, state.edges, verdict.loop));
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
