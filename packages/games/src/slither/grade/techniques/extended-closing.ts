/**
 * 22 · 1手分距離連結線の非線処理2. As 8 and 15, with both ends of the line extended as far as
 * they surely go (`extended-end.ts`), and with all ports of the other end as
 * places to arrive at (`ports.ts`).
 */

import { cross, unknown } from "../../edge-value.js";
import { type ExtendedEnd, extendEnd, nameExtendedEnd } from "../extended-end.js";
import { mightClose } from "../firm-state.js";
import { edgesOfRun, endOfRun, nameRun } from "../forced-run.js";
import type { Node } from "../geometry.js";
import type { GradingBoard } from "../grading-board.js";
import { leavesOut, reachSides } from "../last-loop.js";
import { namePort, portsOf, reachPorts } from "../ports.js";
import type { Proof } from "../proof.js";
import type { LocalRule } from "../technique.js";

export const extendedClosing: LocalRule = {
  number: 22,
  id: "extended-closing",
  level: 3,
  example: ["11..", "....", ".10."],
  searches: [
    {
      findsPaths: true,
      places: (board) => board.nodes,
      lookAt(board, proof, end) {
        const other = board.otherEndFrom(end);
        if (other === -1) return false;
        const own = [end, other];
        const one = extendEnd(board, end, own);
        const two = extendEnd(board, other, own);
        if (!mightClose(board, one, two)) return false;
        const isFound =
          betweenExtensions(board, proof, end, one, two) ||
          runToPort(board, proof, other, two, end, one) ||
          runToPort(board, proof, end, one, other, two);
        if (!isFound) board.doubts++;
        return isFound;
      },
    },
  ],
};

/** The two extended ends lie side by side. */
function betweenExtensions(
  board: GradingBoard,
  proof: Proof,
  end: Node,
  one: ExtendedEnd,
  two: ExtendedEnd,
): boolean {
  const edge = board.between(one.node, two.node);
  if (board.value(edge) !== unknown) return false;
  board.reach.restart().add(edge);
  reachExtensions(board, one);
  reachExtensions(board, two);
  if (!leavesOut(board, proof, end)) return false;
  proof.path(end);
  nameExtendedEnd(board, proof, one);
  nameExtendedEnd(board, proof, two);
  return proof.decide(edge, cross).done();
}

/** A forced run from the one end, extended, to a port of the other. */
function runToPort(
  board: GradingBoard,
  proof: Proof,
  from: Node,
  extended: ExtendedEnd,
  to: Node,
  extendedTo: ExtendedEnd,
): boolean {
  const ports = portsOf(board, to, extendedTo);
  const { node, barred } = extended;
  for (let d = 0; d < 4; d++) {
    const edge = board.leave(node, d);
    if (board.value(edge) !== unknown || barred?.includes(edge)) continue;
    const stop = endOfRun(board, node, d, barred);
    if (!ports.nodes.includes(stop)) continue;
    board.reach.restart();
    for (const used of edgesOfRun(board, node, d, barred)) board.reach.add(used);
    reachPorts(board, ports);
    reachExtensions(board, extended);
    if (!leavesOut(board, proof, to)) return false;
    proof.path(from);
    nameExtendedEnd(board, proof, extended);
    nameRun(board, proof, node, d, barred);
    namePort(board, proof, ports, stop);
    return proof.decide(edge, cross).done();
  }
  return false;
}

function reachExtensions(board: GradingBoard, { extensions }: ExtendedEnd): void {
  for (const { cell } of extensions) reachSides(board, cell);
}
