/** Slither (スリザーリンク) as a game of the workshop. */
import { type Game, joinCatalogues } from "@masume/kernel";
import { autoComplete } from "./auto-complete.js";
import type { Puzzle } from "./board.js";
import { moveCodec, puzzleCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import { generateMessages, type Params, paramsCodec, presets } from "./generate/index.js";
import { type Gesture, intend } from "./intent.js";
import { layout } from "./layout.js";
import { slitherMessages } from "./messages.js";
import { type Move, play, type State, start, status, violations } from "./rules.js";
import { describe, paint } from "./scene.js";
import { sceneMessages } from "./scene-messages.js";

export const slither: Game<Puzzle, State, Move, Params, Gesture, "slither"> = {
  id: "slither",
  messages: joinCatalogues(slitherMessages, sceneMessages, generateMessages),
  codec: { puzzle: puzzleCodec, move: moveCodec, params: paramsCodec },
  rules,
  examples,
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
    explain: async () => (await import("./explain/index.js")).explain,
  },
  stepMessages: async () => (await import("./explain/step-messages.js")).stepMessages,
};
