/**
 * 4 · 表示数の辺に関する基本処理. A clue that has all its lines gets crosses on its other
 * sides; one that has all its crosses gets lines.
 */
import { cellElement } from "../element.js";
import { cross, line } from "../sheet.js";
import type { Rule } from "../technique.js";

export const clueCount: Rule = {
  number: 4,
  id: "clue-count",
  level: 0,
  example: ["22", ".."],
  find(sheet, proof) {
    const { clueWork } = sheet;
    let isFound = false;
    for (let cell = clueWork.next(0); cell !== -1; cell = clueWork.next(cell + 1)) {
      clueWork.remove(cell);
      const clue = sheet.clue(cell);
      const lines = sheet.lineSides(cell);
      const crosses = sheet.crossSides(cell);
      if (lines > clue || crosses > 4 - clue) {
        proof.cell(cell).sides(cell).contradict("clue", cellElement(cell));
        return true;
      }
      if (sheet.openSides(cell) === 0 || (lines < clue && crosses < 4 - clue)) continue;
      const value = lines === clue ? cross : line;
      proof.cell(cell).sides(cell);
      for (let k = 0; k < 4; k++) proof.decideIfOpen(sheet.side(cell, k), value);
      isFound = proof.done();
      if (proof.contradiction) return true;
    }
    return isFound;
  },
};
