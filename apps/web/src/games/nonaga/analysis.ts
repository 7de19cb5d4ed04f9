/** The engine looking at a position while somebody wants to know: the newest findings, and nothing of older positions. */
import type { Analysis, Puzzle, State } from "@masume/games/nonaga";
import { type Accessor, createEffect, createSignal, on, onCleanup } from "solid-js";
import { think } from "./thinker.js";

/** Enough to be sure of what a person can follow; the fan need not run for ever. */
const time = 12_000;
const lines = 3;

export interface Findings extends Analysis {
  /** The position they are about. */
  readonly state: State;
  readonly isFinal: boolean;
}

/** Looks at the state that is given; undefined stops it. */
export function createAnalysis(
  puzzle: Puzzle,
  state: Accessor<State | undefined>,
): Accessor<Findings | undefined> {
  const [findings, setFindings] = createSignal<Findings>();
  createEffect(
    on(state, (asked) => {
      setFindings(undefined);
      if (!asked) return;
      const order = new AbortController();
      onCleanup(() => order.abort());
      const show = (isFinal: boolean) => (best: Analysis | undefined) => {
        if (best && !order.signal.aborted) setFindings({ ...best, state: asked, isFinal });
      };
      think({ puzzle, state: asked, time, lines }, order.signal, show(false)).then(show(true), () => {});
    }),
  );
  return findings;
}

/** How much of the bar is red's: half when nobody is ahead, all of it when red wins by force. */
export function redShare({ score, winIn, lossIn, state }: Findings): number {
  const isRed = state.position.mover === "red";
  const ahead = winIn !== undefined ? 1 : lossIn !== undefined ? -1 : score / (Math.abs(score) + 250);
  return 0.5 + (isRed ? ahead : -ahead) / 2;
}
