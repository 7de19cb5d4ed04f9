/**
 * Where a level begins and which of two techniques comes first, on boards found by
 * looking for just these cases: at the limit itself a large board is not "rather
 * empty" any more, one percent below it is; and technique 27 goes before 26.
 */
import { finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { edgeNamed, type Puzzle } from "../board.js";
import { cross, line } from "../edge-value.js";
import { emptyBelow, percentKnown } from "./completion.js";
import { Engine } from "./engine.js";
import { steps } from "./grade.js";
import { GradingBoard } from "./grading-board.js";
import { techniques } from "./techniques/index.js";

const board = (width: number, height: number, clues: string): Puzzle => ({ width, height, clues });

describe("how much of a large board is known when trials begin", () => {
  it.each([
    {
      known: 70,
      highest: 4,
      level: 4,
      puzzle: board(
        24,
        4,
        ".13.3323.22.231....02.11.22.....................2.2.3.3322.1.3.302111121........................",
      ),
    },
    {
      known: 69,
      highest: 3,
      level: 4,
      puzzle: board(
        24,
        5,
        ".2...31.222.221..22...1...13..2...22..01..13..1332..2..23..22...2..11...12..3...1..132..3.3.11...12...1..12..21..0......",
      ),
    },
    {
      known: 80,
      highest: 4,
      level: 4,
      puzzle: board(
        36,
        4,
        "1122231.11332122222.322322312.223211.....................1...2............132.2011122.21121110101123223222.30...............2..3................",
      ),
    },
    {
      known: 79,
      highest: 4,
      level: 5,
      puzzle: board(
        36,
        4,
        "..2....3..3........3.3.12.32..12..13.2..222..21..213.10..12..2...111....21.....332.211..22...........2..23..2..33...2......32...3.....2.2.222223",
      ),
    },
    {
      known: 79,
      highest: 3,
      level: 4,
      puzzle: board(
        36,
        4,
        ".3.12...3.3.2..210......3...3..22...............2.......2.3..3..1.1...212.01.3121.21.3.1112.011.211..222222.0..3.2.2.21.23..2222..3.2.1.2......2",
      ),
    },
  ])("$puzzle.width × $puzzle.height, $known %, technique level $highest: level $level", (expected) => {
    const { grade, steps: taken } = finish(steps(expected.puzzle));
    expect(Math.max(...taken.map((step) => step.level))).toBe(expected.highest);
    const { beforeLevel4, beforeLevel5 } = grade.completion;
    expect(expected.highest === 3 ? beforeLevel4 : beforeLevel5).toBe(expected.known);
    expect(grade.level).toBe(expected.level);
  });

  it("counts a board as large by its longer side, and rounds halves up", () => {
    const limits = [23, 24, 35, 36].flatMap((side) => [emptyBelow(side, 1), emptyBelow(1, side)]);
    expect(limits).toEqual([0, 0, 70, 70, 70, 70, 80, 80]);
    expect([0, 138, 139, 140, 199, 200].map((known) => percentKnown(known, 200))).toEqual([
      0, 69, 70, 70, 100, 100,
    ]);
  });
});

it("where both apply, technique 27 comes before 26", () => {
  const puzzle = board(
    24,
    4,
    ".....................3..321.1..3.120.33.33322.3222.33.1.3...3..1....21122....2..................",
  );
  const { steps: taken } = finish(steps(puzzle));
  const both = taken.findIndex(({ technique }, i) => technique === 27 && finds(26, puzzle, i));
  expect(both).toBeGreaterThan(0);

  /** Whether the technique applies before the step of this index. */
  function finds(number: number, { width, height, clues }: Puzzle, before: number): boolean {
    const drawn = new GradingBoard({ width, height, clues });
    for (const { edge, to } of taken.slice(0, before).flatMap(({ decides }) => decides)) {
      drawn.set(edgeNamed(puzzle, edge)!, to === "on" ? line : cross);
    }
    return new Engine(drawn, { keepsReasons: false }).apply(techniques[number - 1]!);
  }
});
