import { finish } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { problems } from "../problems/problem-set.js";
import { outcome, play, start } from "../rules.js";
import type { Line } from "./analyse.js";
import { completeLine } from "./complete-line.js";

const announced = (about: Partial<Line>, turns: Line["line"]): Line => ({
  turn: turns[0]!,
  score: 0,
  winIn: undefined,
  lossIn: undefined,
  line: turns,
  ...about,
});

describe.each([2, 3])("a win in %i of which only the first turn is known", (n) => {
  const some = problems()
    .filter((one) => one.kind === "win" && one.n === n)
    .slice(0, 3);
  test.each(some.map((problem) => [problem.puzzle, problem.solutions[0]!] as const))(
    "is shown until it is won, in no more turns",
    (puzzle, turn) => {
      const state = start(puzzle);
      const { line } = finish(completeLine(puzzle, state, announced({ winIn: n }, [turn])));
      expect(line[0]).toEqual(turn);
      let at = state;
      for (const next of line) {
        const played = play(puzzle, at, next);
        if (!played.ok) throw new Error(played.error.code);
        at = played.value;
      }
      expect(outcome(at)).toBe(puzzle.position.mover);
      expect(line.length).toBeGreaterThan(1);
      expect(line.length).toBeLessThanOrEqual(2 * n - 1);
      // The same seen by the loser, after the first turn.
      const after = play(puzzle, state, turn);
      if (!after.ok) throw new Error(after.error.code);
      const lost = finish(completeLine(puzzle, after.value, announced({ lossIn: n - 1 }, line.slice(1, 2))));
      expect(lost.line.length).toBeGreaterThan(1);
    },
  );
});

test("a line without a forced win stays as it is", () => {
  const { puzzle, solutions } = problems()[0]!;
  const line = announced({}, [solutions[0]!]);
  expect(finish(completeLine(puzzle, start(puzzle), line))).toBe(line);
});
