/**
 * 14 · 線集中に関した処理. A blank cell with nothing drawn, one closed corner, and a line
 * coming in at each of the other three. If one of those lines has no other way
 * than into the cell, the other two must not be joined here, or it could not go
 * on: the side between them is a cross, or, when the closed corner lies between
 * them, the two sides there.
 */

import { cross } from "../../edge-value.js";
import type { Cell } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Proof } from "../proof.js";
import type { LocalRule } from "../technique.js";

export const crowdedCell: LocalRule = {
  number: 14,
  id: "crowded-cell",
  level: 2,
  example: ["2...", ".311", ".12."],
  searches: [
    {
      places: (board) => board.blanks,
      lookAt: crowd,
    },
  ],
};

function crowd(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  let closed = -1;
  let incoming = 0;
  for (let k = 0; k < 4; k++) {
    if (board.isClosed(cell, k)) closed = k;
    else if (hasOneLine(board, cell, k)) incoming++;
    else return false;
  }
  if (incoming !== 3 || closed === -1 || board.openSides(cell) !== 4) return false;
  for (const [turn, side] of [
    [1, 2],
    [2, 0],
    [3, 1],
  ] as const) {
    if (!board.isInput(cell, closed + turn)) continue;
    proof.cell(cell);
    for (let k = 0; k < 4; k++) proof.outer(cell, k);
    return proof.decide(board.side(cell, closed + side), cross).done();
  }
  return false;
}

function hasOneLine(board: GradingBoard, cell: Cell, k: number): boolean {
  const vertical = board.value(board.outerVertical(cell, k));
  const horizontal = board.value(board.outerHorizontal(cell, k));
  return vertical + horizontal === 1 || vertical * horizontal === -1;
}
