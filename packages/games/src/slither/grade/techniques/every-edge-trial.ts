/** 32 · 最終の解き処理. When nothing else helps, every unknown edge is assumed, both ways. */
import { unknown } from "../sheet.js";
import type { Trial } from "../technique.js";

export const everyEdgeTrial: Trial = {
  number: 32,
  id: "every-edge-trial",
  level: 5,
  example: [".1.", "12.", ".3."],
  propose(sheet, candidates) {
    for (const kind of [1, 0]) {
      for (const point of sheet.points) {
        const edge = 2 * point + kind;
        if (sheet.value(edge) === unknown) candidates.addBoth(edge);
      }
    }
  },
};
