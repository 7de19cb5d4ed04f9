/**
 * "This would close the loop too early" proves nothing when that loop may be the
 * whole solution. The paper's closing techniques do not look; here each of them
 * concludes only if closing leaves something out: a line that is not connected
 * to the loop, or a clue that could not be met any more. What is left out
 * becomes part of the proof.
 *
 * The answer may rest on any edge of the board. "Yes, this clue" holds as long as
 * the clue's sides do not change, and a ring that leaves something out does so for
 * good; anything else counts as an answer about the whole board.
 */

import { cross, line, unknown } from "../edge-value.js";
import type { Cell, Edge, Node } from "./geometry.js";
import { type GradingBoard, outside } from "./grading-board.js";
import type { Proof } from "./proof.js";
import { cellReason, edgeReason } from "./reason.js";

/** Lets a closing loop use the sides of a cell, if it is on the board. */
export function reachSides(board: GradingBoard, cell: Cell): void {
  if (board.clue(cell) === outside) return;
  for (let k = 0; k < 4; k++) board.reach.add(board.side(cell, k));
}

/** Lets a closing loop use the sides of a cell and of its four neighbours. */
export function reachNeighbourhood(board: GradingBoard, cell: Cell): void {
  reachSides(board, cell);
  for (let k = 0; k < 4; k++) reachSides(board, board.beside(cell, k));
}

/**
 * Would a loop through `start`, made of known lines and unknown edges of
 * `board.reach` only, leave something out? Names one such thing.
 */
export function leavesOut(board: GradingBoard, proof: Proof, start: Node): boolean {
  const { reach, visited } = board;
  for (const cell of board.numbered) {
    let possible = board.lineSides(cell);
    for (let k = 0; k < 4; k++) {
      const side = board.side(cell, k);
      if (board.peek(side) === unknown && reach.has(side)) possible++;
    }
    if (possible < board.clue(cell)) {
      board.openSides(cell);
      proof.leftOut(cellReason(cell));
      return true;
    }
  }
  board.wholeBoardAnswers++;
  visited.restart().add(start);
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (let d = 0; d < 4; d++) {
      const edge = board.leave(node, d);
      const value = board.peek(edge);
      if (value !== line && !(value === unknown && reach.has(edge))) continue;
      const next = board.step(node, d);
      if (visited.has(next)) continue;
      visited.add(next);
      open.push(next);
    }
  }
  for (const node of board.nodes) {
    if (board.peekDegree(node) === 0 || visited.has(node)) continue;
    proof.leftOut(edgeReason(board.leave(node, board.lineDirection(node))));
    return true;
  }
  return false;
}

/** Would the loop round just these cells leave something out, or is it impossible anyway? Names the reason. */
export function ringLeavesOut(board: GradingBoard, proof: Proof, cells: readonly Cell[]): boolean {
  const ring = new Set<Edge>();
  for (const cell of cells) {
    for (let k = 0; k < 4; k++) {
      if (!cells.includes(board.beside(cell, k))) ring.add(board.side(cell, k));
    }
  }
  for (const edge of ring) {
    if (board.peek(edge) !== cross) continue;
    proof.edge(edge);
    return true;
  }
  for (let i = 0; i < board.known; i++) {
    const edge = board.decided(i);
    if (board.peek(edge) !== line || ring.has(edge)) continue;
    proof.leftOut(edgeReason(edge));
    return true;
  }
  for (const cell of board.numbered) {
    let lines = 0;
    for (let k = 0; k < 4; k++) if (ring.has(board.side(cell, k))) lines++;
    if (lines === board.clue(cell)) continue;
    proof.leftOut(cellReason(cell));
    return true;
  }
  board.wholeBoardAnswers++;
  return false;
}
