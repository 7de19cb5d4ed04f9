/** Each board of the first lesson asks for something that is not done yet and can be done in one turn. */
import { expect, test } from "vitest";
import { lessonSteps } from "./lessons.js";
import { legalTurns, play, start } from "./rules.js";

test.each(lessonSteps)("$id", ({ id, puzzle, isDone }) => {
  const state = start(puzzle);
  if (id !== "turn") expect(isDone(state)).toBe(false);
  const after = legalTurns(puzzle.rules, puzzle.position).flatMap((turn) => {
    const played = play(puzzle, state, turn);
    return played.ok ? [isDone(played.value)] : [];
  });
  expect(after).toContain(true);
  if (id !== "turn") expect(after).toContain(false);
});
