/**
 * Takes away all the clues that the methods can do without, group by group in the
 * given order: a group goes if the board without it, and without those that went
 * before, can still be solved.
 *
 * Solving every such board from nothing would do the same work again and again,
 * for they differ by a group. Instead the order is halved: with the clues of a
 * whole stretch left out, everything that follows from the others is deduced once;
 * then the clues of its second half are added to try the first half, and what the
 * first half has kept to try the second, and so on down to single groups, undoing
 * on the way back. What was deduced without some clues stays true with them, so
 * each group is judged on exactly the board that lacks it. With n groups a clue is
 * added log n times, instead of n times, and a stretch whose clues nothing depends
 * on goes as a whole.
 */
import type { Judge } from "./judge.js";

export interface ThinningPlan {
  /** The clue of each cell. */
  readonly counts: Uint8Array;
  readonly groups: readonly Int32Array[];
  /** Work allowed for judging one board, counted from nothing. */
  readonly budget: number;
  /** Clues to leave at least. */
  readonly minClues: number;
}

export interface Thinned {
  /** 1 for the cells that keep their clue. */
  readonly hasClue: Uint8Array;
  /** The groups taken away, in that order. */
  readonly removed: Int32Array[];
}

/** Yields now and then how many groups have been tried. */
export function* thinOut(plan: ThinningPlan, judge: Judge): Generator<number, Thinned, void> {
  const { counts, groups, budget, minClues } = plan;
  const hasClue = new Uint8Array(counts.length).fill(1);
  const removed: Int32Array[] = [];
  let clues = counts.length;

  function addClues(from: number, to: number): void {
    for (let i = from; i < to; i++) {
      for (const cell of groups[i]!) if (hasClue[cell]) judge.addClue(cell, counts[cell]!);
    }
  }

  function remove(from: number, to: number): void {
    for (let i = from; i < to; i++) {
      if (clues - groups[i]!.length < minClues) continue;
      for (const cell of groups[i]!) hasClue[cell] = 0;
      clues -= groups[i]!.length;
      removed.push(groups[i]!);
    }
  }

  /** Tries the groups of a stretch; the board has all other clues, and that much work went into it so far. */
  function* tryStretch(from: number, to: number, spent: number): Generator<number, void, void> {
    const isSingle = to - from === 1;
    const before = judge.work;
    const canSolve = isSingle
      ? clues > minClues && judge.canSolve(groups[from]!, budget - spent)
      : judge.deduce();
    const spentNow = spent + judge.work - before;
    // Boards that have more of these clues cost no less from here on.
    const isTooMuch = spentNow > budget;
    if (canSolve && !isTooMuch) remove(from, to);
    if (isSingle || canSolve || isTooMuch) {
      yield to;
      return;
    }
    const middle = (from + to) >> 1;
    judge.mark();
    addClues(middle, to);
    yield* tryStretch(from, middle, spentNow);
    judge.undo();
    judge.mark();
    addClues(from, middle);
    yield* tryStretch(middle, to, spentNow);
    judge.undo();
  }

  yield* tryStretch(0, groups.length, 0);
  return { hasClue, removed };
}
