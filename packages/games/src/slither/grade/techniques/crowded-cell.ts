/**
 * 14 · 線集中に関した処理. A blank cell with nothing drawn, one closed corner, and a line
 * coming in at each of the other three. If one of those lines has no other way
 * than into the cell, the other two must not be joined here, or it could not go
 * on: the side between them is a cross, or, when the closed corner lies between
 * them, the two sides there.
 */
import type { Cell } from "../grid.js";
import type { Proof } from "../proof.js";
import { cross, type Sheet } from "../sheet.js";
import type { Rule } from "../technique.js";

export const crowdedCell: Rule = {
  number: 14,
  id: "crowded-cell",
  level: 2,
  example: ["2...", ".311", ".12."],
  find(sheet, proof) {
    for (const cell of sheet.blanks) {
      if (sheet.openSides(cell) === 4 && crowd(sheet, proof, cell)) return true;
    }
    return false;
  },
};

function crowd(sheet: Sheet, proof: Proof, cell: Cell): boolean {
  let closed = -1;
  let incoming = 0;
  for (let k = 0; k < 4; k++) {
    if (sheet.isClosed(cell, k)) closed = k;
    else if (hasOneLine(sheet, cell, k)) incoming++;
  }
  if (incoming !== 3 || closed === -1) return false;
  for (const [turn, side] of [
    [1, 2],
    [2, 0],
    [3, 1],
  ] as const) {
    if (!sheet.isInput(cell, closed + turn)) continue;
    proof.cell(cell);
    for (let k = 0; k < 4; k++) proof.outer(cell, k);
    return proof.decide(sheet.side(cell, closed + side), cross).done();
  }
  return false;
}

function hasOneLine(sheet: Sheet, cell: Cell, k: number): boolean {
  const vertical = sheet.value(sheet.outerVertical(cell, k));
  const horizontal = sheet.value(sheet.outerHorizontal(cell, k));
  return vertical + horizontal === 1 || vertical * horizontal === -1;
}
