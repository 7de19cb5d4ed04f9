/**
 * A trial frame by frame: the assumption, each step that follows from it, and the
 * contradiction (or the finished loop). What has been assumed and derived up to a
 * frame is drawn as a second kind of line over the board.
 */
import { type Marks, type Message, message } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import type { GradeStep, StepAttempt } from "../grade/step.js";
import { contradictionMarks, decisionMarks, whereMarks } from "./step-marks.js";
import { edgePhrase, explainContradiction, explainStep } from "./step-words.js";

/** How many frames there are. */
export function frameCount({ steps }: StepAttempt): number {
  return steps.length + 2;
}

/** What a frame says. */
export function frameText(
  puzzle: Puzzle,
  { assumes, steps, contradiction }: StepAttempt,
  at: number,
): Message {
  if (at === 0) {
    return message("frame.suppose", {
      edge: edgePhrase(puzzle, assumes.edge),
      mark: message(`mark.${assumes.to}`),
    });
  }
  const step = steps[at - 1];
  if (step)
    return message("frame.step", { why: explainStep(puzzle, step), therefore: therefore(puzzle, step) });
  if (!contradiction) return message("frame.completes");
  return message("frame.contradiction", { why: explainContradiction(puzzle, contradiction) });
}

function therefore(puzzle: Puzzle, { decides }: GradeStep): Message {
  return message("frame.therefore", {
    edges: decides.map(({ edge }) => edgePhrase(puzzle, edge)),
    count: decides.length,
    mark: message(`mark.${decides[0]!.to}`),
  });
}

export function frameMarks(puzzle: Puzzle, { attempt }: GradeStep, at: number): Marks {
  if (!attempt) return [];
  const { assumes, steps, contradiction } = attempt;
  const before = steps.slice(0, Math.max(0, at - 1));
  const derived = [assumes, ...before.flatMap(({ decides }) => decides)];
  const step = at > 0 ? steps[at - 1] : undefined;
  const isLast = at > steps.length;
  return [
    ...(step ? whereMarks(puzzle, step) : []),
    ...(isLast && contradiction ? contradictionMarks(puzzle, contradiction) : []),
    ...decisionMarks(puzzle, derived, "line-second"),
    ...(step ? decisionMarks(puzzle, step.decides) : []),
  ];
}
