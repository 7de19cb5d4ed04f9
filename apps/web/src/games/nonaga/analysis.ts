/** The engine looking at a position while somebody wants to know: the newest findings, and nothing of older positions. */
import { type Analysis, type Line, moverShare, type Puzzle, type State } from "@masume/games/nonaga";
import type { Accessor } from "solid-js";
import { type Calculation, createCalculation } from "../../play/calculation.js";
import { complete, think } from "./engine-client.js";

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
    if (!best) return undefined;
    show(findings(best, false));
    const whole: Line[] = [];
    for (const line of best.lines) whole.push(await complete({ puzzle, state: asked, line }, signal));
    return findings({ ...best, ...whole[0], lines: whole }, true);
  });
  return { ...calculation, result: calculation.current };
}

/** How much of the bar is red's: half when nobody is ahead, all of it when red wins by force. */
export function redShare(findings: Findings): number {
  const share = moverShare(findings);
  return findings.state.position.mover === "red" ? share : 1 - share;
}
