/**
 * 21 · 延長端点の格子・周り状況処理. A line that surely reaches a corner of the cell ahead
 * (`extended-end.ts`) comes there by exactly one of the two sides, and this pair
 * travels on diagonally (`pair-trace.ts`).
 */
import { exactlyOne } from "../element.js";
import { extensionOf, nameExtension } from "../extended-end.js";
import type { Point } from "../grid.js";
import { tracePair } from "../pair-trace.js";
import type { Proof } from "../proof.js";
import type { Sheet } from "../sheet.js";
import type { Rule } from "../technique.js";

export const extendedEnd: Rule = {
  number: 21,
  id: "extended-end",
  level: 3,
  example: ["0..", ".31", "0.."],
  find(sheet, proof) {
    for (let end = sheet.nextPath(0); end !== -1; end = sheet.nextPath(end + 1)) {
      if (extend(sheet, proof, end) || extend(sheet, proof, sheet.otherEnd(end))) return true;
    }
    return false;
  },
};

function extend(sheet: Sheet, proof: Proof, end: Point): boolean {
  const extension = extensionOf(sheet, end);
  if (!extension) return false;
  nameExtension(sheet, proof, extension);
  return tracePair(sheet, proof, exactlyOne, extension.cell, extension.to + 2);
}
