/** Slither (スリザーリンク) as a game of the workshop. */
import type { Game } from "@masume/kernel";
import { autoComplete } from "./auto-complete.js";
import type { Puzzle } from "./board.js";
import { moveCodec, puzzleCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import { type Gesture, intend } from "./intent.js";
import { layout } from "./layout.js";
import { messages } from "./messages.js";
import { type Params, paramsCodec, presets } from "./params.js";
import { type Move, play, type State, start, status, violations } from "./rules.js";
import { describe, paint } from "./scene.js";

export const slither: Game<Puzzle, State, Move, Params, Gesture, "slither"> = {
  id: "slither",
  messages,
  codec: { puzzle: puzzleCodec, move: moveCodec, params: paramsCodec },
  rules,
  examples,
  size: ({ width, height }) => ({ width, height }),
  start,
  play,
  status,
  violations,
  autoComplete,
  layout,
  paint,
  describe,
  intend,
  presets,
  engines: {
    generate: async () => (await import("./generate/index.js")).generate,
    solve: async () => (await import("./solve/index.js")).solve,
  },
};
