import { finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { solveExactly } from "../solve/exact.js";
import { grade, steps } from "./grade.js";
import { referenceGrades } from "./testing/reference-grades.js";

describe("grading", () => {
  it.each(referenceGrades)("agrees with the reference on $width × $height $clues", (reference) => {
    expect(finish(solveExactly(reference)).status).toBe("unique");
    const { grade: found, steps: taken } = finish(steps(reference));
    expect(found.level).toBe(reference.level);
    expect(found.completion).toEqual({
      beforeLevel4: reference.beforeLevel4,
      beforeLevel5: reference.beforeLevel5,
    });
    expect(finish(grade(reference))).toEqual(found);
    if (reference.trace === undefined) return;
    // A trial that completes the loop is no deduction of the reference.
    const deduced = taken.filter(({ attempt }) => !attempt || attempt.contradiction);
    const trace = deduced.flatMap(({ technique, decides }) =>
      decides.map(({ edge, to }) => `${technique} ${edge.replace(":", "")}${to === "on" ? "" : "x"}`),
    );
    expect(trace).toEqual(traceOf(reference.trace));
  });

  it("covers all levels, and the lift of large boards", () => {
    expect(new Set(referenceGrades.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4, 5]));
    const large = referenceGrades.filter(({ height }) => height >= 24);
    for (const puzzle of large) {
      const taken = finish(steps(puzzle)).steps;
      expect(Math.max(...taken.map(({ level }) => level))).toBe(puzzle.level - 1);
    }
    expect(large).toHaveLength(2);
  });

  it("gives up above the wanted level", () => {
    for (const puzzle of referenceGrades.filter(({ height }) => height < 24)) {
      for (const upTo of [1, 2, 3, 4, 5] as const) {
        expect(finish(grade(puzzle, upTo)).level).toBe(upTo >= puzzle.level ? puzzle.level : null);
      }
    }
  });

  it("leaves a ring round two 3s unsolved, which the method takes for impossible", () => {
    const { grade: found, steps: taken } = finish(steps({ width: 4, height: 3, clues: ".11.1331.11." }));
    expect(found.level).toBe(null);
    expect(taken).toEqual([]);
  });

  it("says how much was known when it gave up", () => {
    for (const clues of ["................", "0..............."]) {
      const { grade: found, steps: taken } = finish(steps({ width: 4, height: 4, clues }));
      const known = taken.flatMap(({ decides }) => decides).length;
      const percent = Math.round((100 * known) / 40);
      expect(found.completion).toEqual({ beforeLevel4: percent, beforeLevel5: percent });
      expect(percent > 0).toBe(clues.startsWith("0"));
    }
  });

  it("notices when a puzzle has no solution", () => {
    expect(finish(grade({ width: 2, height: 1, clues: "31" }))).toMatchObject({ level: null, solved: false });
    expect(finish(grade({ width: 1, height: 1, clues: "0" }))).toMatchObject({ level: null, solved: false });
  });

  it("counts how often techniques come into play", () => {
    const { grade: found, steps: taken } = finish(steps(referenceGrades[0]!));
    expect(new Set(Object.keys(found.techniques).map(Number))).toEqual(
      new Set(taken.map(({ technique }) => technique)),
    );
    expect(found.techniques[7]).toBe(taken.filter(({ technique }) => technique === 7).length);
    expect(found.techniques[2]).toBe(1);
    expect(found.final).toBe(false);
  });
});

/** The reference's trace, one entry an edge. */
function traceOf(text: string): string[] {
  let technique = "";
  return text.split(/\s+/).flatMap((word) => {
    if (/^\d+$/.test(word)) {
      technique = word;
      return [];
    }
    return [`${technique} ${word}`];
  });
}
