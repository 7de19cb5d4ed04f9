/**
 * 19 · 表示数2マスでのタイプ2伝達. Where a pair that goes together runs through a chain of 2s
 * (7), each of those 2s has its sides in equal pairs at two opposite corners. At
 * its other two corners it therefore has exactly one line each, and these pairs
 * travel across the chain.
 */

import { unknown } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { tracePair } from "../pair-trace.js";
import type { Proof } from "../proof.js";
import { exactlyOne, together } from "../reason.js";
import type { LocalRule } from "../technique.js";

export const pairsAlongTwos: LocalRule = {
  number: 19,
  id: "pairs-along-twos",
  level: 3,
  example: ["2..", "322", "..."],
  searches: [
    {
      places: (board) => board.twos,
      lookAt(board, proof, cell) {
        if (board.isComplete(cell)) return false;
        for (let k = 0; k < 4; k++) {
          if (board.isClosed(cell, k) && alongChain(board, proof, cell, k)) return true;
        }
        return false;
      },
    },
  ],
};

/** Goes down the chain of 2s away from the closed corner as long as the pair stays open. */
function alongChain(board: GradingBoard, proof: Proof, source: Cell, closed: QuarterTurn): boolean {
  const chain = [source];
  let cell = source;
  while (isPairOpen(board, cell, closed)) {
    cell = board.diagonal(cell, closed + 2);
    if (!board.isOpen(cell, 2) || !isPairOpen(board, cell, closed)) return false;
    chain.push(cell);
    for (const from of [closed + 1, closed + 3]) {
      proof.outer(source, closed);
      for (const two of chain) proof.cell(two).cornerGate(two, closed + 1, together);
      if (tracePair(board, proof, exactlyOne, cell, from)) return true;
    }
  }
  return false;
}

function isPairOpen(board: GradingBoard, cell: Cell, from: QuarterTurn): boolean {
  return board.sideValue(cell, from + 1) === unknown && board.sideValue(cell, from + 2) === unknown;
}
