/**
 * The grader's techniques as hints and lessons.
 *
 *   advise(puzzle, drawn, budget)   the next step from what a player has drawn
 *   explainStep(puzzle, step)       why a step is right, as a message of `stepMessages`
 *   drillsIn(puzzle, steps, level)  moments at which such a step is to be found
 *   findMistake(…)                  the first wrong move of a game
 */
import { asSubtask, type Budget, type Step, type Task } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import type { Move, State } from "../rules.js";
import { advise } from "./advise.js";
import { moveOf } from "./step-move.js";
import { explainStep, placesOf } from "./step-words.js";

export { type Advice, advise } from "./advise.js";
export {
  type Drill,
  drillsIn,
  exampleDrill,
  examplePuzzle,
  type Finding,
  findingOf,
} from "./drills.js";
export { findMistake, type Mistake } from "./find-mistake.js";
export { decisionMarks, gateMarks, mistakeMarks, reasonMarks, whereMarks } from "./step-marks.js";
export { stepMessages } from "./step-messages.js";
export { moveOf } from "./step-move.js";
export { explainStep, placePhrase } from "./step-words.js";
export { frameCount, frameMarks, frameText } from "./trial-frames.js";

/** The next deduction from what is drawn; if something drawn is wrong, what to take back. */
export function* explain(puzzle: Puzzle, state: State, budget: Budget): Task<Step<Move> | undefined> {
  const advice = yield* asSubtask(advise(puzzle, state.edges, budget));
  switch (advice.kind) {
    case "step": {
      const { key, params } = explainStep(puzzle, advice.step);
      const because = placesOf(advice.step);
      return { technique: key, ...(params && { params }), because, moves: [moveOf(advice.step)] };
    }
    case "wrong": {
      const { edges } = advice;
      const erasing: Move = { kind: "set", changes: edges.map((edge) => ({ edge, to: "empty" as const })) };
      const moves: Move[] = state.locked === "" ? [erasing] : [{ kind: "unlock" }, erasing];
      return { technique: "advice.wrong", params: { count: edges.length }, because: edges, moves };
    }
    default:
      return undefined;
  }
}
