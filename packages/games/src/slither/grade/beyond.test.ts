/** Nested assumptions against the exact solver. */
import { finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { markSymbol } from "../board.js";
import { line } from "../edge-value.js";
import { solveExactly } from "../solve/exact.js";
import { gradeBeyond, nest } from "./beyond.js";
import { grade } from "./grade.js";

const open = [
  { width: 7, height: 7, clues: ".22..122.12.....1...3...2.1..311.....22..2.222..0" },
  {
    width: 10,
    height: 10,
    clues:
      ".........3213.22.3222112.302.3....................32220213123.122.3.2.....................333.32233.",
  },
  {
    width: 10,
    height: 10,
    clues:
      "..........1212222121232.222132........1.........2.3..2.212223122322.2......2......1.......3211232323",
  },
];

describe("nested assumptions", () => {
  it.each(open)("solve what the method leaves open: $width × $height $clues", (puzzle) => {
    const { level, ...found } = finish(gradeBeyond(puzzle));
    expect(level).toBe(null);
    expect(found.beyond?.depth).toBe(2);
    const { board, status, refuted } = finish(nest(puzzle));
    expect({ status, refuted }).toEqual({ status: "solved", refuted: found.beyond?.refuted });
    const solved = finish(solveExactly(puzzle));
    if (solved.status !== "unique") throw new Error(solved.status);
    const lines = Array.from({ length: board.edgeCount }, (_, edge) => board.peek(edge) === line);
    expect(lines).toEqual(Array.from(solved.loop, (symbol) => symbol === markSymbol.line));
  });

  it("change nothing where the method has a level", () => {
    const puzzle = { width: 3, height: 2, clues: "323..." };
    expect(finish(gradeBeyond(puzzle))).toEqual(finish(grade(puzzle)));
  });

  it("find no loop where there is none or many", () => {
    expect(finish(gradeBeyond({ width: 2, height: 2, clues: "...." })).beyond?.depth).toBe(null);
    expect(finish(gradeBeyond({ width: 1, height: 1, clues: "3" })).beyond).toEqual({
      depth: null,
      refuted: 0,
    });
  });
});
