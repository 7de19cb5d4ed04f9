/** Nonaga (ノナガ) as a game of the workshop. */
import type { Game } from "@masume/kernel";
import type { Turn } from "./board.js";
import { puzzleCodec, turnCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import type { Held } from "./held.js";
import { intend } from "./intent.js";
import { opponent } from "./levels.js";
import { messages } from "./messages.js";
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
