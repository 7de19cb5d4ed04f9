/**
 * 23 · 1手分距離連結線の作成処理3. The U-shapes of 9 and 12 where it is not plain that the U
 * closes: the edge that creates it is assumed and worked out.
 */
import type { Candidates } from "../candidates.js";
import type { Cell } from "../grid.js";
import { blank, cross, line, type Sheet, unknown } from "../sheet.js";
import type { Trial } from "../technique.js";

export const uShapeTrial: Trial = {
  number: 23,
  id: "u-shape-trial",
  level: 3,
  example: ["323", "..."],
  propose(sheet, candidates) {
    for (const cell of sheet.cells) {
      if (sheet.openSides(cell) === 0) continue;
      const clue = sheet.clue(cell);
      if (clue === blank) betweenClosedCorners(sheet, candidates, cell, line);
      if (clue === 1 || clue === 3) cutOffSide(sheet, candidates, cell);
      if (clue === blank) fourthSide(sheet, candidates, cell);
    }
    for (const cell of sheet.threes) if (sheet.openSides(cell) > 0) straightOn(sheet, candidates, cell);
  },
};

/** The side of a blank cell between two closed corners; also where 28 assumes the opposite. */
export function betweenClosedCorners(
  sheet: Sheet,
  candidates: Candidates,
  cell: Cell,
  value: typeof line | typeof cross,
): void {
  for (let k = 0; k < 4; k++) {
    if (sheet.sideValue(cell, k) !== unknown) continue;
    if (sheet.isClosed(cell, k) && sheet.isClosed(cell, k + 1))
      candidates.add(sheet.side(cell, k), value, cell);
  }
}

function cutOffSide(sheet: Sheet, candidates: Candidates, cell: Cell): void {
  for (let k = 0; k < 4; k++) {
    if (sheet.sideValue(cell, k) !== unknown || !sheet.isCutOff(cell, k)) continue;
    candidates.add(sheet.side(cell, k), sheet.clue(cell) === 1 ? line : cross, cell);
  }
}

function fourthSide(sheet: Sheet, candidates: Candidates, cell: Cell): void {
  for (let k = 0; k < 4; k++) {
    if (!sheet.isCutOff(cell, k)) continue;
    for (const [a, b, fourth] of [
      [k + 1, k + 2, k + 3],
      [k + 2, k + 3, k + 1],
    ] as const) {
      if (sheet.sideValue(cell, a) !== line || sheet.sideValue(cell, b) !== line) continue;
      if (sheet.sideValue(cell, fourth) === unknown) candidates.add(sheet.side(cell, fourth), line, cell);
    }
  }
}

function straightOn(sheet: Sheet, candidates: Candidates, three: Cell): void {
  for (let k = 0; k < 4; k++) {
    if (sheet.sideValue(three, k) !== line) continue;
    // The cell beside, the 3's corner where the line comes back, and the far corners of the cell beside.
    const ways = [
      { beside: sheet.step(three, k + 1), back: k + 2, near: k + 1, far: k + 2 },
      { beside: sheet.step(three, k + 3), back: k + 3, near: k, far: k + 3 },
    ].filter(({ beside }) => sheet.hasCell(beside) && sheet.sideValue(beside, k) === unknown);
    for (const { beside, back } of ways) {
      const away = k & 1 ? sheet.outerHorizontal(three, back) : sheet.outerVertical(three, back);
      if (sheet.value(away) === cross) candidates.add(sheet.side(beside, k), line, three, beside);
    }
    for (const { beside, near, far } of ways) {
      if (!sheet.isClosed(beside, near) && !sheet.isClosed(beside, far)) continue;
      candidates.add(sheet.side(beside, k), line, three, beside);
    }
  }
}
