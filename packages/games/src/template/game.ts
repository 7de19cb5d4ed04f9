/** Switches as a game of the workshop: as it is played, and its engines. */
import type { Game } from "@masume/kernel";
import { explain } from "./explain.js";
import { generate, type Params } from "./generate.js";
import { playableSwitches } from "./playable.js";
import type { Move, Puzzle, State } from "./rules.js";
import { solve } from "./solve.js";

export const switches: Game<Puzzle, State, Move, Params, never> = {
  ...playableSwitches,
  generate,
  solve,
  explain,
};
