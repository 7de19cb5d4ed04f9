/** Generating by the contract: a board to order, with the line it was made for. */
import {
  asPart,
  type Generated,
  type Message,
  ok,
  type Random,
  type Result,
  type Task,
} from "@masume/kernel";
import type { Board } from "../board.js";
import type { Params } from "../params.js";
import { type Move, movesAlong } from "../rules.js";
import { generating } from "./generate.js";

export { generating, type Made } from "./generate.js";

export function* generate(params: Params, random: Random): Task<Result<Generated<Board, Move>, Message>> {
  const made = yield* asPart(generating(params, random));
  if (!made.ok) return made;
  const { board, line, unique, difficulty } = made.value;
  const { band, score } = difficulty;
  return ok({ puzzle: board, solution: movesAlong(line), unique, difficulty: { band, score } });
}
