/**
 * 26 · 閉じ領域処理2. As 20, for any side of a cell inside the board whose opposite side is
 * known (`closed-region.ts`).
 */
import { decideByRegion } from "../closed-region.js";
import { unknown } from "../sheet.js";
import type { Rule } from "../technique.js";

export const innerRegion: Rule = {
  number: 26,
  id: "inner-region",
  level: 4,
  example: ["2...", "1.2.", "2.2.", ".21."],
  find(sheet, proof) {
    for (let row = 1; row + 1 < sheet.height; row++) {
      for (let column = 1; column + 1 < sheet.width; column++) {
        const cell = sheet.at(row, column);
        if (sheet.clue(cell) === 3) continue;
        for (let k = 0; k < 4; k++) {
          if (sheet.sideValue(cell, k) !== unknown || sheet.sideValue(cell, k + 2) === unknown) continue;
          if (decideByRegion(sheet, proof, cell, k, false)) return true;
        }
      }
    }
    return false;
  },
};
