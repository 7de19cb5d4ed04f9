/** Stroke (一筆書き) as a game of the workshop. */
import { type Game, joinCatalogues } from "@masume/kernel";
import type { Puzzle } from "./board.js";
import { moveCodec, puzzleCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import { type Gesture, intend } from "./intent.js";
import { messages } from "./messages.js";
import { type Params, paramsCodec, presets } from "./params.js";
import { reasonMessages } from "./reason-messages.js";
import { type Move, play, type State, start, status, violations } from "./rules.js";
import { describe, layout, paint } from "./scene.js";

export const stroke: Game<Puzzle, State, Move, Params, Gesture, "stroke"> = {
  id: "stroke",
  messages: joinCatalogues(messages, reasonMessages),
  codec: { puzzle: puzzleCodec, move: moveCodec, params: paramsCodec },
  rules,
  examples,
  size: ({ size }) => ({ width: size, height: size }),
  start,
  play,
  status,
  violations,
  layout,
  paint,
  describe,
  intend,
  presets,
  engines: {
    generate: async () => (await import("./generate/index.js")).generate,
    solve: async () => (await import("./solve/index.js")).solve,
    explain: async () => (await import("./explain/index.js")).explain,
  },
};
