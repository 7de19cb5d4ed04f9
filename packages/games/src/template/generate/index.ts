/** A row with some switches on, never all of them. Every such row has one answer up to order. */
import { type Generated, type Message, ok, type Random, type Result, type Task } from "@masume/kernel";
import type { Params } from "../params.js";
import type { Move, Puzzle } from "../rules.js";

export function* generate(
  { length }: Params,
  random: Random,
): Task<Result<Generated<Puzzle, Move>, Message>> {
  yield { phase: "generate.drawing", done: 0, total: length };
  const on = Array.from({ length }, () => random.below(2) === 1);
  on[random.below(length)] = false;
  const solution = [...on.keys()].filter((i) => !on[i]);
  return ok({ puzzle: { on }, solution, unique: true });
}
