/**
 * 17 · 平行線状況組みに関する処理. Two opposite sides of a cell are exactly one line, or at
 * least one, and the pair travels straight (`parallel-trace.ts`).
 *
 * Exactly one: a blank cell with an input point next to a closed corner, whose
 * line goes by one of the two sides that leave this flank. At least one: the two
 * sides of a 2 beside a side that is a cross; and, where a side of a 2 is cut off
 * at both ends, the two edges that leave its ends away from the 2.
 */

import { cross } from "../../edge-value.js";
import type { Cell } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { traceParallel } from "../parallel-trace.js";
import type { Proof } from "../proof.js";
import { atLeastOne, exactlyOne } from "../reason.js";
import type { LocalRule } from "../technique.js";

export const parallelPairs: LocalRule = {
  number: 17,
  id: "parallel-pairs",
  level: 3,
  example: ["..0", "21.", "..."],
  searches: [
    {
      places: (board) => board.blanks,
      lookAt: (board, proof, cell) => !board.isRetired(cell) && fromBlank(board, proof, cell),
    },
    {
      places: (board) => board.twos,
      lookAt: (board, proof, cell) => !board.isComplete(cell) && fromTwo(board, proof, cell),
    },
  ],
};

function fromBlank(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    if (!board.isClosed(cell, k)) continue;
    for (const [input, base] of [
      [k + 1, k],
      [k + 3, k + 3],
    ] as const) {
      if (!board.isInput(cell, input)) continue;
      proof.cell(cell).outer(cell, k).outer(cell, input);
      if (traceParallel(board, proof, exactlyOne, cell, base)) return true;
    }
  }
  return false;
}

function fromTwo(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    if (board.sideValue(cell, k) !== cross) continue;
    for (const base of [k, k + 2]) {
      proof.cell(cell).edge(board.side(cell, k));
      if (traceParallel(board, proof, atLeastOne, cell, base)) return true;
    }
  }
  for (let k = 0; k < 4; k++) {
    const across = board.beside(cell, k);
    if (!board.isCutOff(cell, k) || !board.hasCell(across)) continue;
    proof.cell(cell).edge(board.before(cell, k)).edge(board.after(cell, k));
    if (traceParallel(board, proof, atLeastOne, across, k + 2)) return true;
  }
  return false;
}
