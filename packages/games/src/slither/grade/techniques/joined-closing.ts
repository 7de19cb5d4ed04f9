/**
 * 27 · 1手分距離連結線の非線処理3. Lines are joined by connecting parts (`connecting-parts.ts`);
 * a forced run from one end of the result to the other would close the loop too
 * early.
 */
import { joinedLines, nameJoinedLine, reachParts } from "../connecting-parts.js";
import { edgesOfRun, endOfRun, nameRun } from "../forced-run.js";
import { leavesOut } from "../last-loop.js";
import { cross, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";

export const joinedClosing: Rule = {
  number: 27,
  id: "joined-closing",
  level: 4,
  example: [".2..", "222.", "3..1"],
  find(sheet, proof) {
    const { lines, parts } = joinedLines(sheet, proof);
    for (const joined of lines) {
      if (joined.length <= 3) continue;
      const [from, to] = joined.ends;
      for (let d = 0; d < 4; d++) {
        const edge = sheet.leave(from, d);
        if (sheet.value(edge) !== unknown || endOfRun(sheet, from, d) !== to) continue;
        sheet.reach.restart();
        for (const used of edgesOfRun(sheet, from, d)) sheet.reach.add(used);
        reachParts(sheet, parts);
        if (!leavesOut(sheet, proof, from)) continue;
        nameJoinedLine(sheet, proof, joined);
        nameRun(sheet, proof, from, d);
        return proof.decide(edge, cross).done();
      }
    }
    return false;
  },
};
