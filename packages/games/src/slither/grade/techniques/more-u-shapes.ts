/**
 * 12 · 1手分距離連結線の作成処理2. More ways in which one edge would force a U that must
 * close (`u-shape.ts`).
 *
 *   B, C. Side k of a 1 or a 3 is cut off at both ends. If the 1 had it, or the 3
 *         had it not, lines would leave both its ends into the cell across: a U.
 *   D.    A blank cell with two lines that meet, and a side k away from them that
 *         is cut off at both ends: the fourth side would make a U of the cell
 *         across k.
 *   E.    A 3 with side k drawn, and beside it a cell where the line would go
 *         straight on. Then the 3's other lines come back along the opposite side,
 *         if they cannot turn away: a U in the cell beside, open to the far side.
 *   F.    The same, with the far corner of the cell beside closed on side k: the
 *         line turns there, and the U is open opposite k.
 */
import type { Cell } from "../grid.js";
import { ringLeavesOut } from "../last-loop.js";
import type { Proof } from "../proof.js";
import { cross, line, type Sheet, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";
import { mouthClosesTooEarly } from "../u-shape.js";

export const moreUShapes: Rule = {
  number: 12,
  id: "more-u-shapes",
  level: 2,
  example: ["31.", ".2."],
  find(sheet, proof) {
    for (const cell of sheet.onesAndThrees) {
      if (sheet.openSides(cell) > 0 && cutOffSide(sheet, proof, cell)) return true;
    }
    for (const cell of sheet.blanks) {
      if (sheet.openSides(cell) > 0 && fourthSide(sheet, proof, cell)) return true;
    }
    for (const cell of sheet.threes) {
      if (sheet.openSides(cell) > 0 && straightOn(sheet, proof, cell)) return true;
    }
    return false;
  },
};

function cutOffSide(sheet: Sheet, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    const side = sheet.side(cell, k);
    const across = sheet.step(cell, k);
    if (sheet.value(side) !== unknown || !sheet.isCutOff(cell, k) || !sheet.hasCell(across)) continue;
    const isThree = sheet.clue(cell) === 3;
    if (!mouthClosesTooEarly(sheet, proof, across, k + 2, isThree ? [cell] : [])) continue;
    proof.cell(cell).edge(sheet.before(cell, k)).edge(sheet.after(cell, k));
    return proof.decide(side, isThree ? line : cross).done();
  }
  return false;
}

function fourthSide(sheet: Sheet, proof: Proof, cell: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    if (!sheet.isCutOff(cell, k)) continue;
    for (const [a, b, fourth] of [
      [k + 1, k + 2, k + 3],
      [k + 2, k + 3, k + 1],
    ] as const) {
      if (sheet.sideValue(cell, a) !== line || sheet.sideValue(cell, b) !== line) continue;
      const side = sheet.side(cell, fourth);
      const across = sheet.step(cell, k);
      if (sheet.value(side) !== unknown || !sheet.hasCell(across)) continue;
      if (!ringLeavesOut(sheet, proof, [cell])) continue;
      if (!mouthClosesTooEarly(sheet, proof, across, k + 2, [cell])) {
        proof.forget();
        continue;
      }
      proof.cell(cell).edge(sheet.side(cell, a)).edge(sheet.side(cell, b));
      return proof.edge(sheet.before(cell, k)).edge(sheet.after(cell, k)).decide(side, cross).done();
    }
  }
  return false;
}

function straightOn(sheet: Sheet, proof: Proof, three: Cell): boolean {
  for (let k = 0; k < 4; k++) {
    if (sheet.sideValue(three, k) !== line) continue;
    for (const ahead of [k + 1, k + 3]) {
      // The 3's corner where the line comes back, and the edge by which it might turn away.
      const back = ahead === k + 1 ? k + 2 : k + 3;
      const away = k & 1 ? sheet.outerHorizontal(three, back) : sheet.outerVertical(three, back);
      const beside = sheet.step(three, ahead);
      const side = sheet.side(beside, k);
      if (sheet.value(away) !== cross || !sheet.hasCell(beside) || sheet.value(side) !== unknown) continue;
      if (!mouthClosesTooEarly(sheet, proof, beside, ahead + 2, [three])) continue;
      return proof.cell(three).edge(sheet.side(three, k)).edge(away).decide(side, cross).done();
    }
    for (const ahead of [k + 1, k + 3]) {
      const beside = sheet.step(three, ahead);
      const corner = ahead === k + 1 ? k + 1 : k;
      const side = sheet.side(beside, k);
      if (!sheet.hasCell(beside) || sheet.value(side) !== unknown || !sheet.isClosed(beside, corner))
        continue;
      if (!mouthClosesTooEarly(sheet, proof, beside, k, [three], ahead === k + 1 ? 0 : 1)) continue;
      proof.cell(three).edge(sheet.side(three, k)).outer(beside, corner);
      return proof.decide(side, cross).done();
    }
  }
  return false;
}
