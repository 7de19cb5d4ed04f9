/**
 * 19 · 表示数2マスでのタイプ2伝達. Where a pair that goes together runs through a chain of 2s
 * (7), each of those 2s has its sides in equal pairs at two opposite corners. At
 * its other two corners it therefore has exactly one line each, and these pairs
 * travel across the chain.
 */
import { exactlyOne, together } from "../element.js";
import type { Cell, Turn } from "../grid.js";
import { tracePair } from "../pair-trace.js";
import type { Proof } from "../proof.js";
import { type Sheet, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";

export const pairsAlongTwos: Rule = {
  number: 19,
  id: "pairs-along-twos",
  level: 3,
  example: ["2..", "322", "..."],
  find(sheet, proof) {
    for (const cell of sheet.twos) {
      if (sheet.openSides(cell) === 0) continue;
      for (let k = 0; k < 4; k++) {
        if (sheet.isClosed(cell, k) && alongChain(sheet, proof, cell, k)) return true;
      }
    }
    return false;
  },
};

/** Goes down the chain of 2s away from the closed corner as long as the pair stays open. */
function alongChain(sheet: Sheet, proof: Proof, source: Cell, closed: Turn): boolean {
  const chain = [source];
  let cell = source;
  while (isPairOpen(sheet, cell, closed)) {
    cell = sheet.diagonal(cell, closed + 2);
    if (!sheet.isOpen(cell, 2) || !isPairOpen(sheet, cell, closed)) return false;
    chain.push(cell);
    for (const from of [closed + 1, closed + 3]) {
      proof.outer(source, closed);
      for (const two of chain) proof.cell(two).cornerGate(two, closed + 1, together);
      if (tracePair(sheet, proof, exactlyOne, cell, from)) return true;
    }
  }
  return false;
}

function isPairOpen(sheet: Sheet, cell: Cell, from: Turn): boolean {
  return sheet.sideValue(cell, from + 1) === unknown && sheet.sideValue(cell, from + 2) === unknown;
}
