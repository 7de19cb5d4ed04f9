/**
 * Ports (受け口, Proposition 2.4). To know that a line arriving somewhere is joined
 * to a given line end B, it need not arrive at B itself. A port of B is a node
 * such that any line that reaches it is joined to B's line:
 *
 *   - B, and the node to which B extends (`extended-end.ts`);
 *   - where a 3 lies ahead of B: its two corners next to B, since the path round a
 *     3 passes all its corners;
 *   - where a blank cell lies ahead and B is an input point of it, a corner c next
 *     to B (with d the other one and o the one opposite B) if
 *       1. c and d are the two ends of one line, or the side c–o is a line and the
 *          cell beyond the side o–d is a 3;
 *       2. d is closed, and c and o are the two ends of one line;
 *       3. an edge that leads away at c is a cross, and d and o are the two ends
 *          of one line or the cell beyond the side o–d is a 3;
 *       4. an edge that leads away at c is a cross, and d is closed.
 *     B's line goes to c or to d; in each case the way by d comes round to c.
 *
 * When B's extension runs through other lines, the cells ahead are those at the
 * far end of the last one, seen in B's own direction. That is the listing's way;
 * it is sound, because every condition holds for that far end itself.
 */

import { cross, line } from "../edge-value.js";
import { type ExtendedEnd, isAhead, mayHaveBeenJoined, nameExtendedEnd } from "./extended-end.js";
import type { Cell, Node, QuarterTurn } from "./geometry.js";
import { blank, type GradingBoard } from "./grading-board.js";
import { reachNeighbourhood, reachSides } from "./last-loop.js";
import type { Proof } from "./proof.js";

export interface Ports {
  /** In the order in which they are found, which is the order of trying. */
  readonly nodes: readonly Node[];
  readonly extended: ExtendedEnd;
  /** The cells ahead, given with the corner where the line comes in. */
  readonly ahead: readonly { readonly cell: Cell; readonly corner: QuarterTurn }[];
}

const clockwiseFirst = [1, 3] as const;
const clockwiseLast = [3, 1] as const;

/** The ports of a line end that has been extended. */
export function portsOf(board: GradingBoard, end: Node, extended: ExtendedEnd): Ports {
  const nodes = [end, extended.node];
  const direction = board.lineDirection(end);
  const ahead = [direction, direction + 1].map((k) => ({
    cell: board.cellAt(extended.lastEnd, k),
    corner: k & 3,
  }));
  for (const [i, { cell, corner }] of ahead.entries()) {
    if (board.isOpen(cell, 3)) {
      nodes.push(board.corner(cell, corner + 1), board.corner(cell, corner + 3));
    } else if (board.clue(cell) === blank && !board.isRetired(cell) && board.isInput(cell, corner)) {
      for (const number of [1, 2, 3, 4]) {
        for (const turn of i === 0 ? clockwiseFirst : clockwiseLast) {
          if (isPort(board, cell, corner, turn, number)) nodes.push(board.corner(cell, corner + turn));
        }
      }
    }
  }
  return { nodes, extended, ahead };
}

/**
 * Might a line that reaches a node beside this end be joined to its line? Also by a 3 that is not ahead of the end,
 * where technique 22 sees the cells in the direction of another end.
 */
export function mayBePort(board: GradingBoard, { ends }: ExtendedEnd, end: Node, node: Node): boolean {
  if (!board.hasEdge(board.between(end, node))) return false;
  const direction = board.lineDirection(end);
  for (let corner = 0; corner < 4; corner++) {
    const cell = board.cellAt(end, corner);
    const turn = board.corner(cell, corner + 1) === node ? 1 : 3;
    if (board.corner(cell, corner + turn) !== node) continue;
    if (board.clue(cell) === 3) {
      if (isAhead(direction, corner) || ends.length > 1 || mayHaveBeenJoined(board, end, corner)) return true;
    } else if (board.clue(cell) === blank && board.isInput(cell, corner)) {
      for (let number = 1; number <= 4; number++) if (isPort(board, cell, corner, turn, number)) return true;
    }
  }
  return false;
}

/** Is corner + turn of this blank cell a port of the line that comes in at the corner, by the case of this number? */
function isPort(board: GradingBoard, cell: Cell, corner: QuarterTurn, turn: 1 | 3, number: number): boolean {
  const own = board.corner(cell, corner + turn);
  const other = board.corner(cell, corner - turn);
  const opposite = board.corner(cell, corner + 2);
  const [drawnOn, across] = turn === 1 ? [corner + 1, corner + 2] : [corner + 2, corner + 1];
  const isThreeBeyond = board.clue(board.beside(cell, across)) === 3;
  switch (number) {
    case 1:
      return board.areTwoEnds(own, other) || (board.sideValue(cell, drawnOn) === line && isThreeBeyond);
    case 2:
      return board.isClosed(cell, corner - turn) && board.areTwoEnds(own, opposite);
    case 3:
      return isHalfClosed(board, cell, corner + turn) && (board.areTwoEnds(other, opposite) || isThreeBeyond);
    default:
      return isHalfClosed(board, cell, corner + turn) && board.isClosed(cell, corner - turn);
  }
}

function isHalfClosed(board: GradingBoard, cell: Cell, k: QuarterTurn): boolean {
  return (
    board.value(board.outerVertical(cell, k)) === cross ||
    board.value(board.outerHorizontal(cell, k)) === cross
  );
}

/** Lets a closing loop use everything that might lie between the end and one of its ports. */
export function reachPorts(board: GradingBoard, { extended, ahead }: Ports): void {
  for (const { cell } of extended.extensions) reachSides(board, cell);
  for (const { cell } of ahead) reachNeighbourhood(board, cell);
}

/** Names what joins the end to this port of it. */
export function namePort(board: GradingBoard, proof: Proof, { extended, ahead }: Ports, port: Node): void {
  nameExtendedEnd(board, proof, extended);
  for (const { cell, corner } of ahead) {
    const turn = [1, 3].find((k) => board.corner(cell, corner + k) === port);
    if (turn === undefined || (board.clue(cell) !== 3 && board.clue(cell) !== blank)) continue;
    proof.cell(cell).sides(cell);
    for (let k = 0; k < 4; k++) proof.outer(cell, k);
    if (board.clue(cell) === 3) continue;
    for (const k of [1, 2, 3]) {
      const node = board.corner(cell, corner + k);
      if (board.degree(node) === 1) proof.path(node);
    }
    const beyond = board.beside(cell, turn === 1 ? corner + 2 : corner + 1);
    if (board.clue(beyond) === 3) proof.cell(beyond);
  }
}
