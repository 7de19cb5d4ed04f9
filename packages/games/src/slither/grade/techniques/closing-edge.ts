/**
 * 8 · 両端が距離1の連結線処理. A line whose two ends lie side by side must not be closed
 * by the edge between them, as long as something else is left to draw.
 */

import { cross, unknown } from "../../edge-value.js";
import { leavesOut } from "../last-loop.js";
import type { Rule } from "../technique.js";

export const closingEdge: Rule = {
  number: 8,
  id: "closing-edge",
  level: 1,
  example: ["1..", "0.1", "..."],
  find(board, proof) {
    for (let end = board.nextPath(0); end !== -1; end = board.nextPath(end + 1)) {
      const edge = board.between(end, board.otherEnd(end));
      if (board.value(edge) !== unknown) continue;
      board.reach.restart().add(edge);
      if (leavesOut(board, proof, end)) return proof.path(end).decide(edge, cross).done();
    }
    return false;
  },
};
