/**
 * A deduction as the world sees it: plain data, with the names of the game's
 * board. Hints, walkthroughs and grades are all made of these.
 */

import { type BoardSize, cellName, edgeName, edgesOfCell, nodeName } from "../board.js";
import { line } from "../edge-value.js";
import type { TechniqueId } from "../explain/technique-names.js";
import type { Attempt, Conflict, Contradiction, Decision, Entry } from "./proof.js";
import {
  atLeastOne,
  cellKind,
  edgeKind,
  exactlyOne,
  gateKind,
  gateOf,
  indexOf,
  isLeftOut,
  kindOf,
  type Reason,
  together,
} from "./reason.js";
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

export interface GradeStep {
  /** The technique's number in the paper, 1 to 32. */
  readonly technique: number;
  /** The technique's id: its file, its message key. */
  readonly id: TechniqueId;
  /** The level at which it was applied, 0 (basic) to 5. */
  readonly level: number;
  readonly decides: readonly EdgeDecision[];
  /** The cells (`c:r,c`), edges and nodes (`n:r,c`) that prove it. */
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
  readonly steps: readonly GradeStep[];
  /** Why the assumption is wrong; absent when it completed the loop. */
  readonly contradiction?: StepContradiction;
}

export interface StepContradiction {
  readonly conflict: Conflict;
  /** The technique that ran into it. */
  readonly technique: number;
  /** The clue, node or edge that is in conflict; absent for loops, which are as a whole. */
  readonly at?: string;
  readonly because: readonly string[];
  readonly leavesOut?: readonly string[];
  readonly gates?: readonly Gate[];
}

export function stepOf(size: BoardSize, entry: Entry): GradeStep {
  return {
    technique: entry.technique,
    id: techniques[entry.technique - 1]!.id,
    level: entry.level,
    decides: entry.decisions.map((decision) => decisionOf(size, decision)),
    ...reasonsOf(size, entry.because),
    ...(entry.variant && { variant: entry.variant }),
    ...(entry.attempt && { attempt: attemptOf(size, entry.attempt) }),
  };
}

function reasonsOf(
  size: BoardSize,
  reasons: readonly Reason[],
): Pick<GradeStep, "because" | "leavesOut" | "gates"> {
  const names = (some: readonly Reason[]) => [...new Set(some.map((reason) => nameOf(size, reason)))];
  const leftOut = names(reasons.filter(isLeftOut));
  const gates = reasons.filter((reason) => kindOf(reason) === gateKind);
  return {
    because: names(reasons.filter((reason) => kindOf(reason) !== gateKind)),
    ...(leftOut.length > 0 && { leavesOut: leftOut }),
    ...(gates.length > 0 && { gates: gates.map((reason) => gateNamed(size, reason)) }),
  };
}

function nameOf(size: BoardSize, reason: Reason): string {
  const index = indexOf(reason);
  const kind = kindOf(reason);
  if (kind === edgeKind) return edgeName(size, index);
  return kind === cellKind ? cellName(size, index) : nodeName(size, index);
}

const pairWords = {
  [together]: "together",
  [exactlyOne]: "exactly-one",
  [atLeastOne]: "at-least-one",
} as const;

function gateNamed(size: BoardSize, reason: Reason): Gate {
  const { cell, side, isParallel, kind } = gateOf(reason);
  const sides = edgesOfCell(size, cell);
  const other = side + (isParallel ? 2 : 1);
  return {
    edges: [edgeName(size, sides[side]!), edgeName(size, sides[other & 3]!)],
    says: pairWords[kind],
  };
}

function decisionOf(size: BoardSize, { edge, value }: Decision): EdgeDecision {
  return { edge: edgeName(size, edge), to: value === line ? "on" : "off" };
}

function attemptOf(
  size: BoardSize,
  { assumption, suggestedBy, entries, contradiction }: Attempt,
): StepAttempt {
  return {
    assumes: decisionOf(size, assumption),
    suggestedBy: suggestedBy.map((cell) => cellName(size, cell)),
    steps: entries.map((entry) => stepOf(size, entry)),
    ...(contradiction && { contradiction: contradictionOf(size, contradiction) }),
  };
}

function contradictionOf(
  size: BoardSize,
  { conflict, technique, at, because }: Contradiction,
): StepContradiction {
  return {
    conflict,
    technique,
    ...(at !== undefined && { at: nameOf(size, at) }),
    ...reasonsOf(size, because),
  };
}
