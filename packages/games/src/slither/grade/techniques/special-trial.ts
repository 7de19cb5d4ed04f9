/**
 * 28 · 特殊ケースへの矛盾処理. Two cases in which the cross is worth assuming: the side of a
 * blank cell between two closed corners (9), and in a 2 with one cross and
 * nothing else known the side opposite the cross.
 */
import { blank, cross } from "../sheet.js";
import type { Trial } from "../technique.js";
import { betweenClosedCorners } from "./u-shape-trial.js";

export const specialTrial: Trial = {
  number: 28,
  id: "special-trial",
  level: 4,
  example: ["..2.", ".223", ".2.."],
  propose(sheet, candidates) {
    for (const cell of sheet.cells) {
      if (sheet.openSides(cell) === 0) continue;
      if (sheet.clue(cell) === blank) betweenClosedCorners(sheet, candidates, cell, cross);
      if (sheet.clue(cell) !== 2 || sheet.openSides(cell) !== 3) continue;
      for (let k = 0; k < 4; k++) {
        if (sheet.sideValue(cell, k) === cross) candidates.add(sheet.side(cell, k + 2), cross, cell);
      }
    }
  },
};
