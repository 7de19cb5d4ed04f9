/**
 * 15 · 1手分距離連結線の非線処理1. From one end of a line, a forced run (`forced-run.ts`) leads
 * to its other end, or to a corner of a 3 that the other end touches (the path
 * round a 3 passes all its corners). Its first edge would close the loop too
 * early, so it is a cross.
 */

import { cross, unknown } from "../../edge-value.js";
import { edgesOfRun, endOfRun, nameRun } from "../forced-run.js";
import type { Cell, Node, QuarterTurn } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { leavesOut, reachSides } from "../last-loop.js";
import type { Proof } from "../proof.js";
import type { LocalRule } from "../technique.js";

export const forcedClosing: LocalRule = {
  number: 15,
  id: "forced-closing",
  level: 2,
  example: [".1.3", "...1", ".0.."],
  searches: [
    {
      findsPaths: true,
      places: (board) => board.nodes,
      lookAt(board, proof, end) {
        const other = board.otherEndFrom(end);
        if (other === -1) return false;
        return fromTo(board, proof, end, other) || fromTo(board, proof, other, end);
      },
    },
  ],
};

function fromTo(board: GradingBoard, proof: Proof, from: Node, to: Node): boolean {
  const direction = board.lineDirection(to);
  for (let d = 0; d < 4; d++) {
    const edge = board.leave(from, d);
    if (board.value(edge) !== unknown) continue;
    const stop = endOfRun(board, from, d);
    const three = threeAhead(board, to, direction, stop);
    if (stop !== to && three === -1) continue;
    board.reach.restart();
    for (const used of edgesOfRun(board, from, d)) board.reach.add(used);
    for (const k of [direction, direction + 1]) {
      const ahead = board.cellAt(to, k);
      if (board.isOpen(ahead, 3)) reachSides(board, ahead);
    }
    if (!leavesOut(board, proof, from)) continue;
    proof.path(from);
    nameRun(board, proof, from, d);
    if (stop !== to) proof.cell(three);
    return proof.decide(edge, cross).done();
  }
  return false;
}

/** The 3 ahead of a line leaving `end` in this direction that has the node as a corner next to `end`, or −1. */
function threeAhead(board: GradingBoard, end: Node, direction: QuarterTurn, node: Node): Cell {
  for (const k of [direction, direction + 1]) {
    const cell = board.cellAt(end, k);
    if (!board.isOpen(cell, 3)) continue;
    if (node === board.corner(cell, k + 1) || node === board.corner(cell, k + 3)) return cell;
  }
  return -1;
}
