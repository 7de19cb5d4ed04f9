/**
 * 11 · 閉じ角表示数2の隣接マス処理. Two 2s side by side, the far corners of one flank both
 * closed: the upper (or left) 2 has its far side drawn.
 *
 * Otherwise its two sides at the closed corner are crosses and the shared side is
 * a line. Then the other 2 cannot have both sides at its own closed corner, so it
 * has none of them, and three lines meet at the far end of the shared side.
 */

import { line, unknown } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Proof } from "../proof.js";
import type { LocalRule } from "../technique.js";

export const closedTwos: LocalRule = {
  number: 11,
  id: "closed-twos",
  level: 2,
  example: ["....", "..22", "31.1"],
  searches: [2, 1].map((k) => ({
    places: (board) => board.twos,
    lookAt: (board, proof, cell) => towards(board, proof, cell, k),
  })),
};

/** The other 2 lies across side k, below or to the right. */
function towards(board: GradingBoard, proof: Proof, cell: Cell, k: QuarterTurn): boolean {
  const other = board.beside(cell, k);
  const far = board.side(cell, k + 2);
  if (board.clue(other) !== 2 || board.value(far) !== unknown) return false;
  for (const [own, others] of [
    [k + 2, k + 1],
    [k + 3, k],
  ] as const) {
    if (!board.isClosed(cell, own) || !board.isClosed(other, others)) continue;
    return proof.cell(cell).cell(other).outer(cell, own).outer(other, others).decide(far, line).done();
  }
  return false;
}
