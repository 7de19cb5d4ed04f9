/** The verbs of a game: those that its contract gives it, and its own. */
import { kernelMessages } from "@masume/kernel";
import { platformMessages } from "../platform/messages.js";
import { checkVerb } from "./check.js";
import type { CliGame } from "./cli-game.js";
import { convertVerb } from "./convert.js";
import { hintVerb } from "./hint.js";
import { verbMessages } from "./messages.js";
import { newVerb, presetGeneration } from "./new.js";
import { notationOf } from "./puzzle-lines.js";
import { rulesVerb } from "./rules.js";
import { showVerb } from "./show.js";
import { contractSolver, solveVerb } from "./solve.js";
import type { GameCommands, Verb } from "./verb.js";

/** A verb of the game's own replaces the one of that name. */
export function gameCommands(cliGame: CliGame, own: Readonly<Record<string, Verb>> = {}): GameCommands {
  const { game, catalogues = [], notation = notationOf(game) } = cliGame;
  const { generate, solve, explain } = game.engines ?? {};
  return {
    game: game.id,
    catalogues: [...catalogues, verbMessages, game.messages, platformMessages, kernelMessages],
    notation,
    verbs: {
      ...(generate && { new: newVerb(cliGame, presetGeneration(cliGame)) }),
      ...(solve && { solve: solveVerb(cliGame, contractSolver(cliGame)) }),
      check: checkVerb(cliGame),
      ...(explain && { hint: hintVerb(cliGame) }),
      show: showVerb(cliGame),
      convert: convertVerb(cliGame),
      rules: rulesVerb(cliGame),
      ...own,
    },
  };
}
