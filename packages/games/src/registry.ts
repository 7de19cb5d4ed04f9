/** The games. Each loads when somebody asks for it, its engines later still. */
import type { AnyGame } from "@masume/kernel";

/** One line per game. */
const loaders = {
  stroke: async (): Promise<AnyGame> => (await import("./stroke/game.js")).stroke,
  slither: async (): Promise<AnyGame> => (await import("./slither/game.js")).slither,
  sono: async (): Promise<AnyGame> => (await import("./sono/game.js")).sono,
  nonaga: async (): Promise<AnyGame> => (await import("./nonaga/game.js")).nonaga,
} as const;

/** Folder, URL, command-line word and database key of a game. */
export type GameId = keyof typeof loaders;

export type RegisteredGame = AnyGame & { readonly id: GameId };

export const registry: Readonly<Record<GameId, () => Promise<RegisteredGame>>> = loaders as Readonly<
  Record<GameId, () => Promise<RegisteredGame>>
>;

export const gameIds: readonly GameId[] = Object.keys(loaders) as GameId[];

export function isGameId(text: string): text is GameId {
  return Object.hasOwn(loaders, text);
}

/** The game of that name, if there is one: for names that come from outside. */
export async function findGame(name: string): Promise<RegisteredGame | undefined> {
  return isGameId(name) ? registry[name]() : undefined;
}
