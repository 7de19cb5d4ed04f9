/**
 * New boards through the contract. A scrambled board brings its answer along;
 * for a random one a short search finds some answer, which a longer one will
 * beat: its length is not a par. Without a limit on steps there is always one.
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
import type { Op, Problem } from "../board.js";
import type { Params } from "../params.js";
import { solveLane } from "../solve/lane.js";
import { randomProblem, scrambledProblem } from "./scramble.js";

/** Some tenths of a second. */
const answerWork = 20_000_000;

export function* generate(params: Params, random: Random): Task<Result<Generated<Problem, Op>, Message>> {
  const { size, scramble } = params;
  yield { phase: "generate.board", done: 0 };
  if (scramble !== undefined) {
    const { problem, solution } = scrambledProblem(size, scramble, random);
    return ok({ puzzle: problem, solution, unique: false });
  }
  const puzzle = randomProblem(size, random);
  const task = solveLane(puzzle, {}, 0, random, new Budget(answerWork));
  for (;;) {
    const step = task.next();
    if (step.done) return ok({ puzzle, solution: step.value.ops, unique: false });
    const { done, total } = step.value;
    yield { phase: "generate.answer", done, ...(total !== undefined && { total }) };
  }
}
