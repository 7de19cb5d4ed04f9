import type { Cell } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isOnBorder, type Puzzle } from "./board.js";
import { puzzleCodec } from "./codec.js";
import { emptyBoard, endAt, resized, withBlocked, withEnd } from "./edit-puzzle.js";

const cell = fc.tuple(fc.integer({ min: -1, max: 9 }), fc.integer({ min: -1, max: 9 }));
const change: fc.Arbitrary<(board: Puzzle) => Puzzle> = fc.oneof(
  fc.tuple(cell, fc.boolean()).map(
    ([at, to]) =>
      (board: Puzzle) =>
        withBlocked(board, at, to),
  ),
  fc.tuple(fc.constantFrom("start" as const, "goal" as const), cell).map(
    ([end, at]) =>
      (board: Puzzle) =>
        withEnd(board, end, at),
  ),
  fc.integer({ min: 0, max: 40 }).map((size) => (board: Puzzle) => resized(board, size)),
);

test("however a board is edited, it stays proper and comes back from its notation", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      let board = emptyBoard(5);
      for (const edit of changes) {
        board = edit(board);
        expect(isOnBorder(board.size, board.start) && isOnBorder(board.size, board.goal)).toBe(true);
        const back = puzzleCodec.parse(puzzleCodec.format(board));
        expect(back.ok && back.value).toEqual(board);
      }
    }),
  );
});

test("a cell is blocked and opened again; ends cannot be blocked", () => {
  const board = withBlocked(emptyBoard(5), [2, 2], true);
  expect(board.blocked).toEqual([[2, 2]]);
  expect(withBlocked(board, [2, 2], false).blocked).toEqual([]);
  expect(withBlocked(board, [0, 0], true)).toBe(board);
});

test("an end opens the cell it moves to, stays on the border, and changes places with the other", () => {
  const board = withBlocked(emptyBoard(5), [0, 3], true);
  const moved = withEnd(board, "start", [0, 3]);
  expect(moved.start).toEqual([0, 3]);
  expect(moved.blocked).toEqual([]);
  expect(withEnd(board, "start", [2, 2])).toBe(board);
  const swapped = withEnd(board, "start", [4, 4]);
  expect([swapped.start, swapped.goal]).toEqual([
    [4, 4],
    [0, 0],
  ]);
  expect(endAt(swapped, [4, 4] as Cell)).toBe("start");
});

test("a goal in the far corner stays there when the board grows", () => {
  expect(resized(emptyBoard(5), 7).goal).toEqual([6, 6]);
  expect(resized(resized(emptyBoard(5), 2), 5).size).toBe(5);
});
