/**
 * 29 · 1手分距離連結線の作成処理4. A line whose ends are a gap of one edge and a forced run
 * apart, or two lines that would make a loop by a gap on one side and a forced
 * run on the other: the gap, and the run's first edge, are assumed drawn.
 */

import { line, unknown } from "../../edge-value.js";
import type { Candidates } from "../candidates.js";
import { type JoinedLine, LineEnds, plainLines } from "../connecting-parts.js";
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
    const ends = new LineEnds(board, lines);
    for (let end = 0; end < 2 * lines.length; end++) {
      if (ends.lineOf(end).length <= 1) continue;
      for (const other of ends.beside(end)) between(board, candidates, ends, end, other);
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

/** A gap from an end of one line to that of another, and a run between their other ends. */
function between(
  board: GradingBoard,
  candidates: Candidates,
  ends: LineEnds,
  end: number,
  other: number,
): void {
  const gapEnds = [ends.nodeOf(end), ends.nodeOf(other)] as const;
  const runEnd = ends.nodeOf(end ^ 1);
  const target = ends.nodeOf(other ^ 1);
  const extended = extendEnd(board, target, [...gapEnds, runEnd, target]);
  for (const port of portsOf(board, target, extended).nodes) {
    for (let d = 0; d < 4; d++) {
      if (board.value(board.leave(runEnd, d)) !== unknown || endOfRun(board, runEnd, d) !== port) continue;
      proposeGapAndRun(board, candidates, board.between(...gapEnds), runEnd, d);
    }
  }
}
