/** Sono (園) as it is played: everything but its engines. */
import type { Playable } from "@masume/kernel";
import type { Op, Problem } from "./board.js";
import { moveCodec, puzzleCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import { type Held, intend } from "./intent.js";
import { messages } from "./messages.js";
import { type Params, paramsCodec, presets } from "./params.js";
import { faults, play, type State, start, status } from "./rules.js";
import { describe, layout, paint } from "./scene.js";

export const playableSono: Playable<Problem, State, Op, Params, Held> = {
  id: "sono",
  messages,
  codec: { puzzle: puzzleCodec, move: moveCodec, params: paramsCodec },
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
  presets,
  abilities: ["generate", "solve", "explain"],
};
