/** Stroke (一筆書き) as a game of the workshop. */
import type { Game } from "@masume/kernel";
import { explain, generate, solve } from "./abilities.js";
import type { Board } from "./board.js";
import type { Held } from "./intent.js";
import type { Params } from "./params.js";
import { playableStroke } from "./playable.js";
import type { Move, State } from "./rules.js";

export const stroke: Game<Board, State, Move, Params, Held> = { ...playableStroke, generate, solve, explain };
