/** Sono (園) as a game of the workshop. */
import type { Game } from "@masume/kernel";
import type { Op, Problem } from "./board.js";
import { explain } from "./explain.js";
import { generate } from "./generate.js";
import type { Held } from "./intent.js";
import type { Params } from "./params.js";
import { playableSono } from "./playable.js";
import type { State } from "./rules.js";
import { solve } from "./solve.js";

export const sono: Game<Problem, State, Op, Params, Held> = { ...playableSono, generate, solve, explain };
