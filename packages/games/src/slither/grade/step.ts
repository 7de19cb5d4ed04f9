/**
 * A deduction as the world sees it: plain data, with the names of the game's
 * board. Hints, walkthroughs and grades are all made of these.
 */

import {
  atLeastOne,
  cellElement,
  type Element,
  exactlyOne,
  gateKind,
  gateOf,
  isLeftOut,
  kindOf,
  together,
} from "./element.js";
import { edgeName, elementName } from "./element-names.js";
import type { Grid } from "./grid.js";
import type { Attempt, Conflict, Contradiction, Decision, Entry } from "./proof.js";
import { line } from "./sheet.js";
import { techniques } from "./techniques/index.js";

export interface EdgeDecision {
  /** `h:r,c` or `v:r,c`. */
  readonly edge: string;
  readonly to: "on" | "off";
}

/** Two sides of a cell of which something is known together, on the way along which a step travels. */
export interface Gate {
  readonly edges: readonly [string, string];
  /** Both or neither is a line; exactly one; at least one. */
  readonly says: "together" | "exactly-one" | "at-least-one";
}

export interface Step {
  /** The technique's number in the paper, 1 to 32. */
  readonly technique: number;
  /** The technique's id: its file, its message key. */
  readonly id: string;
  /** The level at which it was applied, 0 (basic) to 5. */
  readonly level: number;
  readonly decides: readonly EdgeDecision[];
  /** The cells (`c:r,c`), edges and points (`n:r,c`) that prove it. */
  readonly because: readonly string[];
  /** Among those, the clues and lines that a loop closed too early would leave out. */
  readonly leavesOut?: readonly string[];
  /** For steps that pass from cell to cell: the pairs of edges they pass by, in order. */
  readonly gates?: readonly Gate[];
  /** Which case of the technique it is, where they are explained differently. */
  readonly variant?: string;
  /** For a trial: the assumption and where it led. */
  readonly attempt?: StepAttempt;
}

export interface StepAttempt {
  readonly assumes: EdgeDecision;
  /** The cells that suggested it; none where lines did, or nothing in particular. */
  readonly suggestedBy: readonly string[];
  /** What follows, as far as it matters, in order. */
  readonly steps: readonly Step[];
  /** Why the assumption is wrong; absent when it completed the loop. */
  readonly contradiction?: StepContradiction;
}

export interface StepContradiction {
  readonly conflict: Conflict;
  /** The technique that ran into it. */
  readonly technique: number;
  /** The clue, point or edge that is in conflict; absent for loops, which are as a whole. */
  readonly at?: string;
  readonly because: readonly string[];
  readonly leavesOut?: readonly string[];
  readonly gates?: readonly Gate[];
}

export function stepOf(grid: Grid, entry: Entry): Step {
  return {
    technique: entry.technique,
    id: techniques[entry.technique - 1]!.id,
    level: entry.level,
    decides: entry.decisions.map((decision) => decisionOf(grid, decision)),
    ...reasonsOf(grid, entry.because),
    ...(entry.variant && { variant: entry.variant }),
    ...(entry.attempt && { attempt: attemptOf(grid, entry.attempt) }),
  };
}

function reasonsOf(grid: Grid, elements: readonly Element[]): Pick<Step, "because" | "leavesOut" | "gates"> {
  const names = (some: readonly Element[]) => [...new Set(some.map((element) => elementName(grid, element)))];
  const leftOut = names(elements.filter(isLeftOut));
  const gates = elements.filter((element) => kindOf(element) === gateKind);
  return {
    because: names(elements.filter((element) => kindOf(element) !== gateKind)),
    ...(leftOut.length > 0 && { leavesOut: leftOut }),
    ...(gates.length > 0 && { gates: gates.map((element) => gateNamed(grid, element)) }),
  };
}

const pairWords = {
  [together]: "together",
  [exactlyOne]: "exactly-one",
  [atLeastOne]: "at-least-one",
} as const;

function gateNamed(grid: Grid, element: Element): Gate {
  const { cell, side, isParallel, kind } = gateOf(element);
  const other = side + (isParallel ? 2 : 1);
  return {
    edges: [edgeName(grid, grid.side(cell, side)), edgeName(grid, grid.side(cell, other))],
    says: pairWords[kind],
  };
}

function decisionOf(grid: Grid, { edge, value }: Decision): EdgeDecision {
  return { edge: edgeName(grid, edge), to: value === line ? "on" : "off" };
}

function attemptOf(grid: Grid, { assumption, suggestedBy, entries, contradiction }: Attempt): StepAttempt {
  return {
    assumes: decisionOf(grid, assumption),
    suggestedBy: suggestedBy.map((cell) => elementName(grid, cellElement(cell))),
    steps: entries.map((entry) => stepOf(grid, entry)),
    ...(contradiction && { contradiction: contradictionOf(grid, contradiction) }),
  };
}

function contradictionOf(grid: Grid, { conflict, technique, at, because }: Contradiction): StepContradiction {
  return {
    conflict,
    technique,
    ...(at !== undefined && { at: elementName(grid, at) }),
    ...reasonsOf(grid, because),
  };
}
