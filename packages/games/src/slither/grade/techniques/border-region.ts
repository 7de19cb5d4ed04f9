/**
 * 20 · 閉じ領域処理1. The border side of a cell whose opposite side is a cross may be the
 * only way between two parts of the board; then the number of line ends on one
 * side decides it (`closed-region.ts`).
 */
import { decideByRegion } from "../closed-region.js";
import type { Cell, Turn } from "../grid.js";
import type { Proof } from "../proof.js";
import { cross, type Sheet, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";

export const borderRegion: Rule = {
  number: 20,
  id: "border-region",
  level: 3,
  example: ["3.1.", "2233", "...."],
  find(sheet, proof) {
    const { width, height } = sheet;
    for (let column = 0; column < width; column++)
      if (look(sheet, proof, sheet.at(0, column), 0)) return true;
    for (let row = 0; row < height; row++) if (look(sheet, proof, sheet.at(row, 0), 3)) return true;
    for (let column = 0; column < width; column++)
      if (look(sheet, proof, sheet.at(height - 1, column), 2)) return true;
    for (let row = 0; row < height; row++) if (look(sheet, proof, sheet.at(row, width - 1), 1)) return true;
    return false;
  },
};

function look(sheet: Sheet, proof: Proof, cell: Cell, border: Turn): boolean {
  return (
    sheet.clue(cell) !== 3 &&
    sheet.sideValue(cell, border) === unknown &&
    sheet.sideValue(cell, border + 2) === cross &&
    decideByRegion(sheet, proof, cell, border, true)
  );
}
