/**
 * 10 · 隣接線状況組みに関する処理2. Two sides that meet at a corner are not both crosses,
 * and this weaker pair travels diagonally, too (`pair-trace.ts`).
 *
 * At least one: the two sides of a 2 away from a corner with a line outside (the
 * line takes at most one side there); and the far sides of a 2 with one cross, or
 * of a 3 with one line, of whose three open sides two are lines.
 */

import { cross, line } from "../../edge-value.js";
import type { Cell } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { tracePair } from "../pair-trace.js";
import type { Proof } from "../proof.js";
import { atLeastOne } from "../reason.js";
import type { LocalRule } from "../technique.js";

export const looseCornerPairs: LocalRule = {
  number: 10,
  id: "loose-corner-pairs",
  level: 2,
  example: [".3.", "231", "..."],
  searches: [
    {
      places: (board) => board.twosAndThrees,
      lookAt: (board, proof, cell) =>
        !board.isComplete(cell) &&
        ((board.clue(cell) === 2 && withLineOutside(board, proof, cell)) ||
          (board.openSides(cell) === 3 && withOneSideKnown(board, proof, cell))),
    },
  ],
};

function withLineOutside(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    const vertical = board.value(board.outerVertical(cell, k));
    const horizontal = board.value(board.outerHorizontal(cell, k));
    if (vertical + horizontal !== 1) continue;
    proof.cell(cell).outer(cell, k);
    if (tracePair(board, proof, atLeastOne, cell, k)) return true;
  }
  return false;
}

function withOneSideKnown(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  const wanted = board.clue(cell) === 2 ? cross : line;
  for (let k = 0; k < 4; k++) {
    if (board.sideValue(cell, k) !== wanted) continue;
    for (const from of [k, k + 1]) {
      proof.cell(cell).edge(board.side(cell, k));
      if (tracePair(board, proof, atLeastOne, cell, from)) return true;
    }
  }
  return false;
}
