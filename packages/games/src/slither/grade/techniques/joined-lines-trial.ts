/**
 * 31 · 1手分距離連結線の作成処理5. As 29, with lines joined by connecting parts
 * (`connecting-parts.ts`).
 */

import { unknown } from "../../edge-value.js";
import { joinedLines, LineEnds } from "../connecting-parts.js";
import { endOfRun } from "../forced-run.js";
import type { Trial } from "../technique.js";
import { proposeGapAndRun, proposeWithinLines } from "./gap-and-run-trial.js";

export const joinedLinesTrial: Trial = {
  number: 31,
  id: "joined-lines-trial",
  level: 5,
  example: ["..10", "1...", ".222", ".2.."],
  propose(board, candidates) {
    const { lines, parts } = joinedLines(board, candidates.proof);
    if (parts.length === 0) return;
    proposeWithinLines(board, candidates, lines);
    const ends = new LineEnds(board, lines);
    for (let end = 0; end < 2 * lines.length; end += 2) {
      const runEnd = ends.nodeOf(end ^ 1);
      for (const other of ends.beside(end)) {
        if (ends.lineOf(end).length + ends.lineOf(other).length <= 3) continue;
        const gap = board.between(ends.nodeOf(end), ends.nodeOf(other));
        for (let d = 0; d < 4; d++) {
          if (board.value(board.leave(runEnd, d)) !== unknown) continue;
          if (endOfRun(board, runEnd, d) !== ends.nodeOf(other ^ 1)) continue;
          proposeGapAndRun(board, candidates, gap, runEnd, d);
        }
      }
    }
  },
};
