/**
 * 12 · 1手分距離連結線の作成処理2. More ways in which one edge would force a U that must
 * close (`u-shape.ts`).
 *
 *   B, C. Side k of a 1 or a 3 is cut off at both ends. If the 1 had it, or the 3
 *         had it not, lines would leave both its ends into the cell across: a U.
 *   D.    A blank cell with two lines that meet, and a side k away from them that
 *         is cut off at both ends: the fourth side would make a U of the cell
 *         across k.
 *   E.    A 3 with side k drawn, and beside it a cell where the line would go
 *         straight on. Then the 3's other lines come back along the opposite side,
 *         if they cannot turn away: a U in the cell beside, open to the far side.
 *   F.    The same, with the far corner of the cell beside closed on side k: the
 *         line turns there, and the U is open opposite k.
 */

import { cross, line, unknown } from "../../edge-value.js";
import type { Cell } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { ringLeavesOut } from "../last-loop.js";
import type { Proof } from "../proof.js";
import type { LocalRule } from "../technique.js";
import { mouthClosesTooEarly } from "../u-shape.js";

export const moreUShapes: LocalRule = {
  number: 12,
  id: "more-u-shapes",
  level: 2,
  example: ["31.", ".2."],
  searches: [
    {
      places: (board) => board.onesAndThrees,
      lookAt: (board, proof, cell) => !board.isComplete(cell) && cutOffSide(board, proof, cell),
    },
    {
      places: (board) => board.blanks,
      lookAt: (board, proof, cell) => !board.isComplete(cell) && fourthSide(board, proof, cell),
    },
    {
      places: (board) => board.threes,
      lookAt: (board, proof, cell) => !board.isComplete(cell) && straightOn(board, proof, cell),
    },
  ],
};

function cutOffSide(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    const side = board.side(cell, k);
    const across = board.beside(cell, k);
    if (board.value(side) !== unknown || !board.isCutOff(cell, k) || !board.hasCell(across)) continue;
    const isThree = board.clue(cell) === 3;
    if (!mouthClosesTooEarly(board, proof, across, k + 2, isThree ? [cell] : [])) continue;
    proof.cell(cell).edge(board.before(cell, k)).edge(board.after(cell, k));
    return proof.decide(side, isThree ? line : cross).done();
  }
  return false;
}

function fourthSide(board: GradingBoard, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    if (!board.isCutOff(cell, k)) continue;
    for (const [a, b, fourth] of [
      [k + 1, k + 2, k + 3],
      [k + 2, k + 3, k + 1],
    ] as const) {
      if (board.sideValue(cell, a) !== line || board.sideValue(cell, b) !== line) continue;
      const side = board.side(cell, fourth);
      const across = board.beside(cell, k);
      if (board.value(side) !== unknown || !board.hasCell(across)) continue;
      if (!ringLeavesOut(board, proof, [cell])) continue;
      if (!mouthClosesTooEarly(board, proof, across, k + 2, [cell])) {
        proof.forget();
        continue;
      }
      proof.cell(cell).edge(board.side(cell, a)).edge(board.side(cell, b));
      return proof.edge(board.before(cell, k)).edge(board.after(cell, k)).decide(side, cross).done();
    }
  }
  return false;
}

function straightOn(board: GradingBoard, proof: Proof, three: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    if (board.sideValue(three, k) !== line) continue;
    for (const ahead of [k + 1, k + 3]) {
      // The 3's corner where the line comes back, and the edge by which it might turn away.
      const back = ahead === k + 1 ? k + 2 : k + 3;
      const away = k & 1 ? board.outerHorizontal(three, back) : board.outerVertical(three, back);
      const beside = board.beside(three, ahead);
      const side = board.side(beside, k);
      if (board.value(away) !== cross || !board.hasCell(beside) || board.value(side) !== unknown) continue;
      if (!mouthClosesTooEarly(board, proof, beside, ahead + 2, [three])) continue;
      return proof.cell(three).edge(board.side(three, k)).edge(away).decide(side, cross).done();
    }
    for (const ahead of [k + 1, k + 3]) {
      const beside = board.beside(three, ahead);
      const corner = ahead === k + 1 ? k + 1 : k;
      const side = board.side(beside, k);
      if (!board.hasCell(beside) || board.value(side) !== unknown || !board.isClosed(beside, corner))
        continue;
      if (!mouthClosesTooEarly(board, proof, beside, k, [three], ahead === k + 1 ? 0 : 1)) continue;
      proof.cell(three).edge(board.side(three, k)).outer(beside, corner);
      return proof.decide(side, cross).done();
    }
  }
  return false;
}
