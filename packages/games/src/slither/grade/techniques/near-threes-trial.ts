/**
 * 24 · 近隣表示数3マス目の関連付け. Two 3s near each other influence each other strongly; an
 * edge between them is assumed and worked out. "Near" is corner to corner, side
 * by side, two apart in a row or column, or a knight's move apart.
 */
import type { Candidates } from "../candidates.js";
import type { Cell, Turn } from "../grid.js";
import { line, type Sheet, unknown } from "../sheet.js";
import type { Trial } from "../technique.js";

export const nearThreesTrial: Trial = {
  number: 24,
  id: "near-threes-trial",
  level: 3,
  example: [".3.", "11.", ".3."],
  propose(sheet, candidates) {
    cornerToCorner(sheet, candidates);
    sideBySide(sheet, candidates);
    twoApart(sheet, candidates);
    knightsMoveApart(sheet, candidates);
  },
};

/** Two 3s, not both complete. */
function isPair(sheet: Sheet, one: Cell, other: Cell): boolean {
  if (sheet.clue(one) !== 3 || sheet.clue(other) !== 3) return false;
  return sheet.openSides(one) > 0 || sheet.openSides(other) > 0;
}

function propose(sheet: Sheet, candidates: Candidates, cell: Cell, k: Turn, one: Cell, other: Cell): void {
  if (sheet.sideValue(cell, k) === unknown) candidates.add(sheet.side(cell, k), line, one, other);
}

/** The outer sides of the two cells that complete the square. */
function cornerToCorner(sheet: Sheet, candidates: Candidates): void {
  for (let row = 0; row + 1 < sheet.height; row++) {
    for (const towards of [1, 3] as const) {
      for (let column = 0; column < sheet.width; column++) {
        const upper = sheet.at(row, column);
        const lower = sheet.step(sheet.step(upper, 2), towards);
        if (!isPair(sheet, upper, lower)) continue;
        const beside = sheet.step(upper, towards);
        const below = sheet.step(upper, 2);
        const [top, bottom] = towards === 1 ? [1, 3] : [0, 2];
        propose(sheet, candidates, beside, top - 1, upper, lower);
        propose(sheet, candidates, beside, top, upper, lower);
        propose(sheet, candidates, below, bottom - 1, upper, lower);
        propose(sheet, candidates, below, bottom, upper, lower);
      }
    }
  }
}

/** The first open side of the upper or left 3, if it has two. */
function sideBySide(sheet: Sheet, candidates: Candidates): void {
  for (const towards of [1, 2]) {
    for (const cell of sheet.threes) {
      const other = sheet.step(cell, towards);
      if (sheet.openSides(cell) !== 2 || sheet.clue(other) !== 3) continue;
      let k = 0;
      while (sheet.sideValue(cell, k) !== unknown) k++;
      candidates.addBoth(sheet.side(cell, k), cell, other);
    }
  }
}

/** The long sides of the cell between. */
function twoApart(sheet: Sheet, candidates: Candidates): void {
  for (const towards of [1, 2]) {
    for (const cell of sheet.threes) {
      const middle = sheet.step(cell, towards);
      if (!sheet.hasCell(middle)) continue;
      const other = sheet.step(middle, towards);
      if (!isPair(sheet, cell, other)) continue;
      propose(sheet, candidates, middle, towards - 1, cell, other);
      propose(sheet, candidates, middle, towards + 1, cell, other);
    }
  }
}

/** The edge halfway between. */
function knightsMoveApart(sheet: Sheet, candidates: Candidates): void {
  for (const isFlat of [true, false]) {
    for (const sideways of [1, 3] as const) {
      for (const upper of sheet.threes) {
        const beside = sheet.step(upper, isFlat ? sideways : 2);
        if (!sheet.hasCell(beside)) continue;
        const lower = sheet.step(sheet.step(beside, sideways), 2);
        if (isPair(sheet, upper, lower)) {
          propose(sheet, candidates, beside, isFlat ? 2 : sideways, upper, lower);
        }
      }
    }
  }
}
