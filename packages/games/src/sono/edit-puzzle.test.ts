/** Drafts of the editor: what is missing, what is too much, when they are puzzles. */
import { createRandom } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Puzzle } from "./board.js";
import { problemCodec } from "./codec.js";
import {
  draftOf,
  emptyDraft,
  filled,
  puzzleOf,
  resized,
  shortfall,
  stepped,
  typed,
  withValue,
} from "./edit-puzzle.js";

const timed: Puzzle = {
  size: 4,
  entities: [
    [0, 0, 1, 1],
    [2, 2, 3, 3],
    [4, 4, 5, 5],
    [6, 6, 7, 7],
  ],
  startsAt: 5,
  par: 3,
};

test("an empty board misses every number twice", () => {
  const { missing, surplus } = shortfall(emptyDraft(4));
  expect(missing).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, times: 2 })));
  expect(surplus).toEqual([]);
  expect(puzzleOf(emptyDraft(4))).toBeUndefined();
});

test("what was read keeps its start and its par until a cell changes", () => {
  const read = draftOf(timed);
  expect(puzzleOf(read)).toBe(timed);
  expect(puzzleOf(withValue(read, 0, 0))).toBe(timed);
  expect(puzzleOf(resized(read, 4))).toBe(timed);
  const changed = withValue(read, 0, 1);
  expect(puzzleOf(changed)).toBeUndefined();
  expect(shortfall(changed)).toEqual({ missing: [{ value: 0, times: 1 }], surplus: [1] });
  expect(puzzleOf(withValue(changed, 0, 0))).toEqual({ size: 4, entities: timed.entities });
});

test("a larger board keeps the numbers in place, a smaller one those that may stand there", () => {
  const large = resized(withValue(emptyDraft(6), 7, 17), 8);
  expect(large.cells[9]).toBe(17);
  expect(resized(large, 4).cells.every((value) => value === undefined)).toBe(true);
  expect(resized(draftOf(timed), 6).cells.slice(0, 6)).toEqual([0, 0, 1, 1, undefined, undefined]);
});

test("after resizing, a cell holds its number exactly where the new board has both the cell and the number", () => {
  const sizes = [4, 6, 8, 10];
  for (const from of sizes) {
    for (const to of sizes) {
      for (let value = 0; value < (from * from) / 2; value++) {
        const draft = { size: from, cells: Array.from({ length: from * from }, () => value) };
        const { size, cells } = resized(draft, to);
        expect([size, cells.length]).toEqual([to, to * to]);
        const expected = Array.from({ length: to * to }, (_, cell) => {
          const isOnBoth = cell % to < from && cell < to * from;
          return isOnBoth && value <= (to * to) / 2 - 1 ? value : undefined;
        });
        expect(cells, `${value} from ${from} to ${to}`).toEqual(expected);
      }
    }
  }
});

test("filling the rest makes a puzzle that every reader takes, and leaves what stands", () => {
  const given = fc.tuple(fc.constantFrom(4, 6, 8), fc.uniqueArray(fc.nat(7), { maxLength: 8 }), fc.string());
  fc.assert(
    fc.property(given, ([size, values, seed]) => {
      const begun = values.reduce(
        (draft, value, cell) => withValue(draft, 2 * cell, value),
        emptyDraft(size),
      );
      const whole = filled(begun, createRandom(seed));
      begun.cells.forEach((value, cell) => {
        if (value !== undefined) expect(whole.cells[cell]).toBe(value);
      });
      expect(problemCodec.parse(problemCodec.format(puzzleOf(whole)!)).ok).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test("digits make numbers, and begin anew where the number would be too large", () => {
  expect(typed(4, undefined, 3)).toBe(3);
  expect(typed(4, 3, 1)).toBe(1);
  expect(typed(4, undefined, 9)).toBeUndefined();
  expect([typed(4, 1, 7), typed(4, 1, 8)]).toEqual([7, 1]);
  expect(typed(16, 12, 7)).toBe(127);
  expect(typed(16, 12, 8)).toBe(8);
});

test("steps go round; a blank cell begins with the first number that is missing", () => {
  expect(stepped(draftOf(timed), 7, 1)).toBe(0);
  expect(stepped(draftOf(timed), 0, -1)).toBe(7);
  const begun = withValue(withValue(emptyDraft(4), 0, 0), 1, 0);
  expect(stepped(begun, undefined, 1)).toBe(1);
});
