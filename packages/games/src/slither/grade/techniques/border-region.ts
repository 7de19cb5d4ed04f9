/**
 * 20 · 閉じ領域処理1. The border side of a cell whose opposite side is a cross may be the
 * only way between two parts of the board; then the number of line ends on one
 * side decides it (`closed-region.ts`).
 */

import { cross, unknown } from "../../edge-value.js";
import { decideByRegion } from "../closed-region.js";
import type { Cell, Turn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Proof } from "../proof.js";
import type { Rule } from "../technique.js";

export const borderRegion: Rule = {
  number: 20,
  id: "border-region",
  level: 3,
  example: ["3.1.", "2233", "...."],
  find(board, proof) {
    for (const [cell, border] of board.borderSides) if (look(board, proof, cell, border)) return true;
    return false;
  },
};

function look(board: GradingBoard, proof: Proof, cell: Cell, border: Turn): boolean {
  return (
    board.clue(cell) !== 3 &&
    board.sideValue(cell, border) === unknown &&
    board.sideValue(cell, border + 2) === cross &&
    decideByRegion(board, proof, cell, border, true)
  );
}
