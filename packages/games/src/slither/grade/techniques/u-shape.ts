/**
 * 9 · 1手分距離連結線の作成処理1. A blank cell with two neighbouring closed corners: drawing
 * the side between them forces the two sides beside it, a U. If the U must close
 * (`u-shape.ts`), the side is a cross.
 */
import { cross, unknown } from "../../edge-value.js";
import type { LocalRule } from "../technique.js";
import { mouthClosesTooEarly } from "../u-shape.js";

export const uShape: LocalRule = {
  number: 9,
  id: "u-shape",
  level: 1,
  example: ["...", "123", ".1."],
  searches: [
    {
      places: (board) => board.blanks,
      lookAt(board, proof, cell) {
        for (let k = 0; k < 4; k++) {
          const side = board.side(cell, k);
          if (board.peek(side) !== unknown) continue;
          if (!board.isClosed(cell, k) || !board.isClosed(cell, k + 1)) continue;
          if (!mouthClosesTooEarly(board, proof, cell, k, [])) continue;
          return proof
            .cell(cell)
            .outer(cell, k)
            .outer(cell, k + 1)
            .decide(side, cross)
            .done();
        }
        return false;
      },
    },
  ],
};
