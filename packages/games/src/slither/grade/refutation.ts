/**
 * What a refutation rests on. Working out an assumption decides many edges that
 * have nothing to do with the contradiction in the end. Going back from the
 * contradiction, only the deductions are kept whose decisions are named further
 * on; what they name of the board as it was before is what the refutation as a
 * whole rests on.
 */
import type { Edge } from "./grid.js";
import { type Attempt, cellKind, type Element, type Entry, edgeKind } from "./proof.js";

export interface Refutation {
  /** The attempt with the deductions that matter only. */
  readonly essence: Attempt;
  /** The cells, and the edges known before the assumption, on which it rests. */
  readonly because: readonly Element[];
}

export function essenceOf(attempt: Attempt): Refutation {
  const { assumption, entries, contradiction } = attempt;
  const needed = new Set<Edge>();
  const cells = new Set<Element>();
  const note = (elements: readonly Element[]) => {
    for (const element of elements) {
      if (element % 4 === cellKind) cells.add(element);
      if (element % 4 === edgeKind) needed.add((element - edgeKind) / 4);
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
    because: [...cells, ...Array.from(needed, (edge) => edge * 4 + edgeKind)],
  };
}
