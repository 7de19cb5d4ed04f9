import type { Cell } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isOnBorder, maxSize, minSize, type Puzzle } from "./board.js";
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

test.each([
  [2, [1, 0]],
  [4, [3, 0]],
  [5, [4, 4]],
] as const)("an empty board of %i has its goal where a line from the corner can end", (size, goal) => {
  // On a board of an even size a line over all cells ends on the other colour of the chessboard.
  expect(emptyBoard(size)).toEqual({ size, blocked: [], start: [0, 0], goal });
});

test("another size keeps what stands inside, moves ends with their border, and opens the cells they come to", () => {
  const board: Puzzle = {
    size: 5,
    blocked: [
      [1, 1],
      [3, 3],
      [4, 1],
    ],
    start: [2, 0],
    goal: [4, 3],
  };
  expect(resized(board, 4)).toEqual({ size: 4, blocked: [[1, 1]], start: [2, 0], goal: [3, 3] });
  expect(resized(board, 7)).toEqual({
    size: 7,
    blocked: [
      [1, 1],
      [3, 3],
      [4, 1],
    ],
    start: [2, 0],
    goal: [6, 3],
  });
  expect(resized(board, 5)).toBe(board);
  // Both ends in one corner: they go where an empty board has them, and nothing blocks them there.
  const near: Puzzle = { size: 4, blocked: [[0, 0]], start: [3, 2], goal: [3, 3] };
  expect(resized(near, 3)).toEqual({ size: 3, blocked: [], start: [0, 0], goal: [2, 2] });
});

test("a size beyond the limits is the nearest that is allowed", () => {
  const board = emptyBoard(5);
  expect([resized(board, 0).size, resized(board, 1000).size]).toEqual([minSize, maxSize]);
});

test("blocked cells are listed row by row, however they came", () => {
  const cells: Cell[] = [
    [3, 1],
    [1, 3],
    [1, 2],
    [2, 0],
  ];
  const board = cells.reduce((edited, at) => withBlocked(edited, at, true), emptyBoard(5));
  expect(board.blocked).toEqual([
    [1, 2],
    [1, 3],
    [2, 0],
    [3, 1],
  ]);
  expect(withBlocked(board, [5, 0], true)).toBe(board);
  expect(withBlocked(board, [-1, 2], true)).toBe(board);
});

test("the goal moves as the start does", () => {
  const board = emptyBoard(4);
  expect(withEnd(board, "goal", [3, 3]).goal).toEqual([3, 3]);
  expect(withEnd(board, "goal", [0, 0])).toMatchObject({ start: [3, 0], goal: [0, 0] });
  expect(withEnd(board, "goal", [3, 0])).toBe(board);
  expect([endAt(board, [3, 0]), endAt(board, [1, 1])]).toEqual(["goal", undefined]);
});
