/** Slither (スリザーリンク) as a game of the workshop. */
import { type Game, joinCatalogues } from "@masume/kernel";
import { explain, solve } from "./abilities.js";
import type { Puzzle } from "./board.js";
import { generate, type Params } from "./generate/index.js";
import { gradeMessages } from "./grade/grade-messages.js";
import type { Held } from "./intent.js";
import { playableSlither } from "./playable.js";
import type { Move, State } from "./rules.js";

export const slither: Game<Puzzle, State, Move, Params, Held> = {
  ...playableSlither,
  messages: joinCatalogues(playableSlither.messages, gradeMessages),
  generate,
  solve,
  explain,
};
