/** Finding a closed loop on the board, to say that it leaves other lines out. */

import { line } from "../edge-value.js";
import type { Node } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import type { Proof } from "./proof.js";
import { edgeReason } from "./reason.js";

/** Names the edges of a closed loop, and a line that does not belong to it. */
export function nameClosedLoop(board: GradingBoard, proof: Proof): void {
  const { visited } = board;
  visited.restart();
  for (let end = board.ends.next(0); end !== -1; end = board.ends.next(end + 1)) walk(board, end);
  const start = board.nodes.find((node) => board.degree(node) === 2 && !visited.has(node));
  if (start === undefined) return;
  visited.restart();
  for (const node of walk(board, start)) {
    for (let d = 0; d < 4; d++) {
      const edge = board.leave(node, d);
      if (board.value(edge) === line) proof.edge(edge);
    }
  }
  const other = board.nodes.find((node) => board.degree(node) > 0 && !visited.has(node));
  if (other !== undefined) proof.leftOut(edgeReason(board.leave(other, board.lineDirection(other))));
}

/** Follows the lines from a node and visits what it passes, until they end or come back. */
function walk(board: GradingBoard, start: Node): Node[] {
  const nodes: Node[] = [];
  let node: Node | undefined = start;
  while (node !== undefined) {
    nodes.push(node);
    board.visited.add(node);
    node = nextOf(board, node);
  }
  return nodes;
}

function nextOf(board: GradingBoard, node: Node): Node | undefined {
  for (let d = 0; d < 4; d++) {
    const next = board.step(node, d);
    if (board.value(board.leave(node, d)) === line && !board.visited.has(next)) return next;
  }
  return undefined;
}
