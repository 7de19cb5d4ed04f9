/**
 * 16 · 隣接線状況組みの特殊例. A 2 with a closed corner, and beside it a 2 whose side in line
 * with the first one's closed corner is a cross: the second 2's far side is a line.
 *
 * Otherwise it has the shared side and the side opposite the cross. The first 2's
 * sides away from its closed corner go together, so its side next to the shared
 * one is drawn too, and three lines meet.
 */
import type { Cell, Turn } from "../grid.js";
import type { Proof } from "../proof.js";
import { cross, line, type Sheet, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";

export const closedCornerTwos: Rule = {
  number: 16,
  id: "closed-corner-twos",
  level: 3,
  example: ["..1.", "32.1", ".2.."],
  find(sheet, proof) {
    for (const cell of sheet.twos) {
      if (sheet.openSides(cell) === 0) continue;
      for (let k = 0; k < 4; k++) {
        if (!sheet.isClosed(cell, k)) continue;
        if (beside(sheet, proof, cell, k, k + 1, k)) return true;
        if (beside(sheet, proof, cell, k, k + 2, k - 1)) return true;
      }
    }
    return false;
  },
};

/** The other 2 lies across side `towards`; its side `crossed` must be a cross. */
function beside(sheet: Sheet, proof: Proof, cell: Cell, closed: Turn, towards: Turn, crossed: Turn): boolean {
  const other = sheet.step(cell, towards);
  const far = sheet.side(other, towards);
  if (sheet.clue(other) !== 2 || sheet.value(far) !== unknown) return false;
  if (sheet.sideValue(other, crossed) !== cross) return false;
  proof.cell(cell).outer(cell, closed).cell(other).edge(sheet.side(other, crossed));
  return proof.decide(far, line).done();
}
