/**
 * 20 · 閉じ領域処理1. The border side of a cell whose opposite side is a cross may be the
 * only way between two parts of the board; then the number of line ends on one
 * side decides it (`closed-region.ts`).
 */

import { cross, unknown } from "../../edge-value.js";
import { decideByRegion } from "../closed-region.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Proof } from "../proof.js";
import type { LocalRule } from "../technique.js";

export const borderRegion: LocalRule = {
  number: 20,
  id: "border-region",
  level: 3,
  example: ["3.1.", "2233", "...."],
  searches: [
    {
      places: (board) => board.borderSides.keys(),
      lookAt: (board, proof, index) => look(board, proof, ...board.borderSides[index]!),
    },
  ],
};

function look(board: GradingBoard, proof: Proof, cell: Cell, border: QuarterTurn): boolean {
  return (
    board.clue(cell) !== 3 &&
    board.sideValue(cell, border) === unknown &&
    board.sideValue(cell, border + 2) === cross &&
    decideByRegion(board, proof, cell, border, true)
  );
}
