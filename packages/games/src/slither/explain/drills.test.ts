/** Drills: what is asked for follows from what is drawn, and from nothing easier. */
import { Budget, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { edgeNamed, markSymbol, noEdges } from "../board.js";
import { steps } from "../grade/grade.js";
import { referenceGrades } from "../grade/testing/reference-grades.js";
import { solveExactly } from "../solve/exact.js";
import { advise } from "./advise.js";
import { drillsIn, withDecisions } from "./drills.js";

describe("drills", () => {
  it.each([1, 2, 3, 4, 5])("of level %i cannot be done with less", (level) => {
    const drills = referenceGrades
      .filter((puzzle) => puzzle.level === level)
      .flatMap((puzzle) => drillsIn(puzzle, finish(steps(puzzle)).steps, level));
    expect(drills.length).toBeGreaterThan(0);
    for (const { puzzle, drawn, step, answers } of drills) {
      const count = finish(solveExactly(puzzle));
      const solution = count.status === "unique" ? count.loop : "";
      expect(finish(advise(puzzle, drawn, new Budget(0), count))).toMatchObject({
        kind: "step",
        step: { level },
      });
      expect(answers.slice(0, step.decides.length)).toEqual(step.decides);
      for (const { edge, to } of answers) {
        const index = edgeNamed(puzzle, edge)!;
        expect(drawn[index]).toBe(markSymbol.empty);
        expect(solution[index] === markSymbol.line).toBe(to === "on");
      }
    }
  });

  it("have none above the puzzle's level, and leave out guesses that happen to solve it", () => {
    const puzzle = referenceGrades.find(({ level }) => level === 2)!;
    expect(drillsIn(puzzle, finish(steps(puzzle)).steps, 3)).toEqual([]);
    const guess = {
      technique: 32,
      id: "every-edge-trial",
      level: 5,
      decides: [],
      because: [],
      attempt: { assumes: { edge: "h:0,0", to: "on" as const }, suggestedBy: [], steps: [] },
    };
    expect(drillsIn(puzzle, [guess], 5)).toEqual([]);
  });

  it("draw lines and crosses", () => {
    const puzzle = { width: 1, height: 1, clues: "." };
    const decides = [
      { edge: "h:0,0", to: "on" as const },
      { edge: "v:0,1", to: "off" as const },
    ];
    expect(withDecisions(puzzle, noEdges(puzzle), decides)).toBe("1..x");
  });
});
