/** Nonaga (ノナガ) as a game of the workshop. */
import { asPart, type Budget, type Game, type Task } from "@masume/kernel";
import type { Turn } from "./board.js";
import { puzzleCodec, turnCodec } from "./codec.js";
import { analyse } from "./engine/analyse.js";
import { examples, rules } from "./examples.js";
import type { Held } from "./held.js";
import { intend } from "./intent.js";
import { messages } from "./messages.js";
import { noviceTurn } from "./novice.js";
import { type Params, paramsCodec } from "./params.js";
import { faults, type Puzzle, play, type State, start, status } from "./rules.js";
import { describe, layout, paint } from "./scene.js";

export const nonaga: Game<Puzzle, State, Turn, Params, Held> = {
  id: "nonaga",
  messages,
  codec: { puzzle: puzzleCodec, move: turnCodec, params: paramsCodec },
  rules,
  examples,
  start,
  play,
  status,
  faults,
  layout,
  paint,
  describe,
  intend,
  opponent,
};

/** Level 1 is the novice; above it the engine thinks for as long as the budget lasts. */
function* opponent(puzzle: Puzzle, state: State, level: number, budget: Budget): Task<Turn> {
  if (level <= 1) return noviceTurn(puzzle.rules, state.position);
  return (yield* asPart(analyse(puzzle, state, budget))).turn;
}
