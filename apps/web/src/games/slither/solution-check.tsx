/**
 * What the exact solver says about a puzzle: one loop, several, or none. Of
 * several, two are shown: what they share, what only the first has, and, dashed,
 * what only the second has.
 */
import { type Puzzle, type SolutionCount, solutionMarks } from "@masume/games/slither";
import type { Marks } from "@masume/kernel";
import type { Accessor, JSX } from "solid-js";
import { type Calculation, createCalculation } from "../../play/calculation.js";
import { t } from "./make-messages.js";
import { solverClient } from "./solver-client.js";

export function createSolutionCheck(puzzle: Accessor<Puzzle>): Calculation<SolutionCount> {
  return createCalculation(puzzle, async (asked, signal) => {
    const outcome = await solverClient.run("countSolutions", asked, { signal });
    return outcome.finished ? outcome.value : undefined;
  });
}

export function SolutionLine(props: { readonly solutions: SolutionCount | undefined }): JSX.Element {
  return (
    <p class="solution-line" role="status" data-status={props.solutions?.status}>
      {t(`result.${props.solutions?.status ?? "working"}`)}
    </p>
  );
}

/** The loop or the two loops. */
export function loopMarks(puzzle: Puzzle, solutions: SolutionCount): Marks {
  if (solutions.status === "none" || !solutions.loop) return [];
  return solutionMarks(
    puzzle,
    solutions.loop,
    solutions.status === "multiple" ? solutions.second : undefined,
  );
}
