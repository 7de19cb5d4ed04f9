import { finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { type Edges, edgeNamed, markSymbol, noEdges, type Puzzle } from "../board.js";
import { violations } from "../rules.js";
import { withDecisions } from "./drills.js";
import { steps } from "./grade.js";
import { nextStep } from "./next-step.js";
import { referenceGrades } from "./testing/reference-grades.js";

function solutionOf(puzzle: Puzzle): Edges {
  return finish(steps(puzzle)).steps.reduce(
    (edges, { decides }) => withDecisions(puzzle, edges, decides),
    noEdges(puzzle),
  );
}

describe("advice", () => {
  it.each([1, 2, 3, 4, 5])("leads from the empty board to the solution of a puzzle of level %i", (level) => {
    const puzzle = referenceGrades.find((reference) => reference.level === level)!;
    const solution = solutionOf(puzzle);
    let edges = noEdges(puzzle);
    let hardest = 0;
    for (;;) {
      const advice = finish(nextStep(puzzle, edges, solution));
      if (advice.kind !== "step") {
        expect(advice).toEqual({ kind: "complete" });
        break;
      }
      hardest = Math.max(hardest, advice.step.level);
      const next = withDecisions(puzzle, edges, advice.step.decides);
      expect(next).not.toBe(edges);
      edges = next;
    }
    expect(violations(puzzle, { edges, fixed: "" })).toEqual([]);
    expect(hardest).toBeLessThanOrEqual(level);
  });

  it("names the edges that are wrong, lines and crosses", () => {
    const puzzle: Puzzle = { width: 2, height: 2, clues: "0..." };
    const solution = solutionOf(puzzle);
    const marks = [...noEdges(puzzle)];
    marks[edgeNamed(puzzle, "h:0,0")!] = markSymbol.line;
    marks[edgeNamed(puzzle, "h:1,1")!] = markSymbol.cross;
    marks[edgeNamed(puzzle, "v:0,0")!] = markSymbol.cross;
    expect(finish(nextStep(puzzle, marks.join(""), solution))).toEqual({
      kind: "wrong",
      edges: ["h:0,0", "h:1,1"],
    });
  });

  it("takes up what is drawn: the lowest technique that works from there", () => {
    const puzzle: Puzzle = { width: 2, height: 2, clues: "0..." };
    const solution = solutionOf(puzzle);
    const first = finish(nextStep(puzzle, noEdges(puzzle), solution));
    expect(first).toMatchObject({ kind: "step", step: { id: "zero-clue" } });
    const marks = [...noEdges(puzzle)];
    for (const edge of ["h:0,0", "v:0,0", "h:1,0", "v:0,1"])
      marks[edgeNamed(puzzle, edge)!] = markSymbol.cross;
    const second = finish(nextStep(puzzle, marks.join(""), solution));
    expect(second).toMatchObject({ kind: "step", step: { id: "point-degree" } });
  });

  it("has nothing to say where the method ends", () => {
    const puzzle: Puzzle = { width: 4, height: 3, clues: ".11.1331.11." };
    const marks = [...noEdges(puzzle)];
    for (const edge of ["h:1,1", "h:1,2", "h:2,1", "h:2,2", "v:1,1", "v:1,3"]) {
      marks[edgeNamed(puzzle, edge)!] = markSymbol.line;
    }
    expect(finish(nextStep(puzzle, noEdges(puzzle), marks.join("")))).toEqual({ kind: "none" });
  });
});
