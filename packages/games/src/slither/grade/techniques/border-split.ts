/**
 * 13 · 端マスでの連結線2方向分離 (Proposition 2.3). At a border cell, a line comes up to one
 * flank, whose other corner is closed: it goes along the border side or along the
 * inner side, and so arrives at one of the two corners of the next cell.
 *
 * If the next cell is a 3, its far side is a line. If it is a 1 that the line
 * cannot pass on the inside, its far side is a cross. If it is a 2 with a line
 * leaving inwards, our line runs along the border: on the inner side it would
 * join that line, and the 2 would be left with a border corner nothing enters.
 */

import { cross, line, unknown } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Proof } from "../proof.js";
import { exactlyOne } from "../reason.js";
import type { LocalRule } from "../technique.js";

export const borderSplit: LocalRule = {
  number: 13,
  id: "border-split",
  level: 2,
  example: [".1.", ".32", "2.."],
  searches: [
    {
      places: (board) => board.borderSides.keys(),
      lookAt: (board, proof, index) => split(board, proof, ...board.borderSides[index]!),
    },
  ],
};

function split(board: GradingBoard, proof: Proof, cell: Cell, border: QuarterTurn): boolean {
  for (const flank of [border + 3, border + 1]) {
    if (board.sideValue(cell, flank) !== unknown) continue;
    const isSplit =
      (board.isClosed(cell, flank) && board.isInput(cell, flank + 1)) ||
      (board.isClosed(cell, flank + 1) && board.isInput(cell, flank));
    const next = board.beside(cell, flank + 2);
    if (!isSplit || !board.hasCell(next)) continue;
    const clue = board.clue(next);
    const far = board.side(next, flank + 2);
    const innerCorner = flank === border + 3 ? border + 3 : border + 2;
    const inward =
      border & 1 ? board.outerHorizontal(next, innerCorner) : board.outerVertical(next, innerCorner);
    proof
      .cell(next)
      .outer(cell, flank)
      .outer(cell, flank + 1)
      .parallelGate(cell, border, exactlyOne);
    if (clue === 3) proof.decideIfOpen(far, line);
    if (clue === 1 && board.value(inward) === cross) proof.edge(inward).decideIfOpen(far, cross);
    if (clue === 2 && board.value(inward) === line)
      proof.edge(inward).decideIfOpen(board.side(cell, border), line);
    if (proof.done()) return true;
  }
  return false;
}
