/**
 * U-shapes (Proposition 2.6). Three sides of a cell that would have to be drawn
 * together form a U; its two loose ends lie side by side at the mouth. If they
 * can only come together again, the line closes to a small ring, so the edge
 * that would create the U cannot be drawn.
 *
 * The ends must meet when
 *   (1) the mouth itself is a line;
 *   (2) a corner of the mouth is closed: that end can only turn into the mouth;
 *   (3) the cell beyond the mouth is a 3: its path passes all its four corners;
 *   (4) one end is prolonged by two sides of the cell beyond, round to the corner
 *       next to the other end, which cannot leave sideways: it can only turn into
 *       the mouth or meet the first.
 */

import { cross, line } from "../edge-value.js";
import type { Cell, QuarterTurn } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import { ringLeavesOut } from "./last-loop.js";
import type { Proof } from "./proof.js";

/** Which corner of the mouth, seen from the cell beyond, has its line come from the side. */
export const noCorner = -1;

/**
 * Must the two ends of a U in this cell meet? The bottom of the U is side `base`,
 * its mouth the opposite one. `sideways` is 0 or 1 when the end at corner
 * base + sideways of the cell beyond is known to have come from the side. Names
 * the reason.
 */
export function mouthCloses(
  board: GradingBoard,
  proof: Proof,
  cell: Cell,
  base: QuarterTurn,
  sideways: number,
): boolean {
  const mouth = board.side(cell, base + 2);
  if (board.value(mouth) === line) {
    proof.edge(mouth);
    return true;
  }
  for (const k of [base + 2, base + 3]) {
    if (!board.isClosed(cell, k)) continue;
    proof.outer(cell, k);
    return true;
  }
  const beyond = board.beside(cell, base + 2);
  if (board.clue(beyond) === 3) {
    proof.cell(beyond);
    return true;
  }
  for (const free of [0, 1]) {
    const k = base + free;
    const near = board.side(beyond, k + 1);
    const far = board.side(beyond, k + 2);
    if (board.value(near) !== line || board.value(far) !== line) continue;
    const beside = free === 0 ? board.before(beyond, base) : board.after(beyond, base);
    if (free !== sideways && board.value(beside) !== cross) continue;
    proof.edge(near).edge(far).edge(beside);
    return true;
  }
  return false;
}

/**
 * `mouthCloses`, and the ring cannot be the solution. `body` are the cells that the
 * ring encloses besides this one and, when the ends meet beyond the mouth, the
 * cell beyond.
 */
export function mouthClosesTooEarly(
  board: GradingBoard,
  proof: Proof,
  cell: Cell,
  base: QuarterTurn,
  body: readonly Cell[],
  sideways: number = noCorner,
): boolean {
  const mark = proof.mark;
  if (
    mouthCloses(board, proof, cell, base, sideways) &&
    ringLeavesOut(board, proof, [...body, cell]) &&
    ringLeavesOut(board, proof, [...body, cell, board.beside(cell, base + 2)])
  ) {
    return true;
  }
  proof.forget(mark);
  return false;
}
