/**
 * 21 · 延長端点の格子・周り状況処理. A line that surely reaches a corner of the cell ahead
 * (`extended-end.ts`) comes there by exactly one of the two sides, and this pair
 * travels on diagonally (`pair-trace.ts`).
 */

import { extensionOf, nameExtension } from "../extended-end.js";
import type { Node } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { tracePair } from "../pair-trace.js";
import type { Proof } from "../proof.js";
import { exactlyOne } from "../reason.js";
import type { LocalRule } from "../technique.js";

export const extendedEnd: LocalRule = {
  number: 21,
  id: "extended-end",
  level: 3,
  example: ["0..", ".31", "0.."],
  searches: [
    {
      findsPaths: true,
      places: (board) => board.nodes,
      lookAt(board, proof, end) {
        const other = board.otherEndFrom(end);
        return other !== -1 && (extend(board, proof, end) || extend(board, proof, other));
      },
    },
  ],
};

function extend(board: GradingBoard, proof: Proof, end: Node): boolean {
  const extension = extensionOf(board, end);
  if (!extension) return false;
  nameExtension(board, proof, extension);
  return tracePair(board, proof, exactlyOne, extension.cell, extension.to + 2);
}
