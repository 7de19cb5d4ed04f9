/**
 * 28 · 特殊ケースへの矛盾処理. Two cases in which the cross is worth assuming: the side of a
 * blank cell between two closed corners (9), and in a 2 with one cross and
 * nothing else known the side opposite the cross.
 */
import { cross } from "../../edge-value.js";
import { blank } from "../grading-board.js";
import type { Trial } from "../technique.js";
import { betweenClosedCorners } from "./u-shape-trial.js";

export const specialTrial: Trial = {
  number: 28,
  id: "special-trial",
  level: 4,
  example: ["..2.", ".223", ".2.."],
  propose(board, candidates) {
    for (const cell of board.cells) {
      if (board.openSides(cell) === 0) continue;
      if (board.clue(cell) === blank) betweenClosedCorners(board, candidates, cell, cross);
      if (board.clue(cell) !== 2 || board.openSides(cell) !== 3) continue;
      for (let k = 0; k < 4; k++) {
        if (board.sideValue(cell, k) === cross) candidates.add(board.side(cell, k + 2), cross, cell);
      }
    }
  },
};
