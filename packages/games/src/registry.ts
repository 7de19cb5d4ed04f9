/** The games: one line each. A shell loads a game when somebody asks for it. */
import type { AnyGame, GameId } from "@masume/kernel";

type Load = () => Promise<AnyGame>;

export const registry: Readonly<Record<GameId, Load>> = {
  stroke: async () => (await import("./stroke/game.js")).stroke,
  slither: async () => (await import("./slither/game.js")).slither,
  sono: async () => (await import("./sono/game.js")).sono,
  nonaga: async () => (await import("./nonaga/game.js")).nonaga,
};
