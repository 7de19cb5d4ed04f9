/**
 * What trials have taught: "where these edges are decided and these clues stand,
 * that edge is decided too". A lemma spares the trial on every other board of the
 * same loop on which it holds, and while clues are taken away one by one, most
 * boards differ little.
 *
 * All edges are decided as in the one solution, so that values need not be kept. Of
 * a lemma that does not hold, the condition that failed is kept in front: it is
 * the one to ask next time.
 */
import { unknown } from "../edge-value.js";
import type { ConflictAnalysis } from "../solve/conflict-analysis.js";
import type { Propagator } from "../solve/propagator.js";

interface Lemma {
  readonly edge: number;
  /** Edges as they are, the cells of clues as −1 − cell. */
  readonly conditions: Int32Array;
}

export class Lemmas {
  #lemmas: Lemma[] = [];

  /** Learns that an edge is decided by what its last trial rested on. */
  learn(edge: number, { nogood, length, clues }: ConflictAnalysis): void {
    const cells = [...new Set(clues)];
    const conditions = new Int32Array(length + cells.length);
    for (const [i, cell] of cells.entries()) conditions[i] = -1 - cell;
    conditions.set(nogood.subarray(0, length), cells.length);
    this.#lemmas.push({ edge, conditions });
  }

  /** Forgets what rests on clues that are gone for good. */
  forget(hasClue: Uint8Array): void {
    this.#lemmas = this.#lemmas.filter(({ conditions }) =>
      conditions.every((condition) => condition >= 0 || hasClue[-1 - condition] === 1),
    );
  }

  /** Calls `decide` for each undecided edge that a lemma decides; stops when it returns true. */
  apply(propagator: Propagator, decide: (edge: number) => boolean): void {
    for (let isProgress = true; isProgress; ) {
      isProgress = false;
      for (const { edge, conditions } of this.#lemmas) {
        if (propagator.edge[edge] !== unknown || !holds(propagator, conditions)) continue;
        if (decide(edge)) return;
        isProgress = true;
      }
    }
  }
}

function holds({ edge, clue }: Propagator, conditions: Int32Array): boolean {
  for (let i = 0; i < conditions.length; i++) {
    const condition = conditions[i]!;
    if (condition >= 0 ? edge[condition] !== unknown : clue[-1 - condition]! >= 0) continue;
    conditions[i] = conditions[0]!;
    conditions[0] = condition;
    return false;
  }
  return true;
}
