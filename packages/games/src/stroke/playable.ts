/** Stroke (一筆書き) as it is played: everything but its engines. */
import { joinCatalogues, type Playable } from "@masume/kernel";
import type { Board } from "./board.js";
import { boardCodec, moveCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import { type Held, intend } from "./intent.js";
import { messages } from "./messages.js";
import { type Params, paramsCodec, presets } from "./params.js";
import { reasonMessages } from "./reason-messages.js";
import { faults, type Move, play, type State, start, status } from "./rules.js";
import { describe, layout, paint } from "./scene.js";

export const playableStroke: Playable<Board, State, Move, Params, Held> = {
  id: "stroke",
  messages: joinCatalogues(messages, reasonMessages),
  codec: { puzzle: boardCodec, move: moveCodec, params: paramsCodec },
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
