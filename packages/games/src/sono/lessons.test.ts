/** The boards of the lessons do what their texts say. */
import { expect, test } from "vitest";
import { maxPairs } from "./board.js";
import { pairsBySquare, solverLessons, turnLessons } from "./lessons.js";
import { play, start } from "./rules.js";

test.each([...turnLessons, ...solverLessons])(
  "$id: every pair is inside, outside or across",
  ({ puzzle, squares }) => {
    const state = start(puzzle);
    const { inside, outside, across } = pairsBySquare(state, puzzle.size, squares[0]);
    expect(inside + outside + across).toBe(state.pairs);
    expect(Math.min(inside, outside, across)).toBeGreaterThanOrEqual(0);
  },
);

test.each(["ahead", "finish", "large"] as const)("%s: the last turn makes all pairs", (id) => {
  const { puzzle, squares } = [...turnLessons, ...solverLessons].find((lesson) => lesson.id === id)!;
  let state = start(puzzle);
  for (const square of squares) {
    const played = play(puzzle, state, square);
    expect(played.ok).toBe(true);
    if (played.ok) state = played.value;
  }
  expect(state.pairs).toBe(maxPairs(puzzle.size));
});
