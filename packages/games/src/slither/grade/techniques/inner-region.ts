/**
 * 26 · 閉じ領域処理2. As 20, for any side of a cell inside the board whose opposite side is
 * known (`closed-region.ts`).
 */

import { unknown } from "../../edge-value.js";
import { decideByRegion } from "../closed-region.js";
import type { LocalRule } from "../technique.js";

export const innerRegion: LocalRule = {
  number: 26,
  id: "inner-region",
  level: 4,
  example: ["2...", "1.2.", "2.2.", ".21."],
  searches: [
    {
      places: (board) =>
        board.cells.filter(
          (cell) => board.clue(cell) !== 3 && [0, 1, 2, 3].every((k) => board.hasCell(board.beside(cell, k))),
        ),
      lookAt(board, proof, cell) {
        for (let k = 0; k < 4; k++) {
          if (board.sideValue(cell, k) !== unknown || board.sideValue(cell, k + 2) === unknown) continue;
          if (decideByRegion(board, proof, cell, k, false)) return true;
        }
        return false;
      },
    },
  ],
};
