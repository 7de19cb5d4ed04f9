/** Nonaga's verbs. */
import { gameCommands } from "../../verbs/game-commands.js";
import type { GameCommands } from "../../verbs/verb.js";
import { best } from "./best.js";
import { check } from "./check.js";
import { nonagaGame } from "./cli-game.js";
import { engine } from "./engine.js";
import { match } from "./match.js";
import { perft } from "./perft.js";
import { play } from "./play.js";

export const nonagaCommands: GameCommands = gameCommands(nonagaGame, {
  check,
  play,
  best,
  match,
  engine,
  perft,
});
