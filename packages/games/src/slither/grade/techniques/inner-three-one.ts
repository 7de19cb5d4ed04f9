/**
 * 18 · 隣接表示数3,1の辺処理2. As at the border (3), wherever an edge that prolongs the side
 * shared by a 3 and a 1, or by two 1s, is a cross: there, too, a line on the
 * shared side has to turn into one of the two cells. The 3 has its side at that
 * end drawn; between two 1s the shared side is a cross.
 */

import { cross, line } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import type { Proof } from "../proof.js";
import type { LocalRule } from "../technique.js";

export const innerThreeOne: LocalRule = {
  number: 18,
  id: "inner-three-one",
  level: 3,
  example: ["..1.", ".13.", "..1."],
  searches: [
    [1, 1],
    [3, 1],
    [1, 3],
  ].map(([clue, otherClue]) => ({
    isSweep: true,
    places: (board) => board.onesAndThrees.filter((cell) => board.clue(cell) === clue),
    lookAt(board, proof, cell) {
      let isFound = false;
      for (const k of [1, 2]) {
        if (board.clue(board.beside(cell, k)) !== otherClue) continue;
        isFound = towards(board, proof, cell, k) || isFound;
        if (proof.contradiction) return true;
      }
      return isFound;
    },
  })),
};

/** The other clue lies across side k. */
function towards(board: GradingBoard, proof: Proof, cell: Cell, k: QuarterTurn): boolean {
  const other = board.beside(cell, k);
  const shared = board.side(cell, k);
  let isFound = false;
  for (const [prolonged, turn] of [
    [board.before(cell, k), k + 3],
    [board.after(cell, k), k + 1],
  ] as const) {
    if (board.value(prolonged) !== cross) continue;
    proof.cell(cell).cell(other).edge(prolonged);
    if (board.clue(cell) === board.clue(other)) proof.decide(shared, cross);
    else proof.decide(board.side(board.clue(cell) === 3 ? cell : other, turn), line);
    isFound = proof.done() || isFound;
  }
  return isFound;
}
