/** The games as the page opens them: each is loaded with what it adds to the page when somebody goes there, once. */
import { type GameId, isGameId, registry } from "@masume/games";
import type { GameUiParts, OpenGame } from "../play/game-ui.js";
import { completeUi } from "./default-ui.js";

type AnyParts = GameUiParts<unknown, unknown, unknown>;

/** One line per game that adds something to the page. Its types are forgotten here, as in the registry. */
const ownParts: Readonly<Partial<Record<GameId, () => Promise<unknown>>>> = {
  stroke: async () => (await import("./stroke/ui.js")).strokeUi,
  slither: async () => (await import("./slither/ui.js")).slitherUi,
  sono: async () => (await import("./sono/ui.js")).sonoUi,
  nonaga: async () => (await import("./nonaga/ui.js")).nonagaUi,
};

async function load(id: GameId): Promise<OpenGame> {
  const [game, own] = await Promise.all([registry[id](), ownParts[id]?.()]);
  return { game, ui: completeUi(game, (own ?? {}) as AnyParts) };
}

const opened = new Map<GameId, Promise<OpenGame>>();

export function openGame(id: string): Promise<OpenGame> | undefined {
  if (!isGameId(id)) return undefined;
  const known = opened.get(id);
  if (known) return known;
  const opening = load(id);
  opened.set(id, opening);
  // A failed load (offline before the first visit) may be tried again.
  opening.catch(() => opened.delete(id));
  return opening;
}
