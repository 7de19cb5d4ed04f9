/**
 * 5 · 格子に関する基本処理. Every point has no line or two: after two lines come
 * crosses, a line with one way left takes it, and a way that leads nowhere is
 * crossed.
 */
import { pointElement } from "../element.js";
import { cross, line, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";

export const pointDegree: Rule = {
  number: 5,
  id: "point-degree",
  level: 0,
  example: ["0.", ".."],
  find(sheet, proof) {
    const { pointWork } = sheet;
    let isFound = false;
    for (let point = pointWork.next(0); point !== -1; point = pointWork.next(point + 1)) {
      pointWork.remove(point);
      const lines = sheet.degree(point);
      const open = sheet.openAt(point);
      if (lines === 1 && open === 0) {
        proof.around(point).contradict("dead-end", pointElement(point));
        return true;
      }
      if (open === 0 || (lines !== 2 && open !== 1)) continue;
      const value = lines === 1 ? line : cross;
      proof.as(lines === 0 ? "dead-end" : lines === 1 ? "one-way" : "full").around(point);
      for (let d = 0; d < 4; d++) {
        const edge = sheet.leave(point, d);
        if (sheet.value(edge) === unknown) proof.decide(edge, value);
      }
      isFound = proof.done();
      if (proof.contradiction) return true;
    }
    return isFound;
  },
};
