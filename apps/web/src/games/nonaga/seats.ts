/** The seats of a table on this device: people, and the engine at a level. */

import { fullStrength, levels } from "@masume/games/nonaga";
import { createSignal } from "solid-js";
import { motionIsReduced } from "../../settings/motion.js";
import { think } from "./engine-client.js";
import { formatMessage, t } from "./messages.js";
import type { Seat, Thinking } from "./seat.js";

/** Who sits where, as it is saved. */
export type SeatPlan =
  | { readonly kind: "person" }
  | {
      readonly kind: "engine";
      readonly level: number;
      /** How long full strength thinks about a turn; three by default. */
      readonly seconds?: number;
      /** Normal by default. */
      readonly pace?: Pace;
    };

const usualSeconds = 3;
/** How soon a reply is shown: an answer waits until the turn before it has been seen. */
export type Pace = "quick" | "normal" | "slow";
export const paces: readonly Pace[] = ["quick", "normal", "slow"];
const breathMs: Readonly<Record<Pace, number>> = { quick: 0, normal: 350, slow: 1500 };

/** A person at this screen. */
export function personSeat(name: () => string): Seat {
  return { name, isHere: true };
}

export function levelName(level: number): string {
  return formatMessage(levels[level - 1]!.name);
}

type EnginePlan = Extract<SeatPlan, { readonly kind: "engine" }>;

/** The engine at a level; where that level errs, the seed says when. */
export function engineSeat(
  { level, seconds = usualSeconds, pace = "normal" }: EnginePlan,
  seed: string,
): Seat {
  const [thinking, setThinking] = createSignal<Thinking>();
  const limit = level === fullStrength ? { time: seconds * 1000 } : {};
  let running: AbortController | undefined;
  return {
    name: () => t("seat.engine", { level: levelName(level) }),
    isHere: false,
    thinking,
    moveNow: () => running?.abort(),
    async turn({ puzzle, state }, signal) {
      const abort = new AbortController();
      running = abort;
      signal.addEventListener("abort", () => abort.abort(), { once: true });
      setThinking({ depth: 0, nodes: 0 });
      const seen = new Promise((resolve) =>
        setTimeout(resolve, motionIsReduced() && pace === "normal" ? 0 : breathMs[pace]),
      );
      try {
        const best = await think({ puzzle, state, level, seed, ...limit }, abort.signal, (found) => {
          if (!abort.signal.aborted) setThinking({ depth: found.depth, nodes: found.nodes });
        });
        await seen;
        if (!best) throw new Error("stopped before any turn was found");
        return best.turn;
      } finally {
        if (running === abort) setThinking(undefined);
      }
    },
  };
}
