/**
 * Extended ends. A line that ends with two ways to go on, at right angles, enters
 * the cell between them. Sometimes both ways lead to the same corner of that cell:
 *
 *   - both neighbouring corners are closed: either way the line turns on to the
 *     opposite corner;
 *   - the cell is a 2 and one neighbouring corner is closed: the two sides at the
 *     closed corner go together, so do the other two, and the line takes two
 *     sides to the opposite corner;
 *   - the opposite corner and one neighbour are closed: one way goes round three
 *     sides, and both arrive at the other neighbour.
 *
 * The line surely reaches that corner, though by which way is not known yet: of
 * the two sides there exactly one is drawn. If another line ends at that corner,
 * the two are as good as joined, and the search goes on from the far end.
 */

import { line, unknown } from "../edge-value.js";
import type { Cell, Edge, Node, QuarterTurn } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import type { Proof } from "./proof.js";

export interface Extension {
  readonly cell: Cell;
  /** The corner where the line ends now. */
  readonly from: QuarterTurn;
  /** The corner that it surely reaches. */
  readonly to: QuarterTurn;
}

export function extensionOf(board: GradingBoard, end: Node): Extension | undefined {
  if (board.openAt(end) !== 2) return undefined;
  let from = 0;
  while (from < 4 && !(isWay(board, end, from + 1) && isWay(board, end, from + 2))) from++;
  if (from === 4) return undefined;
  const cell = board.cellAt(end, from);
  const to = cornerReached(board, cell, from);
  return to === undefined ? undefined : { cell, from, to };
}

/** The corner to which both ways round the cell lead that start from this one. */
function cornerReached(board: GradingBoard, cell: Cell, from: QuarterTurn): QuarterTurn | undefined {
  const isRightClosed = board.isClosed(cell, from + 1);
  const isLeftClosed = board.isClosed(cell, from + 3);
  if (!isRightClosed && !isLeftClosed) return undefined;
  if ((isRightClosed && isLeftClosed) || board.clue(cell) === 2) return (from + 2) & 3;
  if (!board.isClosed(cell, from + 2)) return undefined;
  return (isRightClosed ? from + 3 : from + 1) & 3;
}

/**
 * May the path that ends here have been joined by an extension, with less on the board, from an end whose line leaves it
 * so that this corner's cell is ahead? That is, does it go round such a cell by assumed lines?
 */
export function mayHaveBeenJoined(board: GradingBoard, end: Node, ahead: QuarterTurn): boolean {
  const passed: Node[] = [];
  let node = end;
  let back = -1;
  for (;;) {
    let on = 0;
    while (on < 4 && (on === back || board.peek(board.leave(node, on)) !== line)) on++;
    if (on === 4) return false;
    if (isAhead(on, ahead) && back !== -1 && board.isAssumed(board.leave(node, back))) {
      for (const from of [on, (on + 1) & 3]) {
        if (back !== ((from + 1) & 3) && back !== ((from + 2) & 3)) continue;
        const cell = board.cellAt(node, from);
        const to = cornerReached(board, cell, from);
        if (to !== undefined && passed.includes(board.corner(cell, to))) return true;
      }
    }
    if (node !== end) passed.push(node);
    node = board.step(node, on);
    back = (on + 2) & 3;
  }
}

/** Does a line that leaves its end in this direction have the cell ahead of which that end is this corner? */
export function isAhead(direction: QuarterTurn, corner: QuarterTurn): boolean {
  return corner === direction || corner === ((direction + 1) & 3);
}

function isWay(board: GradingBoard, node: Node, d: QuarterTurn): boolean {
  return board.value(board.leave(node, d)) === unknown;
}

/** Names why the line goes on to the extension's corner. */
export function nameExtension(board: GradingBoard, proof: Proof, { cell, from, to }: Extension): void {
  proof.around(board.corner(cell, from)).cell(cell);
  for (const k of [from + 1, from + 2, from + 3]) {
    if ((k & 3) !== to && board.isClosed(cell, k)) proof.outer(cell, k);
  }
}

/** An end followed through extensions and the lines met there. */
export interface ExtendedEnd {
  /** Where the line surely comes to. */
  readonly node: Node;
  /** The far end of the last line joined on the way; the end itself if none. */
  readonly lastEnd: Node;
  /** The end itself and the far ends of all lines joined, in order. */
  readonly ends: readonly Node[];
  /** The two sides of the last extension's cell that meet at `node`, exactly one of which is drawn. */
  readonly barred: readonly [Edge, Edge] | undefined;
  readonly extensions: readonly Extension[];
}

/**
 * Extends an end as far as it goes. Lines that end at one of the `own` nodes (the
 * line itself, or the lines considered together) are not jumped over.
 */
export function extendEnd(board: GradingBoard, end: Node, own: readonly Node[]): ExtendedEnd {
  const extensions: Extension[] = [];
  const ends = [end];
  let lastEnd = end;
  // A contradictory board may lead in circles; there are never more lines to join than nodes.
  for (let left = board.nodes.length; left > 0; left--) {
    const extension = extensionOf(board, lastEnd);
    if (!extension) break;
    extensions.push(extension);
    const { cell, to } = extension;
    const corner = board.corner(cell, to);
    if (board.degree(corner) !== 1 || own.includes(corner)) {
      const barred = [board.side(cell, to - 1), board.side(cell, to)] as const;
      return { node: corner, lastEnd, ends, barred, extensions };
    }
    lastEnd = board.otherEnd(corner);
    ends.push(lastEnd);
  }
  return { node: lastEnd, lastEnd, ends, barred: undefined, extensions };
}

/** Names the extensions of an end and the lines joined by them. */
export function nameExtendedEnd(board: GradingBoard, proof: Proof, { extensions }: ExtendedEnd): void {
  for (const extension of extensions) {
    nameExtension(board, proof, extension);
    const corner = board.corner(extension.cell, extension.to);
    if (board.degree(corner) === 1) proof.path(corner);
  }
}
