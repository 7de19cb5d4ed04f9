/** The seats of a table on this device: people, and the engine at a level. */
import type { Turn } from "@masume/games/nonaga";
import { message } from "@masume/kernel";
import { createSignal } from "solid-js";
import { tell } from "../../i18n/language.js";
import { fullStrength, levels } from "./levels.js";
import type { GameSoFar, Seat, Thinking } from "./seat.js";
import { opponentTurn, think } from "./thinker.js";
import { w, words } from "./words.js";

/** Who sits where, as it is saved. */
export type SeatPlan = { readonly kind: "person" } | { readonly kind: "engine"; readonly level: number };

/** How long full strength thinks, in milliseconds. */
const fullTime = 3000;

/** A person at this screen; alone against the engine it is "you". */
export function personSeat(name: () => string): Seat {
  return { name, isHere: true };
}

export function levelName(level: number): string {
  return tell(message(`level.${levels[level - 1]!.id}`), words);
}

export function engineSeat(level: number): Seat {
  const [thinking, setThinking] = createSignal<Thinking>();
  let underWay: AbortController | undefined;

  async function answer({ puzzle, state }: GameSoFar, signal: AbortSignal): Promise<Turn | undefined> {
    if (level < fullStrength) return opponentTurn(puzzle, state, level, signal);
    const order = { puzzle, state, time: fullTime };
    const best = await think(order, signal, ({ depth, nodes }) => {
      if (!signal.aborted) setThinking({ depth, nodes });
    });
    return best?.turn;
  }

  return {
    name: () => w("seat.engine", { level: levelName(level) }),
    isHere: false,
    thinking,
    hurry: () => underWay?.abort(),
    async turn(game, signal) {
      const order = new AbortController();
      underWay = order;
      signal.addEventListener("abort", () => order.abort(), { once: true });
      setThinking({ depth: 0, nodes: 0 });
      try {
        const turn = await answer(game, order.signal);
        if (!turn) throw new Error("stopped before any turn was found");
        return turn;
      } finally {
        if (underWay === order) setThinking(undefined);
      }
    },
  };
}
