/**
 * 2 · 隣接表示数3同士の辺処理. Two 3s that touch.
 *
 * Side by side: the three parallel sides (the shared one and the two far ones)
 * are lines. Without a far side, that 3 takes the shared side and both sides that
 * meet it, and leaves the other 3 only two. Without the shared side, the two 3s
 * are ringed, which is too early: something is left out. (`areRinged` below is for
 * the one case in which nothing is.) So the shared side is drawn, and of the edges
 * that prolong it none: each would take both 3s' sides away at that end.
 *
 * Corner to corner: both 3s have the two sides drawn that are away from the
 * common node. Otherwise one 3 has both its sides at the node, and the other
 * none of its two.
 */

import { cross, line } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { ringLeavesOut } from "../last-loop.js";
import type { Proof } from "../proof.js";
import type { Sweep } from "../technique.js";

export const adjacentThrees: Sweep = {
  number: 2,
  id: "adjacent-threes",
  level: 0,
  example: [".32", "3.."],
  find(board, proof) {
    let isFound = false;
    for (const cell of board.threes) {
      isFound = sideBySide(board, proof, cell, 1) || isFound;
      isFound = sideBySide(board, proof, cell, 2) || isFound;
    }
    for (const cell of board.threes) {
      isFound = cornerToCorner(board, proof, cell, 2) || isFound;
      isFound = cornerToCorner(board, proof, cell, 3) || isFound;
    }
    return isFound;
  },
};

/**
 * Are there two 3s side by side whose ring meets all clues? Then that ring is an
 * solution, this rule is wrong, and with it the method, which starts from it: such a
 * puzzle stays unsolved.
 */
export function areRinged(board: GradingBoard, proof: Proof): boolean {
  const isRing = (cell: Cell, other: Cell) => {
    const mark = proof.mark;
    const leaves = board.clue(other) !== 3 || ringLeavesOut(board, proof, [cell, other]);
    proof.forget(mark);
    return !leaves;
  };
  return board.threes.some(
    (cell) => isRing(cell, board.beside(cell, 1)) || isRing(cell, board.beside(cell, 2)),
  );
}

/** The other 3 lies across side k. */
function sideBySide(board: GradingBoard, proof: Proof, cell: Cell, k: QuarterTurn): boolean {
  const other = board.beside(cell, k);
  if (board.clue(other) !== 3) return false;
  proof.cell(cell).cell(other);
  ringLeavesOut(board, proof, [cell, other]);
  proof.decide(board.side(cell, k + 2), line);
  proof.decide(board.side(cell, k), line);
  proof.decide(board.side(other, k), line);
  const [before, after] = [board.before(cell, k), board.after(cell, k)];
  const [first, second] = k === 1 ? [before, after] : [after, before];
  return proof.decide(first, cross).decide(second, cross).done();
}

/** The other 3 lies beyond corner k. */
function cornerToCorner(board: GradingBoard, proof: Proof, cell: Cell, k: QuarterTurn): boolean {
  const other = board.diagonal(cell, k);
  if (board.clue(other) !== 3) return false;
  proof.cell(cell).cell(other);
  const [beside, vertical] = k === 2 ? [3, 1] : [1, 3];
  proof.decide(board.side(cell, beside), line).decide(board.side(cell, 0), line);
  return proof.decide(board.side(other, vertical), line).decide(board.side(other, 2), line).done();
}
