import { expect, test } from "vitest";
import type { Puzzle } from "./board.js";
import { cellLayout, emptyPuzzle, nextClue, resized, withClue } from "./edit-puzzle.js";

const puzzle: Puzzle = { width: 3, height: 2, clues: "0123.2" };

test("a click goes round blank, 0, 1, 2, 3 and back; the other button the other way", () => {
  const clues = ["."];
  for (let i = 0; i < 5; i++) clues.push(nextClue(clues.at(-1)!, 1));
  expect(clues.join("")).toBe(".0123.");
  expect(nextClue(".", -1)).toBe("3");
  expect(nextClue("?", 1)).toBe("0");
});

test("a clue is set in its place", () => {
  expect(withClue(puzzle, 4, "3").clues).toBe("012332");
  expect(withClue(puzzle, 0, "0")).toBe(puzzle);
});

test("another size keeps the clues that are still on the board", () => {
  expect(resized(puzzle, 2, 3)).toEqual({ width: 2, height: 3, clues: "013..." });
  expect(resized(resized(puzzle, 5, 4), 3, 2)).toEqual(puzzle);
  expect(resized(puzzle, 3, 2)).toBe(puzzle);
  expect(resized(puzzle, 3, 3)).toEqual({ width: 3, height: 3, clues: `${puzzle.clues}...` });
  expect(resized(puzzle, 2.6, 2)).toBe(puzzle);
  expect(resized(puzzle, 0, 1000)).toMatchObject({ width: 1, height: 100 });
});

test("arrows lead from cell to cell", () => {
  const { rows, targets } = cellLayout(emptyPuzzle(3, 2), { x: 0, y: 0, width: 3, height: 2 });
  expect(rows.map((row) => row.length)).toEqual([3, 3]);
  const middle = targets.find(({ id }) => id === "c:0,1")!;
  expect(middle.to).toEqual({ right: "c:0,2", down: "c:1,1", left: "c:0,0" });
  const corners = targets.filter(({ id }) => id === "c:0,2" || id === "c:1,0");
  expect(corners.map(({ to }) => to)).toEqual([
    { down: "c:1,2", left: "c:0,1" },
    { up: "c:0,0", right: "c:1,1" },
  ]);
});
