/**
 * What a refutation rests on. Working out an assumption decides many edges that
 * have nothing to do with the contradiction in the end. Going back from the
 * contradiction, only the deductions are kept whose decisions are named further
 * on; what they name of the board as it was before is what the refutation as a
 * whole rests on.
 */

import type { Cell, Edge } from "./geometry.js";
import type { Attempt, Entry } from "./proof.js";
import { cellKind, cellReason, edgeKind, edgeReason, indexOf, kindOf, type Reason } from "./reason.js";

export interface Refutation {
  /** The attempt with the deductions that matter only. */
  readonly essence: Attempt;
  /** The cells, and the edges known before the assumption, on which it rests. */
  readonly because: readonly Reason[];
}

export function essenceOf(attempt: Attempt): Refutation {
  const { assumption, entries, contradiction } = attempt;
  const needed = new Set<Edge>();
  const cells = new Set<Cell>();
  const note = (reasons: readonly Reason[]) => {
    for (const reason of reasons) {
      if (kindOf(reason) === cellKind) cells.add(indexOf(reason));
      if (kindOf(reason) === edgeKind) needed.add(indexOf(reason));
    }
  };
  note(contradiction?.because ?? []);
  const kept: Entry[] = [];
  for (const entry of entries.toReversed()) {
    if (!entry.decisions.some(({ edge }) => needed.has(edge))) continue;
    kept.push(entry);
    note(entry.because);
    for (const { edge } of entry.decisions) needed.delete(edge);
  }
  needed.delete(assumption.edge);
  return {
    essence: { ...attempt, entries: kept.reverse() },
    because: [...Array.from(cells, cellReason), ...Array.from(needed, edgeReason)],
  };
}
