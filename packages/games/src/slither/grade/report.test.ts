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

  it("of boards with as many cells the squarer comes first", () => {
    const { sizes } = report([
      graded(1, { width: 9, height: 4 }),
      graded(1, { width: 6, height: 6 }),
      graded(1, { width: 4, height: 8 }),
      graded(1, { width: 3, height: 12 }),
    ]);
    expect(sizes.map(({ size }) => size)).toEqual([
      [8, 4],
      [6, 6],
      [9, 4],
      [12, 3],
    ]);
  });

  it.each([
    [[1], 1],
    [[1, 2], 1],
    [[1, 2, 3], 2],
    [[1, 1, 4, 4], 1],
    [[5, 5, 2], 5],
    [[null, 3, null], 3],
    [[null], null],
  ] as const)("the median of levels %j is %j, the lower of two", (levels, median) => {
    const { labels } = report(levels.map((level) => graded(level, { label: "x" })));
    expect(labels[0]!.medianLevel).toBe(median);
  });

  it("puzzles without a solution by time come last, and have no level", () => {
    const { times } = report([graded(null, { time: 5 }), graded(1, { time: 9 }), graded(2, { time: 7 })]);
    // The two levels go to the quickest two.
    expect(times.map(({ label, total, unsolved }) => [label, total, unsolved])).toEqual([
      ["1", 1, 1],
      ["2", 1, 0],
      ["unsolved", 1, 0],
    ]);
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

  it("says how many grades lie above and below a label that is a level", () => {
    const { labels } = report([2, 3, 3, 1].map((level) => graded(level as Level, { label: "2" })));
    expect(labels).toMatchObject([{ label: "2", agreement: 0.25, higher: 2, lower: 1 }]);
    expect(report([graded(1, { label: "easy" })]).labels).toMatchObject([{ higher: null, lower: null }]);
  });

  it("groups by book and size, and gives the times of each level there", () => {
    const { books, timeRanges } = report([
      graded(1, { book: "1", time: 6 }),
      graded(1, { book: "1", time: 14 }),
      graded(2, { book: "1", time: 9 }),
      graded(2, { book: "2", time: 3 }),
      graded(4, { book: "1", time: 70, width: 18 }),
      graded(5),
    ]);
    expect(books.map(({ book, size, total }) => [book, size, total])).toEqual([
      ["1", [10, 10], 3],
      ["1", [18, 10], 1],
      ["2", [10, 10], 1],
    ]);
    expect(timeRanges).toEqual([
      { book: "1", size: [10, 10], level: 1, from: 6, to: 9, puzzles: 2 },
      { book: "1", size: [10, 10], level: 2, from: 14, to: 14, puzzles: 1 },
      { book: "2", size: [10, 10], level: 2, from: 3, to: 3, puzzles: 1 },
      { book: "1", size: [18, 10], level: 4, from: 70, to: 70, puzzles: 1 },
    ]);
  });

  it("counts by what was known when trials began, and how many were refuted", () => {
    const tried = (known: number, refuted: number): GradedPuzzle => {
      const made = graded(4, {}, { 4: 50, 24: 1, 29: refuted - 1 });
      return { ...made, grade: { ...made.grade, completion: { beforeLevel4: known, beforeLevel5: null } } };
    };
    expect(
      report([tried(69, 20), tried(12, 21), tried(70, 2), tried(100, 40), graded(1)]).completion,
    ).toEqual([
      { size: [10, 10], from: 0, to: 69, fewTrials: 1, manyTrials: 1 },
      { size: [10, 10], from: 70, to: 79, fewTrials: 1, manyTrials: 0 },
      { size: [10, 10], from: 90, to: 100, fewTrials: 0, manyTrials: 1 },
    ]);
  });

  it.each([
    [0, [0, 69]],
    [69, [0, 69]],
    [70, [70, 79]],
    [79, [70, 79]],
    [80, [80, 89]],
    [89, [80, 89]],
    [90, [90, 100]],
    [100, [90, 100]],
  ] as const)("%i percent known when trials began belong to the row %j", (known, row) => {
    const made = graded(4);
    const grade = { ...made.grade, completion: { beforeLevel4: known, beforeLevel5: null } };
    expect(report([{ ...made, grade }]).completion.map(({ from, to }) => [from, to])).toEqual([row]);
    // A puzzle that was not solved is in no row.
    expect(report([{ ...made, grade: { ...grade, solved: false } }]).completion).toEqual([]);
  });

  it.each([23, 24, 28, 29, 30, 31, 32])("technique %i is one of trials, 20 of which are few", (technique) => {
    const trials = (uses: number) => {
      const made = graded(5, {}, { 22: 50, 25: 50, [technique]: uses });
      return { ...made, grade: { ...made.grade, completion: { beforeLevel4: 5, beforeLevel5: 5 } } };
    };
    const [row] = report([trials(20), trials(21)]).completion;
    expect(row).toMatchObject({ fewTrials: 1, manyTrials: 1 });
  });

  it("an unsolved puzzle agrees with no label", () => {
    const { labels } = report([graded(2, { label: "2" }), graded(null, { label: "2" })]);
    expect(labels).toMatchObject([{ agreement: 0.5, higher: 0, lower: 0, unsolved: 1 }]);
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
