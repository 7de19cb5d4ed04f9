/** The engine looking at a position while somebody wants to know: the newest findings, and nothing of older positions. */
import type { Analysis, Puzzle, State } from "@masume/games/nonaga";
import type { Accessor } from "solid-js";
import { type Calculation, createCalculation } from "../../play/calculation.js";
import { think } from "./engine-client.js";

/** Enough to be sure of what a person can follow; the fan need not run for ever. */
const time = 12_000;
const lines = 3;

export interface Findings extends Analysis {
  /** The position they are about. */
  readonly state: State;
  readonly isFinal: boolean;
}

/** Looks at the state that is given; undefined stops it. */
export function createAnalysis(puzzle: Puzzle, state: Accessor<State | undefined>): Calculation<Findings> {
  const calculation = createCalculation<State, Findings>(state, async (asked, signal, show) => {
    const findings = (best: Analysis, isFinal: boolean): Findings => ({ ...best, state: asked, isFinal });
    const best = await think({ puzzle, state: asked, time, lines }, signal, (best) =>
      show(findings(best, false)),
    );
    return best && findings(best, true);
  });
  const result = () => {
    const findings = calculation.result();
    return findings?.state === state() ? findings : undefined;
  };
  return { ...calculation, result };
}

/** How much of the bar is red's: half when nobody is ahead, all of it when red wins by force. */
export function redShare({ score, winIn, lossIn, state }: Findings): number {
  const isRed = state.position.mover === "red";
  const ahead = winIn !== undefined ? 1 : lossIn !== undefined ? -1 : score / (Math.abs(score) + 250);
  return 0.5 + (isRed ? ahead : -ahead) / 2;
}
