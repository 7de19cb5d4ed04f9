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
 * common point. Otherwise one 3 has both its sides at the point, and the other
 * none of its two.
 */
import type { Cell, Turn } from "../grid.js";
import { ringLeavesOut } from "../last-loop.js";
import type { Proof } from "../proof.js";
import { cross, line, type Sheet } from "../sheet.js";
import type { Rule } from "../technique.js";

export const adjacentThrees: Rule = {
  number: 2,
  id: "adjacent-threes",
  level: 0,
  example: [".32", "3.."],
  find(sheet, proof) {
    let isFound = false;
    for (const cell of sheet.threes) {
      isFound = sideBySide(sheet, proof, cell, 1) || isFound;
      isFound = sideBySide(sheet, proof, cell, 2) || isFound;
    }
    for (const cell of sheet.threes) {
      isFound = cornerToCorner(sheet, proof, cell, 2) || isFound;
      isFound = cornerToCorner(sheet, proof, cell, 3) || isFound;
    }
    return isFound;
  },
};

/**
 * Are there two 3s side by side whose ring meets all clues? Then that ring is an
 * answer, this rule is wrong, and with it the method, which starts from it: such a
 * puzzle stays unsolved.
 */
export function areRinged(sheet: Sheet, proof: Proof): boolean {
  const isRing = (cell: Cell, other: Cell) => {
    const mark = proof.mark;
    const leaves = sheet.clue(other) !== 3 || ringLeavesOut(sheet, proof, [cell, other]);
    proof.forget(mark);
    return !leaves;
  };
  return sheet.threes.some((cell) => isRing(cell, sheet.step(cell, 1)) || isRing(cell, sheet.step(cell, 2)));
}

/** The other 3 lies across side k. */
function sideBySide(sheet: Sheet, proof: Proof, cell: Cell, k: Turn): boolean {
  const other = sheet.step(cell, k);
  if (sheet.clue(other) !== 3) return false;
  proof.cell(cell).cell(other);
  ringLeavesOut(sheet, proof, [cell, other]);
  proof.decide(sheet.side(cell, k + 2), line);
  proof.decide(sheet.side(cell, k), line);
  proof.decide(sheet.side(other, k), line);
  const [before, after] = [sheet.before(cell, k), sheet.after(cell, k)];
  const [first, second] = k === 1 ? [before, after] : [after, before];
  return proof.decide(first, cross).decide(second, cross).done();
}

/** The other 3 lies beyond corner k. */
function cornerToCorner(sheet: Sheet, proof: Proof, cell: Cell, k: Turn): boolean {
  const other = sheet.diagonal(cell, k);
  if (sheet.clue(other) !== 3) return false;
  proof.cell(cell).cell(other);
  const [beside, vertical] = k === 2 ? [3, 1] : [1, 3];
  proof.decide(sheet.side(cell, beside), line).decide(sheet.side(cell, 0), line);
  return proof.decide(sheet.side(other, vertical), line).decide(sheet.side(other, 2), line).done();
}
