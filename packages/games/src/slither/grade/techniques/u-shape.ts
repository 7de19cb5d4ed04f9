/**
 * 9 · 1手分距離連結線の作成処理1. A blank cell with two neighbouring closed corners: drawing
 * the side between them forces the two sides beside it, a U. If the U must close
 * (`u-shape.ts`), the side is a cross.
 */
import { cross, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";
import { mouthClosesTooEarly } from "../u-shape.js";

export const uShape: Rule = {
  number: 9,
  id: "u-shape",
  level: 1,
  example: ["...", "123", ".1."],
  find(sheet, proof) {
    for (const cell of sheet.blanks) {
      if (sheet.openSides(cell) === 0) continue;
      for (let k = 0; k < 4; k++) {
        const side = sheet.side(cell, k);
        if (sheet.value(side) !== unknown) continue;
        if (!sheet.isClosed(cell, k) || !sheet.isClosed(cell, k + 1)) continue;
        if (!mouthClosesTooEarly(sheet, proof, cell, k, [])) continue;
        return proof
          .cell(cell)
          .outer(cell, k)
          .outer(cell, k + 1)
          .decide(side, cross)
          .done();
      }
    }
    return false;
  },
};
