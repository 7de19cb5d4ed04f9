/**
 * 16 · 隣接線状況組みの特殊例. A 2 with a closed corner, and beside it a 2 whose side in line
 * with the first one's closed corner is a cross: the second 2's far side is a line.
 *
 * Otherwise it has the shared side and the side opposite the cross. The first 2's
 * sides away from its closed corner go together, so its side next to the shared
 * one is drawn too, and three lines meet.
 */

import { cross, line, unknown } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Proof } from "../proof.js";
import type { LocalRule } from "../technique.js";

export const closedCornerTwos: LocalRule = {
  number: 16,
  id: "closed-corner-twos",
  level: 3,
  example: ["..1.", "32.1", ".2.."],
  searches: [
    {
      places: (board) => board.twos,
      lookAt(board, proof, cell) {
        if (board.isComplete(cell)) return false;
        for (let k = 0; k < 4; k++) {
          if (!board.isClosed(cell, k)) continue;
          if (beside(board, proof, cell, k, k + 1, k)) return true;
          if (beside(board, proof, cell, k, k + 2, k - 1)) return true;
        }
        return false;
      },
    },
  ],
};

/** The other 2 lies across side `towards`; its side `crossed` must be a cross. */
function beside(
  board: GradingBoard,
  proof: Proof,
  cell: Cell,
  closed: QuarterTurn,
  towards: QuarterTurn,
  crossed: QuarterTurn,
): boolean {
  const other = board.beside(cell, towards);
  const far = board.side(other, towards);
  if (board.clue(other) !== 2 || board.value(far) !== unknown) return false;
  if (board.sideValue(other, crossed) !== cross) return false;
  proof.cell(cell).outer(cell, closed).cell(other).edge(board.side(other, crossed));
  return proof.decide(far, line).done();
}
