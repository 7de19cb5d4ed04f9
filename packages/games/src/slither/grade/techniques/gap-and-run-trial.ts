/**
 * 29 · 1手分距離連結線の作成処理4. A line whose ends are a gap of one edge and a forced run
 * apart, or two lines that would make a loop by a gap on one side and a forced
 * run on the other: the gap, and the run's first edge, are assumed drawn.
 */

import { line, unknown } from "../../edge-value.js";
import type { Candidates } from "../candidates.js";
import { type JoinedLine, plainLines } from "../connecting-parts.js";
import { extendEnd } from "../extended-end.js";
import { endOfRun } from "../forced-run.js";
import type { Edge, Node, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { portsOf } from "../ports.js";
import type { Trial } from "../technique.js";

export const gapAndRunTrial: Trial = {
  number: 29,
  id: "gap-and-run-trial",
  level: 4,
  example: ["0...", "2.23", "...."],
  propose(board, candidates) {
    const lines = plainLines(board);
    proposeWithinLines(board, candidates, lines);
    for (const one of lines) {
      if (one.length <= 1) continue;
      for (const a of [0, 1] as const) {
        for (const other of lines) {
          if (other !== one) between(board, candidates, one, a, other);
        }
      }
    }
  },
};

/** Lines of which one end and the stop of a run from the other end are side by side. */
export function proposeWithinLines(
  board: GradingBoard,
  candidates: Candidates,
  lines: readonly JoinedLine[],
): void {
  for (const { length, ends } of lines) {
    if (length <= 2) continue;
    for (const [gapEnd, runEnd] of [ends, [ends[1], ends[0]] as const]) {
      for (let d = 0; d < 4; d++) {
        if (board.value(board.leave(runEnd, d)) !== unknown) continue;
        const gap = board.between(gapEnd, endOfRun(board, runEnd, d));
        if (board.hasEdge(gap)) proposeGapAndRun(board, candidates, gap, runEnd, d);
      }
    }
  }
}

/** Adds the gap, if it is open, and the first edge of the run. */
export function proposeGapAndRun(
  board: GradingBoard,
  candidates: Candidates,
  gap: Edge,
  runFrom: Node,
  direction: QuarterTurn,
): void {
  if (board.value(gap) === unknown) candidates.add(gap, line);
  candidates.add(board.leave(runFrom, direction), line);
}

function between(
  board: GradingBoard,
  candidates: Candidates,
  one: JoinedLine,
  a: 0 | 1,
  other: JoinedLine,
): void {
  const gapEnd = one.ends[a];
  const runEnd = one.ends[a === 0 ? 1 : 0];
  for (const b of [0, 1] as const) {
    const gap = board.between(gapEnd, other.ends[b]);
    if (!board.hasEdge(gap)) continue;
    const target = other.ends[b === 0 ? 1 : 0];
    const extended = extendEnd(board, target, [...one.ends, ...other.ends]);
    for (const port of portsOf(board, target, extended).nodes) {
      for (let d = 0; d < 4; d++) {
        if (board.value(board.leave(runEnd, d)) !== unknown || endOfRun(board, runEnd, d) !== port) continue;
        proposeGapAndRun(board, candidates, gap, runEnd, d);
      }
    }
  }
}
