/** The games, whole and without their engines. A shell loads a game when somebody asks for it. */
import type { AnyGame, AnyPlayable, GameId } from "@masume/kernel";

type Load = () => Promise<AnyGame>;

export const registry: Readonly<Record<GameId, Load>> = {
  stroke: async () => (await import("./stroke/game.js")).stroke,
  slither: async () => (await import("./slither/game.js")).slither,
  sono: async () => (await import("./sono/game.js")).sono,
  nonaga: async () => (await import("./nonaga/game.js")).nonaga,
};

/** The games as they are played: for the page, whose workers load them whole. */
export const playables: Readonly<Record<GameId, () => Promise<AnyPlayable>>> = {
  stroke: async () => (await import("./stroke/playable.js")).playableStroke,
  slither: async () => (await import("./slither/playable.js")).playableSlither,
  sono: async () => (await import("./sono/playable.js")).playableSono,
  nonaga: async () => (await import("./nonaga/playable.js")).playableNonaga,
};
