/** Nonaga (ノナガ) as a game of the workshop. */
import type { Game } from "@masume/kernel";
import { moveCodec, puzzleCodec } from "./codec.js";
import { examples, rules } from "./examples.js";
import type { Gesture } from "./gesture.js";
import { intend } from "./intent.js";
import { messages } from "./messages.js";
import { type Move, type Puzzle, play, type State, start, status, violations } from "./rules.js";
import { describe, layout, paint } from "./scene.js";

export const nonaga: Game<Puzzle, State, Move, never, Gesture, "nonaga"> = {
  id: "nonaga",
  messages,
  codec: { puzzle: puzzleCodec, move: moveCodec },
  rules,
  examples,
  start,
  play,
  status,
  violations,
  layout,
  paint,
  describe,
  intend,
};
