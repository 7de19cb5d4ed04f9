/** Generating by the contract: a board to order, with the line it was made for. */
import {
  asSubtask,
  type Budget,
  type Generated,
  type Message,
  ok,
  type Random,
  type Result,
  type Task,
} from "@masume/kernel";
import type { Puzzle } from "../board.js";
import type { Params } from "../params.js";
import { type Move, movesAlong } from "../rules.js";
import { makePuzzle } from "./generate.js";

export function* generate(
  params: Params,
  random: Random,
  budget?: Budget,
): Task<Result<Generated<Puzzle, Move>, Message>> {
  const made = yield* asSubtask(makePuzzle(params, random, budget));
  if (!made.ok) return made;
  const { board, line, unique, difficulty } = made.value;
  const { band, score } = difficulty;
  return ok({ puzzle: board, solution: movesAlong(line), unique, difficulty: { band, score } });
}
