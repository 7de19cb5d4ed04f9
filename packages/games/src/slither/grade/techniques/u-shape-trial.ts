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
    if (!board.isCutOff(cell, k) || board.sideValue(cell, k + 2) !== line) continue;
    const right = board.sideValue(cell, k + 1);
    const left = board.sideValue(cell, k + 3);
    if (right === line && left === unknown) candidates.add(board.side(cell, k + 3), line, cell);
    if (left === line && right === unknown) candidates.add(board.side(cell, k + 1), line, cell);
  }
}

function straightOn(board: GradingBoard, candidates: Candidates, three: Cell): void {
  for (let k = 0; k < 4; k++) {
    if (board.sideValue(three, k) !== line) continue;
    // Straight on to the right and to the left: first where the line may not turn away at the 3's far corner.
    for (let turn = 1; turn <= 3; turn += 2) {
      const beside = board.beside(three, k + turn);
      if (!board.hasCell(beside) || board.sideValue(beside, k) !== unknown) continue;
      const back = turn === 1 ? k + 2 : k + 3;
      const away = k & 1 ? board.outerHorizontal(three, back) : board.outerVertical(three, back);
      if (board.value(away) === cross) candidates.add(board.side(beside, k), line, three, beside);
    }
    // Then where a corner of the cell beside is closed, on the line's side or opposite.
    for (let turn = 1; turn <= 3; turn += 2) {
      const beside = board.beside(three, k + turn);
      if (!board.hasCell(beside) || board.sideValue(beside, k) !== unknown) continue;
      const [near, far] = turn === 1 ? [k + 1, k + 2] : [k, k + 3];
      if (board.isClosed(beside, near) || board.isClosed(beside, far))
        candidates.add(board.side(beside, k), line, three, beside);
    }
  }
}
