/**
 * 27 · 1手分距離連結線の非線処理3. Lines are joined by connecting parts (`connecting-parts.ts`);
 * a forced run from one end of the result to the other would close the loop too
 * early.
 */

import { cross, unknown } from "../../edge-value.js";
import { joinedLines, nameJoinedLine, reachParts } from "../connecting-parts.js";
import { edgesOfRun, endOfRun, nameRun } from "../forced-run.js";
import { leavesOut } from "../last-loop.js";
import type { Sweep } from "../technique.js";

export const joinedClosing: Sweep = {
  number: 27,
  id: "joined-closing",
  level: 4,
  example: [".2..", "222.", "3..1"],
  find(board, proof) {
    const { lines, parts } = joinedLines(board, proof);
    for (const joined of lines) {
      if (joined.length <= 3) continue;
      const [from, to] = joined.ends;
      for (let d = 0; d < 4; d++) {
        const edge = board.leave(from, d);
        if (board.value(edge) !== unknown || endOfRun(board, from, d) !== to) continue;
        board.reach.restart();
        for (const used of edgesOfRun(board, from, d)) board.reach.add(used);
        reachParts(board, parts);
        if (!leavesOut(board, proof, from)) continue;
        nameJoinedLine(board, proof, joined);
        nameRun(board, proof, from, d);
        return proof.decide(edge, cross).done();
      }
    }
    return false;
  },
};
