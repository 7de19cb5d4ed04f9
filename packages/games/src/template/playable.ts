/** Switches as it is played: every member of the contract but the engines. */
import type { Playable } from "@masume/kernel";
import { moveCodec, paramsCodec, puzzleCodec } from "./codec.js";
import type { Params } from "./generate.js";
import { messages } from "./messages.js";
import { faults, type Move, type Puzzle, play, type State, start, status } from "./rules.js";
import { describe, intend, layout, paint } from "./scene.js";

export const playableSwitches: Playable<Puzzle, State, Move, Params, never> = {
  id: "switches",
  messages,
  codec: { puzzle: puzzleCodec, move: moveCodec, params: paramsCodec },
  rules: [
    { id: "outside", broken: { puzzle: "010", moves: ["3"] } },
    { id: "already-on", broken: { puzzle: "010", moves: ["1"] } },
    { id: "still-off", broken: { puzzle: "010", moves: ["0"] } },
  ],
  examples: [{ id: "first", puzzle: "01010" }],
  start,
  play,
  status,
  faults,
  layout,
  paint,
  describe,
  intend,
  presets: [{ id: "short", params: { length: 5 } }],
  abilities: ["generate", "solve", "explain"],
};
