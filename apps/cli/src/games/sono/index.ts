/** Sono's verbs. */
import { gameCommands } from "../../verbs/game-commands.js";
import type { GameCommands } from "../../verbs/verb.js";
import { check } from "./check.js";
import { sonoGame } from "./cli-game.js";
import { judge } from "./judge.js";
import { make } from "./new.js";
import { replay } from "./replay.js";
import { solve } from "./solve.js";

export const sonoCommands: GameCommands = gameCommands(sonoGame, { new: make, solve, check, replay, judge });
