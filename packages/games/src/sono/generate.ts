/**
 * New boards through the contract. A scrambled board brings its answer along;
 * for a random one a narrow search finds some answer, which a better search will
 * beat: its length is not a par.
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
import type { Op, Problem } from "./board.js";
import { maxPairs } from "./board.js";
import type { Params } from "./params.js";
import { randomProblem, scrambledProblem } from "./scramble.js";
import { solveLane } from "./solve.js";

export function* generate(params: Params, random: Random): Task<Result<Generated<Problem, Op>, Message>> {
  const { size, scramble } = params;
  yield { phase: "generate.board", done: 0 };
  if (scramble !== undefined) {
    const { problem, solution } = scrambledProblem(size, scramble, random);
    return ok({ puzzle: problem, solution, unique: false });
  }
  const puzzle = randomProblem(size, random);
  const task = solveLane(puzzle, {}, 0, random, new Budget());
  for (;;) {
    const step = task.next();
    const plan = step.done ? step.value : step.value.best;
    if (plan?.pairs === maxPairs(size)) return ok({ puzzle, solution: plan.ops, unique: false });
    yield { phase: "generate.answer", done: plan?.pairs ?? 0, total: maxPairs(size) };
  }
}
