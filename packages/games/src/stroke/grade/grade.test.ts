import { Budget, type Cell, createRandom, finish, sameCell, transformCell } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../board.js";
import { play } from "../rules.js";
import { CutCheck } from "../solve/cuts.js";
import { Deduction } from "../solve/deduction.js";
import { graphOf } from "../solve/graph.js";
import { findLine, uniqueness } from "../solve/lines.js";
import { Search } from "../solve/search.js";
import { anyBoard, drawn, everyLine } from "../testing/brute-force.js";
import { bandOf, measureDifficulty, measureDifficultySync } from "./index.js";

/** Every legal way on along a line but the line's own, with the line it makes. */
function otherWays(board: Puzzle, line: readonly Cell[]): Cell[][] {
  const ways: Cell[][] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const begun = line.slice(0, i + 1);
    const [row, column] = line[i]!;
    for (const cell of [
      [row - 1, column],
      [row, column + 1],
      [row + 1, column],
      [row, column - 1],
    ] as const) {
      if (sameCell(cell, line[i + 1]!)) continue;
      if (play(board, { line: begun }, { kind: "extend", cell }).ok) ways.push([...begun, cell]);
    }
  }
  return ways;
}

describe("against walking everywhere", () => {
  it("tells wrong ways from harmless ones", () => {
    fc.assert(
      fc.property(anyBoard(3, 5, 0.25), (board) => {
        const found = findLine(board);
        const difficulty = measureDifficultySync(board);
        if (found.verdict !== "solved") {
          expect(difficulty).toBeNull();
          return;
        }
        const ways = otherWays(board, found.line);
        const harmless = ways.filter((way) => everyLine(board, way).length > 0);
        const { deadEnd, chain, cut, search } = difficulty!.wrong;
        expect(difficulty!.harmless).toBe(harmless.length);
        expect(deadEnd + chain + cut + search).toBe(ways.length - harmless.length);
      }),
      { numRuns: 150 },
    );
  });
});

describe("the score", () => {
  it("is small on a corridor, where no step can go wrong", () => {
    const corridor = drawn("S....", "####.", ".....", ".####", "....G");
    expect(measureDifficultySync(corridor)).toEqual({
      score: 0,
      band: "easy",
      wrong: { deadEnd: 0, chain: 0, cut: 0, search: 0 },
      harmless: 0,
      undecided: 0,
    });
  });

  it("follows the formula by hand: pattern A along its edge", () => {
    // S→→ ↓ ←← ↓ →→: one way down at the start is as good, four ways leave a dead end or touch the goal.
    const line: Cell[] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 1],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
    ];
    const board = drawn("S..", "...", "..G");
    const { score, wrong, harmless, undecided } = finish(measureDifficulty(board, new Budget(), line))!;
    // From [0,1] down leaves [0,2] a dead end; [1,2] down steps on the goal; [1,1] down leaves [1,0] a dead end.
    expect(wrong).toEqual({ deadEnd: 3, chain: 0, cut: 0, search: 0 });
    expect(harmless).toBe(1);
    // The corners [0,2] and [2,0] force four of the eight edges.
    expect(undecided).toBe(4);
    expect(score).toBe(Math.round((100 * (3 + (4 * 3) / (2 * 4))) / 8));
  });

  it("needs no search where the rules alone decide the board", () => {
    fc.assert(
      fc.property(anyBoard(4, 8, 0.25), (board) => {
        const difficulty = measureDifficultySync(board);
        if (difficulty?.undecided === 0) expect(difficulty.wrong.search).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it("does not change when a board with one line is turned, search aside", () => {
    fc.assert(
      fc.property(anyBoard(4, 7, 0.25), fc.integer({ min: 1, max: 7 }), (board, symmetry) => {
        if (uniqueness(board) !== "unique") return;
        const turn = (cell: Cell) => transformCell(symmetry, board.size, cell);
        const other: Puzzle = {
          size: board.size,
          blocked: board.blocked.map(turn),
          start: turn(board.start),
          goal: turn(board.goal),
        };
        const here = measureDifficultySync(board)!;
        if (here.wrong.search === 0) expect(measureDifficultySync(other)).toEqual(here);
      }),
      { numRuns: 200 },
    );
  });

  it("grows with the work of the solver that has only these rules", () => {
    const random = createRandom("boards with one line");
    const measured: { work: number; score: number }[] = [];
    while (measured.length < 120) {
      const cells = random.shuffle(Array.from({ length: 36 }, (_, i): Cell => [Math.floor(i / 6), i % 6]));
      const [start, goal, ...rest] = cells;
      const board: Puzzle = { size: 6, blocked: rest.slice(0, 3), start: start!, goal: goal! };
      if (uniqueness(board) !== "unique") continue;
      const deduction = new Deduction(graphOf(board));
      const search = new Search(deduction, new CutCheck(deduction));
      while (search.next(1000) !== "end");
      measured.push({ work: search.nodes, score: measureDifficultySync(board)!.score });
    }
    const mean = (some: typeof measured) => some.reduce((sum, { score }) => sum + score, 0) / some.length;
    const none = measured.filter(({ work }) => work === 0);
    const one = measured.filter(({ work }) => work === 1);
    const more = measured.filter(({ work }) => work > 1);
    expect(Math.min(none.length, one.length, more.length)).toBeGreaterThan(4);
    expect(mean(none)).toBeLessThan(mean(one));
    expect(mean(one)).toBeLessThan(mean(more));
  });
});

it("has three bands", () => {
  expect([0, 69, 70, 99, 100, 500].map(bandOf)).toEqual(["easy", "easy", "normal", "normal", "hard", "hard"]);
});

it("gives no number when the budget ends", () => {
  const board = drawn("S.....", "......", "......", "......", "......", "G.....");
  expect(measureDifficultySync(board, new Budget(500))).toBeNull();
});
