/** The games of the command line: every registered one has the verbs of its contract, some have more. */
import { findGame, gameIds } from "@masume/games";
import type { AnyGame } from "@masume/kernel";
import { gameCommands } from "../verbs/game-commands.js";
import type { GameCommands } from "../verbs/verb.js";

export interface CliGames {
  readonly ids: readonly string[];
  /** The game alone, for its name in help. */
  game(id: string): Promise<AnyGame>;
  commands(id: string): Promise<GameCommands>;
}

const own: Partial<Record<string, () => Promise<GameCommands>>> = {
  stroke: async () => (await import("./stroke/index.js")).strokeCommands,
  slither: async () => (await import("./slither/index.js")).slitherCommands,
  sono: async () => (await import("./sono/index.js")).sonoCommands,
  nonaga: async () => (await import("./nonaga/index.js")).nonagaCommands,
};

export async function loadCommands(id: string): Promise<GameCommands> {
  return (await own[id]?.()) ?? gameCommands({ game: await loadGame(id) });
}

async function loadGame(id: string): Promise<AnyGame> {
  const game = await findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

export const registeredGames: CliGames = { ids: gameIds, game: loadGame, commands: loadCommands };
