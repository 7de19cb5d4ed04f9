/** 1 · 表示数0の辺処理. No side of a 0 is a line. */
import { cross } from "../../edge-value.js";
import type { Sweep } from "../technique.js";

export const zeroClue: Sweep = {
  number: 1,
  id: "zero-clue",
  level: 0,
  example: ["0.", ".."],
  find(board, proof) {
    let isFound = false;
    for (const cell of board.zeros) {
      proof.cell(cell);
      for (const k of [3, 1, 0, 2]) proof.decide(board.side(cell, k), cross);
      isFound = proof.done() || isFound;
    }
    return isFound;
  },
};
