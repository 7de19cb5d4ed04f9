/**
 * New boards through the contract. A scrambled board brings its answer along;
 * for a random one a short search finds some answer, which a longer one will
 * beat: its length is not a par. It makes all pairs, however few the steps may be.
 */
import {
  Budget,
  type Generated,
  type Message,
  ok,
  type Random,
  type Result,
  type Task,
} from "@masume/kernel";
import { type Puzzle, withMaxSteps } from "../board.js";
import type { Params } from "../params.js";
import type { Move } from "../rules.js";
import { solveLane } from "../solve/lane.js";
import { randomPuzzle, scrambledPuzzle } from "./scramble.js";

/** Some tenths of a second. */
const answerWork = 20_000_000;

export function* generate(params: Params, random: Random): Task<Result<Generated<Puzzle, Move>, Message>> {
  const { size, scramble, maxSteps } = params;
  yield { phase: "generate.board", done: 0 };
  if (scramble !== undefined) {
    const { puzzle, solution } = scrambledPuzzle(size, scramble, random);
    return ok({ puzzle: withMaxSteps(puzzle, maxSteps), solution, unique: false });
  }
  const puzzle = randomPuzzle(size, random);
  const task = solveLane(puzzle, {}, 0, random, new Budget(answerWork));
  for (;;) {
    const step = task.next();
    if (step.done) {
      return ok({ puzzle: withMaxSteps(puzzle, maxSteps), solution: step.value.ops, unique: false });
    }
    const { done, total } = step.value;
    yield { phase: "generate.answer", done, ...(total !== undefined && { total }) };
  }
}
