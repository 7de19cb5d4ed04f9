/** Nonaga (ノナガ) as it is played: everything but its engines. */
import type { Playable } from "@masume/kernel";
import type { Turn } from "./board.js";
import { puzzleCodec, turnCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import type { Held } from "./held.js";
import { intend } from "./intent.js";
import { messages } from "./messages.js";
import { type Params, paramsCodec } from "./params.js";
import { faults, type Puzzle, play, type State, start, status } from "./rules.js";
import { describe, layout, paint } from "./scene.js";

export const playableNonaga: Playable<Puzzle, State, Turn, Params, Held> = {
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
  abilities: ["opponent"],
};
