/**
 * 8 · 両端が距離1の連結線処理. A line whose two ends lie side by side must not be closed
 * by the edge between them, as long as something else is left to draw.
 */
import { leavesOut } from "../last-loop.js";
import { cross, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";

export const closingEdge: Rule = {
  number: 8,
  id: "closing-edge",
  level: 1,
  example: ["1..", "0.1", "..."],
  find(sheet, proof) {
    for (let end = sheet.nextPath(0); end !== -1; end = sheet.nextPath(end + 1)) {
      const edge = sheet.between(end, sheet.otherEnd(end));
      if (edge === -1 || sheet.value(edge) !== unknown) continue;
      sheet.reach.restart().add(edge);
      if (leavesOut(sheet, proof, end)) return proof.path(end).decide(edge, cross).done();
    }
    return false;
  },
};
