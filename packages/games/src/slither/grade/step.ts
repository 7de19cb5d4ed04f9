/**
 * A deduction as the world sees it: plain data, with the names of the game's
 * board. Hints, walkthroughs and grades are all made of these.
 */

import { type Element, isLeftOut } from "./element.js";
import { edgeName, elementName } from "./element-names.js";
import type { Grid } from "./grid.js";
import type { Attempt, Conflict, Decision, Entry } from "./proof.js";
import { line } from "./sheet.js";
import { techniques } from "./techniques/index.js";

export interface EdgeDecision {
  /** `h:r,c` or `v:r,c`. */
  readonly edge: string;
  readonly to: "on" | "off";
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
  /** For a trial: the assumption and where it led. */
  readonly attempt?: StepAttempt;
}

export interface StepAttempt {
  readonly assumes: EdgeDecision;
  /** What follows, as far as it matters, in order. */
  readonly steps: readonly Step[];
  /** Why the assumption is wrong; absent when it completed the loop. */
  readonly contradiction?: StepContradiction;
}

export interface StepContradiction {
  readonly conflict: Conflict;
  /** The technique that ran into it. */
  readonly technique: number;
  readonly because: readonly string[];
  readonly leavesOut?: readonly string[];
}

export function stepOf(grid: Grid, entry: Entry): Step {
  return {
    technique: entry.technique,
    id: techniques[entry.technique - 1]!.id,
    level: entry.level,
    decides: entry.decisions.map((decision) => decisionOf(grid, decision)),
    ...reasonsOf(grid, entry.because),
    ...(entry.attempt && { attempt: attemptOf(grid, entry.attempt) }),
  };
}

function reasonsOf(grid: Grid, elements: readonly Element[]): Pick<Step, "because" | "leavesOut"> {
  const names = (some: readonly Element[]) => [...new Set(some.map((element) => elementName(grid, element)))];
  const leftOut = names(elements.filter(isLeftOut));
  return { because: names(elements), ...(leftOut.length > 0 && { leavesOut: leftOut }) };
}

function decisionOf(grid: Grid, { edge, value }: Decision): EdgeDecision {
  return { edge: edgeName(grid, edge), to: value === line ? "on" : "off" };
}

function attemptOf(grid: Grid, { assumption, entries, contradiction }: Attempt): StepAttempt {
  return {
    assumes: decisionOf(grid, assumption),
    steps: entries.map((entry) => stepOf(grid, entry)),
    ...(contradiction && {
      contradiction: { ...contradiction, ...reasonsOf(grid, contradiction.because) },
    }),
  };
}
