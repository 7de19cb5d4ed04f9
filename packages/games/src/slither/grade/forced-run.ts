/**
 * Forced runs (the paper's "one move"): whoever draws one edge must go on as long
 * as the next node leaves a single way, that is while two of its three other
 * edges are crosses and the third is unknown. Two nodes are "within one move"
 * when such a run leads from one to the other.
 *
 * A run may be asked to keep out of two edges (`barred`): the sides by which an
 * extended end comes to its corner, see `extended-end.ts`.
 */

import { cross, unknown } from "../edge-value.js";
import type { Edge, Node, QuarterTurn } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import type { Proof } from "./proof.js";

export type Barred = readonly [Edge, Edge];

/** Where the run that leaves the node by an unknown edge comes to a stop. */
export function endOfRun(board: GradingBoard, from: Node, direction: QuarterTurn, barred?: Barred): Node {
  let node = board.step(from, direction);
  for (let d = nextOfRun(board, from, node, direction, barred); d !== -1; ) {
    node = board.step(node, d);
    d = nextOfRun(board, from, node, d, barred);
  }
  return node;
}

/** The edges of that run. */
export function edgesOfRun(board: GradingBoard, from: Node, direction: QuarterTurn, barred?: Barred): Edge[] {
  const edges: Edge[] = [];
  let node = from;
  for (let d = direction; d !== -1; d = nextOfRun(board, from, node, d, barred)) {
    edges.push(board.leave(node, d));
    node = board.step(node, d);
  }
  return edges;
}

/** Names what forces the run: the crosses at the nodes it passes. */
export function nameRun(
  board: GradingBoard,
  proof: Proof,
  from: Node,
  direction: QuarterTurn,
  barred?: Barred,
): void {
  let node = board.step(from, direction);
  for (let d = nextOfRun(board, from, node, direction, barred); d !== -1; ) {
    proof.around(node);
    node = board.step(node, d);
    d = nextOfRun(board, from, node, d, barred);
  }
}

/** The one direction in which a line that came to the node in direction d can go on, or −1; a run ends where it began. */
export function nextOfRun(
  board: GradingBoard,
  from: Node,
  node: Node,
  d: QuarterTurn,
  barred: Barred | undefined,
): QuarterTurn {
  if (node === from || (!barred && (board.peekDegree(node) !== 0 || board.openAt(node) !== 2))) return -1;
  let way = -1;
  for (let next = 0; next < 4; next++) {
    if (next === ((d + 2) & 3)) continue;
    const edge = board.leave(node, next);
    const value = barred && (edge === barred[0] || edge === barred[1]) ? cross : board.value(edge);
    if (value === cross) continue;
    if (value !== unknown || way !== -1) return -1;
    way = next;
  }
  return way;
}
