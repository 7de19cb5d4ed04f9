/** Nonaga (ノナガ) as a game of the workshop. */
import type { Game } from "@masume/kernel";
import type { Turn } from "./board.js";
import type { Held } from "./held.js";
import { opponent } from "./levels.js";
import type { Params } from "./params.js";
import { playableNonaga } from "./playable.js";
import type { Puzzle, State } from "./rules.js";

export const nonaga: Game<Puzzle, State, Turn, Params, Held> = { ...playableNonaga, opponent };
