/**
 * 5 · 格子に関する基本処理. Every node has no line or two: after two lines come
 * crosses, a line with one way left takes it, and a way that leads nowhere is
 * crossed.
 */

import { cross, line, unknown } from "../../edge-value.js";
import { nodeReason } from "../reason.js";
import type { Sweep } from "../technique.js";

export const pointDegree: Sweep = {
  number: 5,
  id: "point-degree",
  level: 0,
  example: ["0.", ".."],
  find(board, proof) {
    const { nodeWork } = board;
    let isFound = false;
    for (let node = nodeWork.next(0); node !== -1; node = nodeWork.next(node + 1)) {
      nodeWork.remove(node);
      const lines = board.degree(node);
      const open = board.openAt(node);
      if (lines === 1 && open === 0) {
        proof.around(node).contradict("dead-end", nodeReason(node));
        return true;
      }
      if (open === 0 || (lines !== 2 && open !== 1)) continue;
      const value = lines === 1 ? line : cross;
      proof.as(lines === 0 ? "dead-end" : lines === 1 ? "one-way" : "full").around(node);
      for (let d = 0; d < 4; d++) {
        const edge = board.leave(node, d);
        if (board.value(edge) === unknown) proof.decide(edge, value);
      }
      isFound = proof.done();
      if (proof.contradiction) return true;
    }
    return isFound;
  },
};
