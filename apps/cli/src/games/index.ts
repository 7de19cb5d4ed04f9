/** The games of the command line: one line each, loaded when named. */
import type { GameId } from "@masume/games";

import type { GameCommands } from "../verbs/verb.js";

const loaders: Readonly<Record<GameId, () => Promise<GameCommands>>> = {
  stroke: async () => (await import("./stroke/index.js")).strokeCommands,
  slither: async () => (await import("./slither/index.js")).slitherCommands,
  sono: async () => (await import("./sono/index.js")).sonoCommands,
  nonaga: async () => (await import("./nonaga/index.js")).nonagaCommands,
};

export function loadCommands(game: GameId): Promise<GameCommands> {
  return loaders[game]();
}
