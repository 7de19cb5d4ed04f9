/**
 * 3 · 隣接表示数3,1の辺処理1. A 3 and a 1, or two 1s, side by side at the border.
 *
 * The side they share ends at the border, where a line can only turn into a
 * border side of one of the two cells. Between two 1s that is one line too many,
 * so the shared side is a cross. A 3 without its border side would have the
 * shared side, and the line would turn into the 1: too many again.
 */

import { cross, line } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Proof } from "../proof.js";
import type { Sweep } from "../technique.js";

export const borderThreeOne: Sweep = {
  number: 3,
  id: "border-three-one",
  level: 0,
  example: ["11", ".."],
  find(board, proof) {
    const { width, height } = board;
    let isFound = false;
    const look = (row: number, column: number, border: QuarterTurn, along: QuarterTurn) => {
      isFound = atBorder(board, proof, board.cellIn(row, column), border, along) || isFound;
    };
    for (let column = 0; column + 1 < width; column++) look(0, column, 0, 1);
    for (let column = 0; column + 1 < width; column++) look(height - 1, column, 2, 1);
    for (let row = 0; row + 1 < height; row++) look(row, 0, 3, 2);
    for (let row = 0; row + 1 < height; row++) look(row, width - 1, 1, 2);
    return isFound;
  },
};

/** A cell on this border and its neighbour across side `along`. */
function atBorder(
  board: GradingBoard,
  proof: Proof,
  cell: Cell,
  border: QuarterTurn,
  along: QuarterTurn,
): boolean {
  const other = board.beside(cell, along);
  const [clue, otherClue] = [board.clue(cell), board.clue(other)];
  if (otherClue !== 1 && clue !== 1) return false;
  proof.cell(cell).cell(other);
  if (clue === otherClue) proof.decide(board.side(cell, along), cross);
  else if (clue === 3) proof.decide(board.side(cell, border), line);
  else if (otherClue === 3) proof.decide(board.side(other, border), line);
  return proof.done();
}
