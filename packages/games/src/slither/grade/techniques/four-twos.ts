/**
 * 25 · 表示数2の隣接4マスへの処理. Four 2s in a square. If both 2s next to a corner of the
 * square have lines on the outer sides that run towards that corner, their other
 * outer sides are crosses.
 *
 * With one of them a line, that 2 has both its outer sides and neither inner one.
 * The 2 opposite the corner and then the other two follow suit, and the square is
 * ringed, which is too early unless that ring is the solution.
 */

import { cross, line } from "../../edge-value.js";
import type { Cell, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { ringLeavesOut } from "../last-loop.js";
import type { Proof } from "../proof.js";
import type { LocalRule } from "../technique.js";

export const fourTwos: LocalRule = {
  number: 25,
  id: "four-twos",
  level: 4,
  example: ["22.", "222", "..."],
  searches: [
    {
      places: (board) => board.twos,
      lookAt(board, proof, cell) {
        const square = [cell, board.beside(cell, 1), board.diagonal(cell, 2), board.beside(cell, 2)];
        if (square.some((two) => board.clue(two) !== 2)) return false;
        return [0, 1, 2, 3].some((k) => atCorner(board, proof, square, k));
      },
    },
  ],
};

/** The square's cells count like corners; its corner k belongs to cell k. */
function atCorner(board: GradingBoard, proof: Proof, square: readonly Cell[], k: QuarterTurn): boolean {
  const next = square[(k + 1) & 3]!;
  const last = square[(k + 3) & 3]!;
  const along = board.side(next, k);
  const down = board.side(last, k - 1);
  if (board.value(along) !== line || board.value(down) !== line) return false;
  if (!ringLeavesOut(board, proof, square)) return false;
  for (const two of square) proof.cell(two);
  proof.edge(along).edge(down);
  return proof
    .decideIfOpen(board.side(next, k + 1), cross)
    .decideIfOpen(board.side(last, k + 2), cross)
    .done();
}
