/**
 * 30 · 2方向進みの方向決定. Where a line can go only two ways, one of them is assumed: in
 * the connecting parts 1 to 3 (their top side stands for the way), in part 4, and
 * from an input point next to a closed corner.
 *
 * When 95 % of the edges are known, parts 1 to 3 are tried already at level 3.
 */

import { unknown } from "../../edge-value.js";
import type { Candidates } from "../candidates.js";
import { closingPart, openParts } from "../connecting-parts.js";
import type { GradingBoard } from "../grading-board.js";
import type { Trial } from "../technique.js";

export const twoWayTrial: Trial = {
  number: 30,
  id: "two-way-trial",
  level: 4,
  example: [".1..", "32.2", "...1"],
  propose(board, candidates) {
    proposeOpenParts(board, candidates);
    for (const cell of board.cells) {
      const part = closingPart(board, candidates.proof, cell);
      if (part) candidates.addBoth(board.side(cell, part.corners[0]), cell);
    }
    for (const cell of board.cells) {
      for (let k = 0; k < 4; k++) {
        if (!board.isInput(cell, k)) continue;
        if (board.isClosed(cell, k + 1) && board.sideValue(cell, k) === unknown)
          candidates.addBoth(board.side(cell, k), cell);
        if (board.isClosed(cell, k + 3) && board.sideValue(cell, k + 3) === unknown)
          candidates.addBoth(board.side(cell, k + 3), cell);
      }
    }
  },
};

export function proposeOpenParts(board: GradingBoard, candidates: Candidates): void {
  for (const cell of board.cells) {
    if (openParts(board, cell).length > 0) candidates.addBoth(board.side(cell, 0), cell);
  }
}
