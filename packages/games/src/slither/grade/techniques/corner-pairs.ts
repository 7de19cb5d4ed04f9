/**
 * 7 · 隣接線状況組みに関する処理1. Two sides that meet at a corner go together, or are
 * exactly one line, and the pair travels diagonally (`pair-trace.ts`).
 *
 * Together: the two sides of a 2 away from a closed corner, because the two at
 * the corner go together and the other two are their complement.
 *
 * Exactly one: the two sides of a 2 away from an input point, and those beside a
 * closed corner; the far sides of a 2 with a line and a cross at a corner, of a 3
 * with two lines there, of a 1 with two crosses.
 */

import { cross, line } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { tracePair } from "../pair-trace.js";
import type { Proof } from "../proof.js";
import { exactlyOne, together } from "../reason.js";
import type { LocalRule } from "../technique.js";

export const cornerPairs: LocalRule = {
  number: 7,
  id: "corner-pairs",
  level: 1,
  example: ["22", ".."],
  searches: [
    {
      places: (board) => board.twos,
      lookAt: (board, proof, cell) => !board.isComplete(cell) && awayFromClosed(board, proof, cell),
    },
    {
      places: (board) => board.numbered,
      lookAt: (board, proof, cell) =>
        !board.isComplete(cell) &&
        ((board.clue(cell) === 2 && outsideTwo(board, proof, cell)) || byOwnSides(board, proof, cell)),
    },
  ],
};

/** Sides of a 2 that go together. */
function awayFromClosed(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    if (!board.isClosed(cell, k)) continue;
    proof.cell(cell).outer(cell, k);
    if (tracePair(board, proof, together, cell, k)) return true;
  }
  return false;
}

/** Pairs of a 2 that come from what is outside its corners. */
function outsideTwo(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    if (board.isInput(cell, k)) {
      proof.cell(cell).outer(cell, k);
      if (tracePair(board, proof, exactlyOne, cell, k)) return true;
    } else if (board.isClosed(cell, k)) {
      for (const from of [k - 1, k + 1]) {
        proof.cell(cell).outer(cell, k);
        if (tracePair(board, proof, exactlyOne, cell, from)) return true;
      }
    }
  }
  return false;
}

/** Pairs of a clue whose two sides at a corner are known. */
function byOwnSides(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    if (!leavesExactlyOne(board, cell, k)) continue;
    proof
      .cell(cell)
      .edge(board.side(cell, k))
      .edge(board.side(cell, k - 1));
    if (tracePair(board, proof, exactlyOne, cell, k)) return true;
  }
  return false;
}

function leavesExactlyOne(board: GradingBoard, cell: Cell, k: QuarterTurn): boolean {
  const a = board.sideValue(cell, k);
  const b = board.sideValue(cell, k - 1);
  const clue = board.clue(cell);
  if (clue === 2) return a * b === -1;
  return clue === 3 ? a === line && b === line : clue === 1 && a === cross && b === cross;
}
