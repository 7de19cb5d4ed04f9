/**
 * 31 · 1手分距離連結線の作成処理5. As 29, with lines joined by connecting parts
 * (`connecting-parts.ts`).
 */

import { unknown } from "../../edge-value.js";
import { joinedLines } from "../connecting-parts.js";
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
    for (const one of lines) {
      const [gapEnd, runEnd] = one.ends;
      for (const other of lines) {
        if (other === one || one.length + other.length <= 3) continue;
        for (const b of [0, 1] as const) {
          const gap = board.between(gapEnd, other.ends[b]);
          if (!board.hasEdge(gap)) continue;
          const target = other.ends[b === 0 ? 1 : 0];
          for (let d = 0; d < 4; d++) {
            if (board.value(board.leave(runEnd, d)) !== unknown) continue;
            if (endOfRun(board, runEnd, d) !== target) continue;
            proposeGapAndRun(board, candidates, gap, runEnd, d);
          }
        }
      }
    }
  },
};
