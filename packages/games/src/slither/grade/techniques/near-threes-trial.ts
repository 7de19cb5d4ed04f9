/**
 * 24 · 近隣表示数3マス目の関連付け. Two 3s near each other influence each other strongly; an
 * edge between them is assumed and worked out. "Near" is corner to corner, side
 * by side, two apart in a row or column, or a knight's move apart.
 */

import { line, unknown } from "../../edge-value.js";
import type { Candidates } from "../candidates.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Trial } from "../technique.js";

export const nearThreesTrial: Trial = {
  number: 24,
  id: "near-threes-trial",
  level: 3,
  example: [".3.", "11.", ".3."],
  propose(board, candidates) {
    cornerToCorner(board, candidates);
    sideBySide(board, candidates);
    twoApart(board, candidates);
    knightsMoveApart(board, candidates);
  },
};

/** Two 3s, not both complete. */
function isPair(board: GradingBoard, one: Cell, other: Cell): boolean {
  if (board.clue(one) !== 3 || board.clue(other) !== 3) return false;
  return board.openSides(one) > 0 || board.openSides(other) > 0;
}

function propose(
  board: GradingBoard,
  candidates: Candidates,
  cell: Cell,
  k: QuarterTurn,
  one: Cell,
  other: Cell,
): void {
  if (board.sideValue(cell, k) === unknown) candidates.add(board.side(cell, k), line, one, other);
}

/** The outer sides of the two cells that complete the square. */
function cornerToCorner(board: GradingBoard, candidates: Candidates): void {
  for (let row = 0; row + 1 < board.height; row++) {
    for (const towards of [1, 3] as const) {
      for (let column = 0; column < board.width; column++) {
        const upper = board.cellIn(row, column);
        const lower = board.beside(board.beside(upper, 2), towards);
        if (!isPair(board, upper, lower)) continue;
        const beside = board.beside(upper, towards);
        const below = board.beside(upper, 2);
        const [top, bottom] = towards === 1 ? [1, 3] : [0, 2];
        propose(board, candidates, beside, top - 1, upper, lower);
        propose(board, candidates, beside, top, upper, lower);
        propose(board, candidates, below, bottom - 1, upper, lower);
        propose(board, candidates, below, bottom, upper, lower);
      }
    }
  }
}

/** The first open side of the upper or left 3, if it has two. */
function sideBySide(board: GradingBoard, candidates: Candidates): void {
  for (const towards of [1, 2]) {
    for (const cell of board.threes) {
      const other = board.beside(cell, towards);
      if (board.openSides(cell) !== 2 || board.clue(other) !== 3) continue;
      let k = 0;
      while (board.sideValue(cell, k) !== unknown) k++;
      candidates.addBoth(board.side(cell, k), cell, other);
    }
  }
}

/** The long sides of the cell between. */
function twoApart(board: GradingBoard, candidates: Candidates): void {
  for (const towards of [1, 2]) {
    for (const cell of board.threes) {
      const middle = board.beside(cell, towards);
      if (!board.hasCell(middle)) continue;
      const other = board.beside(middle, towards);
      if (!isPair(board, cell, other)) continue;
      propose(board, candidates, middle, towards - 1, cell, other);
      propose(board, candidates, middle, towards + 1, cell, other);
    }
  }
}

/** The edge halfway between. */
function knightsMoveApart(board: GradingBoard, candidates: Candidates): void {
  for (const isFlat of [true, false]) {
    for (const sideways of [1, 3] as const) {
      for (const upper of board.threes) {
        const beside = board.beside(upper, isFlat ? sideways : 2);
        if (!board.hasCell(beside)) continue;
        const lower = board.beside(board.beside(beside, sideways), 2);
        if (isPair(board, upper, lower)) {
          propose(board, candidates, beside, isFlat ? 2 : sideways, upper, lower);
        }
      }
    }
  }
}
