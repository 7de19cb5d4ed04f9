/**
 * 4 · 表示数の辺に関する基本処理. A clue that has all its lines gets crosses on its other
 * sides; one that has all its crosses gets lines.
 */

import { cross, line, unknown } from "../../edge-value.js";
import { cellReason } from "../reason.js";
import type { Sweep } from "../technique.js";

export const clueCount: Sweep = {
  number: 4,
  id: "clue-count",
  level: 0,
  example: ["22", ".."],
  find(board, proof) {
    const { clueWork } = board;
    let isFound = false;
    for (let cell = clueWork.next(0); cell !== -1; cell = clueWork.next(cell + 1)) {
      clueWork.remove(cell);
      const clue = board.clue(cell);
      const open = board.openSides(cell);
      const lines = board.lineSides(cell);
      const crosses = board.crossSides(cell);
      if (lines > clue || crosses > 4 - clue) {
        proof.cell(cell).sides(cell).contradict("clue", cellReason(cell));
        return true;
      }
      if (open === 0 || (lines < clue && crosses < 4 - clue)) continue;
      const value = lines === clue ? cross : line;
      proof.cell(cell).sides(cell);
      for (let k = 0; k < 4; k++) {
        const side = board.side(cell, k);
        if (board.value(side) === unknown) proof.decide(side, value);
      }
      isFound = proof.done();
      if (proof.contradiction) return true;
    }
    return isFound;
  },
};
