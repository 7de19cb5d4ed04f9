/**
 * Closed regions (section 2.4). Flood the board from one end of an unknown edge
 * along the other unknown edges. If the flood never arrives at the edge's other
 * end, the edge is the only unknown one by which a line could leave the flooded
 * nodes. In the solution every node has 0 or 2 lines, so the number of line ends
 * inside decides the edge: an odd end out needs it as a way out, an even number
 * can only be joined among themselves.
 */

import { cross, line, unknown } from "../edge-value.js";
import type { Cell, Node, QuarterTurn } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import type { Proof } from "./proof.js";

/** What is larger is not taken in at a glance; the listing's limit. */
export const largestRegion = 20;

/** Decides side k of the cell by flooding from corner k + 1 or from corner k, away from the side. */
export function decideByRegion(
  board: GradingBoard,
  proof: Proof,
  cell: Cell,
  k: QuarterTurn,
  isAtBorder: boolean,
): boolean {
  for (let turn = 1; turn >= 0; turn--) {
    const from = k + turn;
    const to = k + 1 - turn;
    const away = turn === 1 ? k + 1 : k + 3;
    if (isAtBorder && !board.hasCell(board.beside(cell, away))) continue;
    const flank = k & 1 ? board.outerHorizontal(cell, from) : board.outerVertical(cell, from);
    if (board.value(flank) === unknown) continue;
    const region = flood(board, board.corner(cell, from), board.corner(cell, to), away);
    if (region === "meets") return false;
    if (region === "too large") continue;
    let ends = 0;
    for (const node of region) {
      proof.around(node);
      if (board.degree(node) === 1) ends++;
    }
    return proof
      .cell(cell)
      .decide(board.side(cell, k), ends % 2 === 0 ? cross : line)
      .done();
  }
  return false;
}

/** The nodes flooded from `start`, without the edge that comes in at it in direction `away`. */
function flood(
  board: GradingBoard,
  start: Node,
  otherEnd: Node,
  away: QuarterTurn,
): readonly Node[] | "meets" | "too large" {
  const { visited } = board;
  visited.restart().add(start);
  const nodes = [start];
  const back = (away + 2) & 3;
  for (let i = 0; i < nodes.length && nodes.length <= largestRegion; i++) {
    for (let d = 0; d < 4; d++) {
      if ((i === 0 && d === back) || board.value(board.leave(nodes[i]!, d)) !== unknown) continue;
      const next = board.step(nodes[i]!, d);
      if (next === otherEnd) return "meets";
      if (visited.has(next)) continue;
      visited.add(next);
      nodes.push(next);
    }
  }
  return nodes.length <= largestRegion ? nodes : "too large";
}
