/** Boards made to order are what was ordered: checked by brute force and by the definitions. */
import { Budget, createRandom, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { isOnBorder } from "../board.js";
import { measureDifficulty } from "../grade/index.js";
import type { Params } from "../params.js";
import { lineViolations } from "../rules.js";
import { uniqueness } from "../solve/lines.js";
import { everyLine } from "../testing/brute-force.js";
import { type MadePuzzle, makePuzzle } from "./generate.js";

function made(params: Params, seed: string): MadePuzzle {
  const result = finish(makePuzzle(params, createRandom(seed)));
  if (!result.ok) throw new Error(result.error.key);
  return result.value;
}

const orders: readonly Params[] = [
  { size: 3 },
  { size: 4, difficulty: "easy" },
  { size: 5, blocked: 4 },
  { size: 5, unique: true },
  { size: 6, difficulty: "normal", unique: true },
  { size: 6, symmetry: "mirror" },
  { size: 7, symmetry: "point", unique: true },
  { size: 8, symmetry: "four" },
  { size: 8, difficulty: "hard" },
  { size: 12, unique: true },
  { size: 15, unique: true },
];

describe.each(orders)("%j", (params) => {
  const boards = ["a", "b", "c"].map((seed) => made(params, seed));

  it("has two ends on the border and a line through all open cells", () => {
    for (const { board, line } of boards) {
      expect(board.size).toBe(params.size);
      expect(isOnBorder(board.size, board.start) && isOnBorder(board.size, board.goal)).toBe(true);
      expect(lineViolations(board, line)).toEqual([]);
    }
  });

  it("has as many blocked cells, as many lines and the difficulty asked for", () => {
    for (const { board, line, unique, difficulty } of boards) {
      if (params.blocked !== undefined) expect(board.blocked).toHaveLength(params.blocked);
      if (params.unique) expect(unique).toBe(true);
      if (params.size <= 5) expect(everyLine(board).length === 1).toBe(unique);
      else expect(uniqueness(board) === "unique").toBe(unique);
      if (params.difficulty) expect(difficulty.band).toBe(params.difficulty);
      expect(finish(measureDifficulty(board, new Budget(), line))).toEqual(difficulty);
    }
  });

  it("has the symmetry asked for", () => {
    for (const { board } of boards) {
      const last = board.size - 1;
      const cells = new Set(board.blocked.map(String));
      const isKept = (image: (row: number, column: number) => readonly [number, number]) =>
        board.blocked.every(([row, column]) => cells.has(String(image(row, column))));
      if (params.symmetry === "mirror" || params.symmetry === "four") {
        expect(isKept((row, column) => [row, last - column])).toBe(true);
      }
      if (params.symmetry === "point" || params.symmetry === "four") {
        expect(isKept((row, column) => [last - row, last - column])).toBe(true);
      }
    }
  });

  it("is the same for the same seed", () => {
    expect(made(params, "b")).toEqual(boards[1]);
  });
});

describe("orders that cannot be filled", () => {
  it("are refused with the reason", () => {
    const refused = (params: Params) => {
      const result = finish(makePuzzle(params, createRandom("x")));
      return result.ok ? undefined : result.error.key;
    };
    expect(refused({ size: 4, blocked: 15 })).toBe("generate.blocked-range");
    expect(refused({ size: 5, blocked: 3, symmetry: "four" })).toBe("generate.symmetry-count");
    expect(refused({ size: 3, difficulty: "hard" })).toBe("generate.not-found");
  });
});

describe("a budget", () => {
  const params: Params = { size: 12, unique: true };

  it("ends the work when it is spent, and is hardly passed", () => {
    const budget = new Budget(100_000);
    const result = finish(makePuzzle(params, createRandom("a"), budget));
    expect(result.ok ? undefined : result.error.key).toBe("generate.not-found");
    expect(budget.spent).toBeLessThan(200_000);
  });

  it("that is large enough changes nothing", () => {
    const small: Params = { size: 5, unique: true };
    const result = finish(makePuzzle(small, createRandom("a"), new Budget(1e12)));
    expect(result.ok && result.value).toEqual(made(small, "a"));
  });
});
