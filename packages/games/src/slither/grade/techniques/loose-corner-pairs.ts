/**
 * 10 · 隣接線状況組みに関する処理2. Two sides that meet at a corner are not both crosses,
 * and this weaker pair travels diagonally, too (`pair-trace.ts`).
 *
 * At least one: the two sides of a 2 away from a corner with a line outside (the
 * line takes at most one side there); and the far sides of a 2 with one cross, or
 * of a 3 with one line, of whose three open sides two are lines.
 */
import { atLeastOne } from "../element.js";
import type { Cell } from "../grid.js";
import { tracePair } from "../pair-trace.js";
import type { Proof } from "../proof.js";
import { cross, line, type Sheet } from "../sheet.js";
import type { Rule } from "../technique.js";

export const looseCornerPairs: Rule = {
  number: 10,
  id: "loose-corner-pairs",
  level: 2,
  example: [".3.", "231", "..."],
  find(sheet, proof) {
    for (const cell of sheet.twosAndThrees) {
      if (sheet.openSides(cell) === 0) continue;
      if (sheet.clue(cell) === 2 && withLineOutside(sheet, proof, cell)) return true;
      if (sheet.openSides(cell) === 3 && withOneSideKnown(sheet, proof, cell)) return true;
    }
    return false;
  },
};

function withLineOutside(sheet: Sheet, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    const vertical = sheet.value(sheet.outerVertical(cell, k));
    const horizontal = sheet.value(sheet.outerHorizontal(cell, k));
    if (vertical + horizontal !== 1) continue;
    proof.cell(cell).outer(cell, k);
    if (tracePair(sheet, proof, atLeastOne, cell, k)) return true;
  }
  return false;
}

function withOneSideKnown(sheet: Sheet, proof: Proof, cell: Cell): boolean {
  const wanted = sheet.clue(cell) === 2 ? cross : line;
  for (let k = 0; k < 4; k++) {
    if (sheet.sideValue(cell, k) !== wanted) continue;
    for (const from of [k, k + 1]) {
      proof.cell(cell).edge(sheet.side(cell, k));
      if (tracePair(sheet, proof, atLeastOne, cell, from)) return true;
    }
  }
  return false;
}
