/** Stroke (一筆書き) as a game of the workshop. */
import { type Game, joinCatalogues } from "@masume/kernel";
import { explain, generate, solve } from "./abilities.js";
import type { Board } from "./board.js";
import { boardCodec, moveCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import { type Held, intend } from "./intent.js";
import { messages } from "./messages.js";
import { type Params, paramsCodec, presets } from "./params.js";
import { reasonMessages } from "./reason-messages.js";
import { faults, type Move, play, type State, start, status } from "./rules.js";
import { describe, layout, paint } from "./scene.js";

export const stroke: Game<Board, State, Move, Params, Held> = {
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
  generate,
  solve,
  explain,
};
