/** Sono (園) as a game of the workshop. */
import type { Game } from "@masume/kernel";
import type { Op, Problem } from "./board.js";
import { moveCodec, puzzleCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import { explain } from "./explain.js";
import { generate } from "./generate.js";
import { type Held, intend } from "./intent.js";
import { messages } from "./messages.js";
import { type Params, paramsCodec, presets } from "./params.js";
import { faults, play, type State, start, status } from "./rules.js";
import { describe, layout, paint } from "./scene.js";
import { solve } from "./solve.js";

export const sono: Game<Problem, State, Op, Params, Held> = {
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
  generate,
  solve,
  explain,
};
