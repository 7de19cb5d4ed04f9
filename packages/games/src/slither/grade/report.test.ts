import { describe, expect, it } from "vitest";
import type { Grade, Level } from "./grade.js";
import { type GradedPuzzle, report } from "./report.js";

function graded(level: Level | null, rest: Partial<GradedPuzzle> = {}, techniques = {}): GradedPuzzle {
  const grade: Grade = {
    level,
    solved: level !== null,
    completion: { beforeLevel4: null, beforeLevel5: null },
    techniques,
    final: false,
  };
  return { width: 10, height: 10, grade, ...rest };
}

describe("the report", () => {
  it("counts levels by size, smallest first, however the boards lie", () => {
    const { sizes, total } = report([
      graded(3, { width: 10, height: 18 }),
      graded(1),
      graded(null, { width: 18, height: 10 }),
      graded(1),
    ]);
    expect(sizes.map(({ size, levels, unsolved }) => [size, levels[1], levels[3], unsolved])).toEqual([
      [[10, 10], 2, 0, 0],
      [[18, 10], 0, 1, 1],
    ]);
    expect(total).toEqual({ levels: { 1: 2, 2: 0, 3: 1, 4: 0, 5: 0 }, unsolved: 1, total: 4 });
  });

  it("counts puzzles and uses of each technique", () => {
    const { techniques } = report([graded(1, {}, { 4: 3, 7: 1 }), graded(2, {}, { 4: 2, 10: 5 })]);
    expect(techniques).toEqual([
      { technique: 4, puzzles: 2, uses: 5 },
      { technique: 7, puzzles: 1, uses: 1 },
      { technique: 10, puzzles: 1, uses: 5 },
    ]);
  });

  it("compares labels with levels, and says how often they agree where they are levels", () => {
    const { labels } = report([
      graded(1, { label: "easy" }),
      graded(3, { label: "hard" }),
      graded(4, { label: "hard" }),
      graded(2, { label: "2" }),
      graded(3, { label: "2" }),
      graded(5),
    ]);
    expect(
      labels.map(({ label, total, medianLevel, agreement }) => [label, total, medianLevel, agreement]),
    ).toEqual([
      ["2", 2, 2, 0.5],
      ["easy", 1, 1, null],
      ["hard", 2, 3, null],
    ]);
  });

  it("turns times into levels by rank, size by size, as the paper does", () => {
    const { times } = report([
      graded(1, { time: 30 }),
      graded(2, { time: 20 }),
      graded(2, { time: 40 }),
      graded(3, { time: 10, width: 18 }),
    ]);
    // By time: 20, 30, 40 minutes get the levels 1, 2, 2; the large board keeps its only level.
    expect(times.map(({ label, levels, agreement }) => [label, levels, agreement])).toEqual([
      ["1", { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 }, 0],
      ["2", { 1: 1, 2: 1, 3: 0, 4: 0, 5: 0 }, 0.5],
      ["3", { 1: 0, 2: 0, 3: 1, 4: 0, 5: 0 }, 1],
    ]);
  });
});
