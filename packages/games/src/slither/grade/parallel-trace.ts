/**
 * Parallel pairs (Proposition 2.2). Two opposite sides of a cell form a pair of
 * kind `exactlyOne` or `atLeastOne`, as in `pair-trace.ts`, and travel straight:
 * if the edges that prolong the pair's next crossing side are crosses (and, for
 * `atLeastOne`, that side too), the lines of the pair go straight on, so the same
 * sides of the next cell form the same pair. On its way the pair decides:
 *
 *   - in a 1, that its other two sides are crosses;
 *   - where both corners ahead are closed, that the side between them is a line:
 *     the line that comes along the pair has to turn there;
 *   - that a 3 ahead has its far side drawn: the arriving line takes a side of
 *     the 3 or its near side, and without the far side the 3 would be drawn with
 *     the near side and both others, so that the arriving node had three lines;
 *   - that a 1 ahead, with nothing leaving sideways, has its far side crossed:
 *     the arriving line must take its near side or one of the other two;
 *   - for `exactlyOne` before a 2 with a line leaving sideways at one end of the
 *     shared side and a cross at the other: the pair's line is not on the side of
 *     that line. (Otherwise those two are joined and the 2 gets no line at that
 *     end; at the other end nothing comes in, and it gets none there either.)
 */

import { cross, line } from "../edge-value.js";
import type { Cell, QuarterTurn } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import type { Proof } from "./proof.js";
import { exactlyOne, type PairKind } from "./reason.js";

/**
 * Follows the pair of sides base + 1 and base + 3 of the cell, across side
 * base + 2, until it decides something or ends. The caller has named why they
 * are a pair.
 */
export function traceParallel(
  board: GradingBoard,
  proof: Proof,
  kind: PairKind,
  cell: Cell,
  base: QuarterTurn,
): boolean {
  let at = cell;
  for (;;) {
    const far = board.side(at, base + 2);
    proof.parallelGate(at, base + 1, kind);
    let mark = proof.mark;
    if (board.clue(at) === 1) {
      proof.cell(at).decideIfOpen(far, cross).decideIfOpen(board.side(at, base), cross);
      if (proof.doneOrForget(mark)) return true;
    }
    if (board.isClosed(at, base + 2) && board.isClosed(at, base + 3)) {
      proof
        .outer(at, base + 2)
        .outer(at, base + 3)
        .decide(far, line);
      if (proof.doneOrForget(mark)) return true;
    }
    const next = board.beside(at, base + 2);
    if (!board.hasCell(next)) break;
    const before = board.before(next, base);
    const after = board.after(next, base);
    const isCutOff = board.value(before) === cross && board.value(after) === cross;
    const clue = board.clue(next);
    mark = proof.mark;
    if (clue === 3) {
      proof.cell(next).decide(board.side(next, base + 2), line);
      if (proof.doneOrForget(mark)) return true;
    }
    if (clue === 1 && isCutOff) {
      proof
        .cell(next)
        .edge(before)
        .edge(after)
        .decide(board.side(next, base + 2), cross);
      if (proof.doneOrForget(mark)) return true;
    }
    if (kind === exactlyOne && clue === 2 && board.value(before) * board.value(after) === -1) {
      const isLineBefore = board.value(before) === line;
      proof.cell(next).edge(before).edge(after);
      proof.decideIfOpen(board.side(at, base + 3), isLineBefore ? cross : line);
      proof.decideIfOpen(board.side(at, base + 1), isLineBefore ? line : cross);
      if (proof.doneOrForget(mark)) return true;
    }
    if (!isCutOff || (kind !== exactlyOne && board.value(far) !== cross)) break;
    proof.edge(before).edge(after);
    if (kind !== exactlyOne) proof.edge(far);
    at = next;
  }
  proof.forget();
  return false;
}
