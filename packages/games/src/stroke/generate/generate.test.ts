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
  { size: 6, blocked: 0 },
  { size: 5, unique: true },
  { size: 6, difficulty: "normal", unique: true },
  { size: 6, symmetry: "mirror" },
  { size: 7, symmetry: "point", unique: true },
  { size: 8, symmetry: "four" },
  { size: 8, difficulty: "hard" },
  { size: 12, unique: true },
  { size: 15, unique: true },
  { preset: "easy" },
  { preset: "easy", unique: true },
  { preset: "normal", difficulty: "normal" },
  { preset: "hard" },
  { size: 15, symmetry: "mirror", difficulty: "easy" },
];

describe.each(orders)("%j", (params) => {
  const boards = ["a", "b", "c"].map((seed) => made(params, seed));

  it("has two ends on the border and a line through all open cells", () => {
    for (const { board, line } of boards) {
      if (params.size !== undefined) expect(board.size).toBe(params.size);
      expect(isOnBorder(board.size, board.start) && isOnBorder(board.size, board.goal)).toBe(true);
      expect(lineViolations(board, line)).toEqual([]);
    }
  });

  it("has as many blocked cells, as many lines and the difficulty asked for", () => {
    for (const { board, line, unique, difficulty } of boards) {
      if (params.blocked !== undefined) expect(board.blocked).toHaveLength(params.blocked);
      if (params.unique) expect(unique).toBe(true);
      if (board.size <= 5) expect(everyLine(board).length === 1).toBe(unique);
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

  it("has the size and the blocked cells of its preset", () => {
    const { preset } = params;
    for (const { board } of boards) {
      const { size, blocked } = board;
      if (preset === "easy") expect([size <= 4, blocked.length]).toEqual([true, 0]);
      if (preset === "normal") expect([5, 6].includes(size) && blocked.length >= 2).toBe(true);
      if (preset === "normal") expect(blocked.length).toBeLessThanOrEqual(6);
      if (preset === "hard") expect([size >= 7, blocked.length * 8 >= size * size]).toEqual([true, true]);
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
    expect(refused({ preset: "easy", size: 5 })).toBe("generate.preset-size");
    expect(refused({ preset: "hard", size: 6 })).toBe("generate.preset-size");
    expect(refused({ preset: "normal", size: 5, blocked: 7 })).toBe("generate.preset-blocked");
    expect(refused({ preset: "easy", blocked: 1 })).toBe("generate.preset-blocked");
    expect(refused({ size: 3, blocked: 0, unique: true })).toBe("generate.open-three");
    expect(refused({ size: 3, difficulty: "hard" })).toBe("generate.not-found");
  });
});

it("a symmetric order that is not filled says what makes it rare", () => {
  const order: Params = { size: 4, symmetry: "four", unique: true, difficulty: "hard" };
  const result = finish(makePuzzle(order, createRandom("x")));
  expect(result.ok ? undefined : result.error.key).toBe("generate.symmetry-unique");
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
