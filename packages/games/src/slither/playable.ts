/** Slither (スリザーリンク) as it is played: everything but its engines and the words of their explanations. */
import { joinCatalogues, type Playable } from "@masume/kernel";
import type { Puzzle } from "./board.js";
import { moveCodec, puzzleCodec } from "./codec.js";
import { conclude } from "./elimination.js";
import { examples, rules } from "./examples.js";
import { generateMessages, type Params, paramsCodec, presets } from "./generate/index.js";
import { type Held, intend } from "./intent.js";
import { layout } from "./layout.js";
import { slitherMessages } from "./messages.js";
import { faults, type Move, play, type State, start, status } from "./rules.js";
import { describe, paint } from "./scene.js";
import { sceneMessages } from "./scene-messages.js";

export const playableSlither: Playable<Puzzle, State, Move, Params, Held> = {
  id: "slither",
  messages: joinCatalogues(slitherMessages, sceneMessages, generateMessages),
  codec: { puzzle: puzzleCodec, move: moveCodec, params: paramsCodec },
  rules,
  examples,
  start,
  play,
  status,
  faults,
  conclude,
  layout,
  paint,
  describe,
  intend,
  presets,
  abilities: ["generate", "solve", "explain"],
};
