/** A trial frame by frame, on the steps of a puzzle that takes trials. */
import { finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../board.js";
import { steps } from "../grade/index.js";
import type { GradeStep } from "../grade/step.js";
import { referenceGrades } from "../grade/testing/reference-grades.js";
import { frameCount, frameMarks, frameText } from "./trial-frames.js";

type Trial = GradeStep & Required<Pick<GradeStep, "attempt">>;

/** The first trial among the references that leads to a contradiction by two steps or more. */
function firstTrial(): { readonly puzzle: Puzzle; readonly refuted: Trial } {
  for (const puzzle of referenceGrades) {
    const refuted = finish(steps(puzzle)).steps.find(
      (step): step is Trial => step.attempt?.contradiction !== undefined && step.attempt.steps.length >= 2,
    );
    if (refuted) return { puzzle, refuted };
  }
  throw new Error("no puzzle takes such a trial");
}

const { puzzle, refuted } = firstTrial();

describe("the frames of a trial", () => {
  const { attempt } = refuted;
  const last = frameCount(attempt) - 1;

  it("begin with the assumption and end with the contradiction, with a frame for each step between", () => {
    expect(frameCount(attempt)).toBe(attempt.steps.length + 2);
    const keys = Array.from({ length: last + 1 }, (_, at) => frameText(puzzle, attempt, at).key);
    expect(keys).toEqual(["frame.suppose", ...attempt.steps.map(() => "frame.step"), "frame.contradiction"]);
    expect(frameText(puzzle, attempt, 0).params).toMatchObject({
      mark: { key: `mark.${attempt.assumes.to}` },
    });
  });

  it("a trial that happens to complete the loop says so", () => {
    const { contradiction: _, ...lucky } = attempt;
    expect(frameText(puzzle, lucky, last).key).toBe("frame.completes");
  });

  it("each step names how many edges it decides, and how", () => {
    for (const [i, { decides }] of attempt.steps.entries()) {
      expect(frameText(puzzle, attempt, i + 1).params).toMatchObject({
        therefore: { params: { count: decides.length, mark: { key: `mark.${decides[0]!.to}` } } },
      });
    }
  });

  it("show all that was derived before, the step itself above it, and at the end where it fails", () => {
    const second = (at: number): string[] =>
      frameMarks(puzzle, refuted, at)
        .filter(({ role }) => role === "line-second")
        .map(({ key }) => key.replace(/^.*?([hv]:)/, "$1"));
    const assumed = attempt.assumes.edge;
    expect(second(0)).toEqual([assumed]);
    expect(second(1)).toEqual([assumed]);
    expect(second(2)).toEqual([assumed, ...attempt.steps[0]!.decides.map(({ edge }) => edge)]);
    expect(second(last)).toEqual([
      assumed,
      ...attempt.steps.flatMap(({ decides }) => decides.map(({ edge }) => edge)),
    ]);
    const { attempt: __, ...plain } = refuted;
    expect(frameMarks(puzzle, plain, 0)).toEqual([]);
  });
});
