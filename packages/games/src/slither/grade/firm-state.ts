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
 * The second and third are counted in `board.doubts` when they are met.
 */

import { unknown } from "../edge-value.js";
import { largestRegion } from "./closed-region.js";
import type { ExtendedEnd } from "./extended-end.js";
import { type Barred, nextOfRun } from "./forced-run.js";
import type { Node, QuarterTurn } from "./geometry.js";
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
      if (node === to.node || to.ends.some((end) => end === node || mayBePort(board, to, end, node)))
        return true;
      if (barred?.some((side) => board.head(side) === node || board.tail(side) === node)) return true;
    }
  }
  return false;
}

/** Is there a region of unknown edges with an odd number of line ends next to an edge decided after the first `from`? */
export function hasOddRegion(board: GradingBoard, from: number): boolean {
  board.visited.restart();
  for (let i = from; i < board.known; i++) {
    const edge = board.decided(i);
    if (isOddRegion(board, board.head(edge)) || isOddRegion(board, board.tail(edge))) return true;
  }
  return false;
}

/** Visits the region of a node. One that is too large, or meets nodes of such a one, does not count. */
function isOddRegion(board: GradingBoard, start: Node): boolean {
  const { visited } = board;
  if (visited.has(start)) return false;
  visited.add(start);
  const region = [start];
  let ends = 0;
  for (let i = 0; i < region.length; i++) {
    const node = region[i]!;
    if (board.degree(node) === 1) ends++;
    for (let d = 0; d < 4; d++) {
      if (board.value(board.leave(node, d)) !== unknown) continue;
      const next = board.step(node, d);
      if (region.includes(next)) continue;
      if (visited.has(next) || region.length === largestRegion) return false;
      visited.add(next);
      region.push(next);
    }
  }
  return ends % 2 === 1;
}
