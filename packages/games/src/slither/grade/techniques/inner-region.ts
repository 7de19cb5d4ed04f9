/**
 * 26 · 閉じ領域処理2. As 20, for any side of a cell inside the board whose opposite side is
 * known (`closed-region.ts`).
 */

import { unknown } from "../../edge-value.js";
import { decideByRegion } from "../closed-region.js";
import type { Rule } from "../technique.js";

export const innerRegion: Rule = {
  number: 26,
  id: "inner-region",
  level: 4,
  example: ["2...", "1.2.", "2.2.", ".21."],
  find(board, proof) {
    for (let row = 1; row + 1 < board.height; row++) {
      for (let column = 1; column + 1 < board.width; column++) {
        const cell = board.cellIn(row, column);
        if (board.clue(cell) === 3) continue;
        for (let k = 0; k < 4; k++) {
          if (board.sideValue(cell, k) !== unknown || board.sideValue(cell, k + 2) === unknown) continue;
          if (decideByRegion(board, proof, cell, k, false)) return true;
        }
      }
    }
    return false;
  },
};
