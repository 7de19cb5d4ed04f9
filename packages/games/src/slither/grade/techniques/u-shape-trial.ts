/**
 * 23 · 1手分距離連結線の作成処理3. The U-shapes of 9 and 12 where it is not plain that the U
 * closes: the edge that creates it is assumed and worked out.
 */

import { cross, type DecidedValue, line, unknown } from "../../edge-value.js";
import type { Candidates } from "../candidates.js";
import type { Cell } from "../geometry.js";
import { blank, type GradingBoard } from "../grading-board.js";
import type { Trial } from "../technique.js";

export const uShapeTrial: Trial = {
  number: 23,
  id: "u-shape-trial",
  level: 3,
  example: ["323", "..."],
  propose(board, candidates) {
    for (const cell of board.cells) {
      if (board.openSides(cell) === 0) continue;
      const clue = board.clue(cell);
      if (clue === blank) betweenClosedCorners(board, candidates, cell, line);
      if (clue === 1 || clue === 3) cutOffSide(board, candidates, cell);
      if (clue === blank) fourthSide(board, candidates, cell);
    }
    for (const cell of board.threes) if (board.openSides(cell) > 0) straightOn(board, candidates, cell);
  },
};

/** The side of a blank cell between two closed corners; also where 28 assumes the opposite. */
export function betweenClosedCorners(
  board: GradingBoard,
  candidates: Candidates,
  cell: Cell,
  value: DecidedValue,
): void {
  for (let k = 0; k < 4; k++) {
    if (board.sideValue(cell, k) !== unknown) continue;
    if (board.isClosed(cell, k) && board.isClosed(cell, k + 1))
      candidates.add(board.side(cell, k), value, cell);
  }
}

function cutOffSide(board: GradingBoard, candidates: Candidates, cell: Cell): void {
  for (let k = 0; k < 4; k++) {
    if (board.sideValue(cell, k) !== unknown || !board.isCutOff(cell, k)) continue;
    candidates.add(board.side(cell, k), board.clue(cell) === 1 ? line : cross, cell);
  }
}

function fourthSide(board: GradingBoard, candidates: Candidates, cell: Cell): void {
  for (let k = 0; k < 4; k++) {
    if (!board.isCutOff(cell, k)) continue;
    for (const [a, b, fourth] of [
      [k + 1, k + 2, k + 3],
      [k + 2, k + 3, k + 1],
    ] as const) {
      if (board.sideValue(cell, a) !== line || board.sideValue(cell, b) !== line) continue;
      if (board.sideValue(cell, fourth) === unknown) candidates.add(board.side(cell, fourth), line, cell);
    }
  }
}

function straightOn(board: GradingBoard, candidates: Candidates, three: Cell): void {
  for (let k = 0; k < 4; k++) {
    if (board.sideValue(three, k) !== line) continue;
    // The cell beside, the 3's corner where the line comes back, and the far corners of the cell beside.
    const ways = [
      { beside: board.beside(three, k + 1), back: k + 2, near: k + 1, far: k + 2 },
      { beside: board.beside(three, k + 3), back: k + 3, near: k, far: k + 3 },
    ].filter(({ beside }) => board.hasCell(beside) && board.sideValue(beside, k) === unknown);
    for (const { beside, back } of ways) {
      const away = k & 1 ? board.outerHorizontal(three, back) : board.outerVertical(three, back);
      if (board.value(away) === cross) candidates.add(board.side(beside, k), line, three, beside);
    }
    for (const { beside, near, far } of ways) {
      if (!board.isClosed(beside, near) && !board.isClosed(beside, far)) continue;
      candidates.add(board.side(beside, k), line, three, beside);
    }
  }
}
