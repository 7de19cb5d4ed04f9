/**
 * 8 · 両端が距離1の連結線処理. A line whose two ends lie side by side must not be closed
 * by the edge between them, as long as something else is left to draw.
 */

import { cross, unknown } from "../../edge-value.js";
import { leavesOut } from "../last-loop.js";
import type { LocalRule } from "../technique.js";

export const closingEdge: LocalRule = {
  number: 8,
  id: "closing-edge",
  level: 1,
  example: ["1..", "0.1", "..."],
  searches: [
    {
      findsPaths: true,
      places: (board) => board.nodes,
      lookAt(board, proof, end) {
        const other = board.otherEndFrom(end);
        if (other === -1) return false;
        const edge = board.between(end, other);
        if (board.value(edge) !== unknown) return false;
        board.reach.restart().add(edge);
        return leavesOut(board, proof, end) && proof.path(end).decide(edge, cross).done();
      },
    },
  ],
};
