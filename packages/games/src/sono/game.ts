/** Sono (園) as a game of the workshop. */
import type { Game } from "@masume/kernel";
import type { Puzzle } from "./board.js";
import { moveCodec, puzzleCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import { type Gesture, intend } from "./intent.js";
import { messages } from "./messages.js";
import { type Params, paramsCodec, presets } from "./params.js";
import { type Move, play, type State, start, status, violations } from "./rules.js";
import { describe, layout, paint } from "./scene.js";

export const sono: Game<Puzzle, State, Move, Params, Gesture, "sono"> = {
  id: "sono",
  messages,
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
