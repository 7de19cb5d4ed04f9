/** Switches as a game of the workshop. */
import type { Game } from "@masume/kernel";
import { moveCodec, puzzleCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import { intend } from "./intent.js";
import { messages } from "./messages.js";
import { type Params, paramsCodec, presets } from "./params.js";
import { type Move, type Puzzle, play, type State, start, status, violations } from "./rules.js";
import { describe, layout, paint } from "./scene.js";

export const switches: Game<Puzzle, State, Move, Params, never, "switches"> = {
  id: "switches",
  messages,
  codec: { puzzle: puzzleCodec, move: moveCodec, params: paramsCodec },
  rules,
  examples,
  size: ({ on }) => ({ width: on.length, height: 1 }),
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
