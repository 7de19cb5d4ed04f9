/**
 * What one assumption tells of others. A trial that leads nowhere ends in a state E on
 * which the rules find nothing more. E is firm if whatever a rule finds on a part of
 * E (that has all of the board without assumptions) is in E already. Then any edge of E,
 * assumed alone, leads to a part of E and no further, and need not be tried.
 *
 * Most rules leave firm states. Where they ask for something to be unknown, other rules find
 * the same once it is known: a pair that travels through two open sides of a 2, say, is
 * a closed corner or an input point of the next cell when they are known. The exceptions:
 *
 *   - an answer that rests on the whole board: such trials are not remembered at all;
 *   - a rule that would decide an edge "if it is open" and finds it known otherwise;
 *   - closing runs and extended ends (15, 22), which may go on further than with less on the
 *     board: `mightClose` asks more loosely than they do;
 *   - a region that is cut off and has an odd number of line ends, so that technique 20 would
 *     decide a way into it differently before and after: `hasOddRegion`.
 *
 * The second and third are counted in `board.doubts` when they are met. A doubt on the board without assumptions
 * is none about E unless the place is looked at again on the way there: otherwise it asks for no edge
 * of E that was assumed, and finds nothing on any part of E either.
 */

import { unknown } from "../edge-value.js";
import { largestRegion } from "./closed-region.js";
import type { ExtendedEnd } from "./extended-end.js";
import { type Barred, nextOfRun } from "./forced-run.js";
import type { Edge, Node, QuarterTurn } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import { mayBePort } from "./ports.js";

/**
 * Might a line close by an edge or a forced run between its extended ends? As in technique 22,
 * but with every end on the way in place of the last, and with every node that a run passes
 * in place of its stop.
 */
export function mightClose(board: GradingBoard, one: ExtendedEnd, two: ExtendedEnd): boolean {
  const [end] = one.ends;
  const [other] = two.ends;
  return (
    one.node === other ||
    two.node === end ||
    isOpenEdge(board, one.node, two.node) ||
    leadsTo(board, one, two) ||
    leadsTo(board, two, one)
  );
}

function isOpenEdge(board: GradingBoard, p: Node, q: Node): boolean {
  return board.value(board.between(p, q)) === unknown;
}

function leadsTo(board: GradingBoard, from: ExtendedEnd, to: ExtendedEnd): boolean {
  for (const end of from.ends) if (runsTo(board, end, undefined, to)) return true;
  return from.barred !== undefined && runsTo(board, from.node, from.barred, to);
}

/** Does a run from the node pass a port of the other end, or come back to where the end comes from? */
function runsTo(board: GradingBoard, from: Node, barred: Barred | undefined, to: ExtendedEnd): boolean {
  for (let d = 0; d < 4; d++) {
    const edge = board.leave(from, d);
    if (board.value(edge) !== unknown || barred?.includes(edge)) continue;
    let node = from;
    for (let way: QuarterTurn = d; way !== -1; way = nextOfRun(board, from, node, way, barred)) {
      node = board.step(node, way);
      if (node === to.node || isAtEnd(board, to, node)) return true;
      if (barred && (isEndOf(board, node, barred[0]) || isEndOf(board, node, barred[1]))) return true;
    }
  }
  return false;
}

/** Is the node one of the ends on the way, or may it be a port of one? */
function isAtEnd(board: GradingBoard, to: ExtendedEnd, node: Node): boolean {
  for (const end of to.ends) if (end === node || mayBePort(board, to, end, node)) return true;
  return false;
}

function isEndOf(board: GradingBoard, node: Node, edge: Edge): boolean {
  return board.head(edge) === node || board.tail(edge) === node;
}

/** Is there a region of unknown edges with an odd number of line ends next to one of these edges? */
export function hasOddRegion(board: GradingBoard, edges: Iterable<Edge>): boolean {
  board.visited.restart();
  for (const edge of edges) {
    if (isOddRegion(board, board.head(edge)) || isOddRegion(board, board.tail(edge))) return true;
  }
  return false;
}

/** Visits the region of a node. One that is too large, or meets nodes of such a one, does not count. */
function isOddRegion(board: GradingBoard, start: Node): boolean {
  const { visited, region } = board;
  if (board.openAt(start) === 0 || visited.has(start)) return false;
  visited.add(start);
  region.restart().add(start);
  const nodes = [start];
  let ends = 0;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    if (board.peekDegree(node) === 1) ends++;
    for (let d = 0; d < 4; d++) {
      if (board.value(board.leave(node, d)) !== unknown) continue;
      const next = board.step(node, d);
      if (region.has(next)) continue;
      if (visited.has(next) || nodes.length === largestRegion) return false;
      visited.add(next);
      region.add(next);
      nodes.push(next);
    }
  }
  return ends % 2 === 1;
}
