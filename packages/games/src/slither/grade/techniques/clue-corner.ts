/**
 * 6 · 周り状況に関する基本処理. What leads up to a corner of a clue from outside.
 *
 * At a closed corner the clue's two sides are both lines or both crosses: lines
 * for a 3, crosses for a 1, and for a 2 the opposite of what its other two sides
 * are. A line that comes up to a 3 takes exactly one side there, so the other two
 * sides are lines. A line that comes up to a 1 with no other way outside takes
 * one side there, so the other two are crosses.
 */

import { cross, type DecidedValue, line } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Proof } from "../proof.js";
import type { Sweep } from "../technique.js";

export const clueCorner: Sweep = {
  number: 6,
  id: "clue-corner",
  level: 0,
  example: ["11", ".."],
  find(board, proof) {
    const { cornerWork } = board;
    let isFound = false;
    for (let cell = cornerWork.next(0); cell !== -1; cell = cornerWork.next(cell + 1)) {
      cornerWork.remove(cell);
      if (board.isComplete(cell)) continue;
      for (let k = 0; k < 4; k++) {
        isFound = atCorner(board, proof, cell, k) || isFound;
        if (proof.contradiction) return true;
      }
    }
    return isFound;
  },
};

function atCorner(board: GradingBoard, proof: Proof, cell: Cell, k: QuarterTurn): boolean {
  const clue = board.clue(cell);
  const vertical = board.value(board.outerVertical(cell, k));
  const horizontal = board.value(board.outerHorizontal(cell, k));
  if (vertical === cross && horizontal === cross) {
    if (clue === 3) return both(board, proof.as("closed-three"), cell, k, k, k - 1, line);
    if (clue === 1) return both(board, proof.as("closed-one"), cell, k, k, k - 1, cross);
    if (clue === 2) {
      const others = board.sideValue(cell, k + 1) + board.sideValue(cell, k + 2);
      const value = others > 0 ? cross : line;
      if (others !== 0) return both(board, proof.as("closed-two"), cell, k, k, k - 1, value);
    }
  } else if (clue === 3 && (vertical === line || horizontal === line)) {
    return both(board, proof.as("into-three"), cell, k, k + 1, k + 2, line);
  } else if (clue === 1 && vertical * horizontal === -1) {
    return both(board, proof.as("into-one"), cell, k, k + 1, k + 2, cross);
  }
  return false;
}

/** Gives two sides the same value because of what is outside the corner. */
function both(
  board: GradingBoard,
  proof: Proof,
  cell: Cell,
  corner: QuarterTurn,
  a: QuarterTurn,
  b: QuarterTurn,
  value: DecidedValue,
): boolean {
  if (board.sideValue(cell, a) === value && board.sideValue(cell, b) === value) return false;
  proof.cell(cell).outer(cell, corner);
  if (board.clue(cell) === 2) proof.edge(board.side(cell, corner + 1)).edge(board.side(cell, corner + 2));
  return proof.decide(board.side(cell, a), value).decide(board.side(cell, b), value).done();
}
