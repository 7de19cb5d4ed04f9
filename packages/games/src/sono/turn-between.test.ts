import { createRandom } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { allOps, flatCells, type Op, turnCells } from "./board.js";
import { randomPuzzle } from "./generate/scramble.js";
import { turnBetween } from "./turn-between.js";

describe("the turn between two boards", () => {
  test.each([4, 6, 10])("is found again for every square of a board of size %i, both ways", (size) => {
    const before = flatCells(randomPuzzle(size, createRandom(`turn/${size}`)));
    const turned = (cells: readonly number[], square: Op) => {
      const next = [...cells];
      turnCells(next, size, square);
      return next;
    };
    for (const square of allOps(size)) {
      const after = turned(before, square);
      expect(turnBetween(before, after, size)).toEqual({ square, clockwise: true });
      // Twins across from each other: turned either way they look the same.
      const isEitherWay = turned(after, square).join() === before.join();
      expect(turnBetween(after, before, size)).toEqual({ square, clockwise: isEitherWay });
    }
  });

  test("is found although equal numbers hide a part of the change", () => {
    const before = [1, 1, 0, 2, 2, 0, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7];
    const after = [...before];
    const square = { x: 0, y: 0, n: 2 };
    turnCells(after, 4, square);
    expect(turnBetween(before, after, 4)).toEqual({ square, clockwise: true });
  });

  test("is none between equal boards and none where two turns were made", () => {
    const before = flatCells(randomPuzzle(6, createRandom("two")));
    const after = [...before];
    turnCells(after, 6, { x: 0, y: 0, n: 3 });
    turnCells(after, 6, { x: 2, y: 2, n: 4 });
    expect(turnBetween(before, before, 6)).toBeUndefined();
    expect(turnBetween(before, after, 6)).toBeUndefined();
  });
});
