/** Switches as a game of the workshop. */
import type { Game } from "@masume/kernel";
import { moveCodec, paramsCodec, puzzleCodec } from "./codec.js";
import type { Params } from "./generate.js";
import { messages } from "./messages.js";
import { type Move, type Puzzle, play, type State, start, status, violations } from "./rules.js";
import { describe, intend, layout, paint } from "./scene.js";

export const switches: Game<Puzzle, State, Move, Params, never> = {
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
  violations,
  layout,
  paint,
  describe,
  intend,
  presets: [{ id: "short", params: { length: 5 } }],
  engines: {
    generate: async () => (await import("./generate.js")).generate,
    solve: async () => (await import("./solve.js")).solve,
    explain: async () => (await import("./explain.js")).explain,
  },
};
