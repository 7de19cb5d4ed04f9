/**
 * The games as the app knows them. A game is loaded with its front when somebody
 * goes there, once. A game without a front of its own gets the default one, so to
 * stand in the registry is enough to be played.
 */
import type { GameId, RegisteredGame } from "@masume/games";
import { isGameId, registry } from "@masume/games";
import type { GameFront, OpenGame } from "../play/game-ui.js";

/** One line a game that has pages of its own. */
const fronts: Readonly<Partial<Record<GameId, () => Promise<GameFront>>>> = {
  stroke: async () => (await import("./stroke/ui.js")).front,
  slither: async () => (await import("./slither/ui.js")).front,
  nonaga: async () => (await import("./nonaga/ui.js")).front,
  sono: async () => (await import("./sono/ui.js")).front,
};

async function load(loadGame: () => Promise<RegisteredGame>, id: GameId): Promise<OpenGame> {
  const [game, own] = await Promise.all([loadGame(), fronts[id]?.()]);
  return { game, front: own ?? (await import("./default-ui.js")).defaultFront(game) };
}

const opened = new Map<GameId, Promise<OpenGame>>();

export function openGame(id: string): Promise<OpenGame> | undefined {
  if (!isGameId(id)) return undefined;
  const known = opened.get(id);
  if (known) return known;
  const opening = load(registry[id], id);
  opened.set(id, opening);
  // A failed load (offline before the first visit) may be tried again.
  opening.catch(() => opened.delete(id));
  return opening;
}
