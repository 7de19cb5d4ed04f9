/**
 * Connecting parts (つなぎパーツ, section 2.3): cells in which two corners are surely
 * connected, although the way is still open.
 *
 *   1. A 2 with nothing drawn and a closed corner: the two sides at the closed
 *      corner go together, and so do the others; either pair connects the two
 *      corners beside the closed one.
 *   2. A blank cell with nothing drawn, an input point and two closed corners:
 *      the line that comes in leaves by the fourth corner.
 *   3. A blank cell with nothing drawn, input points at opposite corners and a
 *      closed corner between them: the two lines either both turn towards the
 *      closed corner and meet there, or both turn away and meet at the fourth.
 *   4. A blank cell with input points at both ends of a side, where the U that
 *      arises without that side closes (`u-shape.ts`): either way the two lines
 *      are joined.
 *
 * Joined lines are what results when lines and parts that meet are put together.
 */

import { unknown } from "../edge-value.js";
import type { Cell, Node, QuarterTurn } from "./geometry.js";
import { blank, type GradingBoard } from "./grading-board.js";
import { reachNeighbourhood, reachSides } from "./last-loop.js";
import type { Proof } from "./proof.js";
import { mouthCloses, noCorner } from "./u-shape.js";

export interface Part {
  readonly kind: 1 | 2 | 3 | 4;
  readonly cell: Cell;
  /** The corners that are connected. */
  readonly corners: Corners;
}

type Corners = readonly [QuarterTurn, QuarterTurn];

/** Parts 1 to 3 of a cell with four unknown sides. */
export function openParts(board: GradingBoard, cell: Cell): readonly Part[] {
  const clue = board.clue(cell);
  if ((clue !== 2 && clue !== blank) || board.openSides(cell) !== 4) return none;
  if (clue === 2) return partsOf(cell, 1, closedCornerOfTwo(board, cell));
  const exits = partsOf(cell, 2, onlyExit(board, cell));
  const inputs = partsOf(cell, 3, oppositeInputs(board, cell));
  return exits.length === 0 ? inputs : [...exits, ...inputs];
}

const none: readonly Part[] = [];

function partsOf(cell: Cell, kind: 1 | 2 | 3, corners: Corners | undefined): readonly Part[] {
  return corners ? [{ kind, cell, corners }] : none;
}

function closedCornerOfTwo(board: GradingBoard, cell: Cell): Corners | undefined {
  for (let k = 0; k < 4; k++) if (board.isClosed(cell, k)) return [k + 1, k + 3];
  return undefined;
}

function onlyExit(board: GradingBoard, cell: Cell): Corners | undefined {
  for (let k = 0; k < 4; k++) {
    if (!board.isInput(cell, k)) continue;
    const next = board.isClosed(cell, k + 1);
    const opposite = board.isClosed(cell, k + 2);
    const last = board.isClosed(cell, k + 3);
    if (opposite && last) return [k, k + 1];
    if (next && opposite) return [k, k + 3];
    if (next && last) return [k, k + 2];
  }
  return undefined;
}

function oppositeInputs(board: GradingBoard, cell: Cell): Corners | undefined {
  for (let k = 0; k < 2; k++) {
    if (!board.isInput(cell, k) || !board.isInput(cell, k + 2)) continue;
    if (board.isClosed(cell, k + 1) || board.isClosed(cell, k + 3)) return [k, k + 2];
  }
  return undefined;
}

/** Part 4 of a cell. */
export function closingPart(board: GradingBoard, proof: Proof, cell: Cell): Part | undefined {
  if (board.clue(cell) !== blank || board.isRetired(cell)) return undefined;
  for (let k = 0; k < 4; k++) {
    if (!board.isInput(cell, k) || !board.isInput(cell, k + 1)) continue;
    if (board.sideValue(cell, k) !== unknown) continue;
    const mark = proof.mark;
    const closes = mouthCloses(board, proof, cell, k, noCorner);
    proof.forget(mark);
    if (closes) return { kind: 4, cell, corners: [k, k + 1] };
  }
  return undefined;
}

/** Names what makes the part connect its corners. */
function namePart(board: GradingBoard, proof: Proof, { kind, cell, corners }: Part): void {
  proof.cell(cell);
  for (let k = 0; k < 4; k++) {
    if (board.isClosed(cell, k) || (kind > 1 && board.isInput(cell, k))) proof.outer(cell, k);
  }
  if (kind === 4) mouthCloses(board, proof, cell, corners[0], noCorner);
}

/** Lines and parts put together. */
export interface JoinedLine {
  readonly length: number;
  readonly ends: readonly [Node, Node];
  /** An end of each line, and each part, of which it is made. */
  readonly paths: readonly Node[];
  readonly parts: readonly Part[];
}

/** All lines that are not closed, in reading order of their first ends. */
export function plainLines(board: GradingBoard): JoinedLine[] {
  const lines: JoinedLine[] = [];
  for (let end = board.nextPath(0); end !== -1; end = board.nextPath(end + 1)) {
    const ends = [end, board.otherEnd(end)] as const;
    lines.push({ length: board.pathLength(end), ends, paths: [end], parts: [] });
  }
  return lines;
}

export interface JoinedLines {
  readonly lines: readonly JoinedLine[];
  readonly parts: readonly Part[];
}

/** The lines joined by parts. A part counts as a line of length 2. */
export function joinedLines(board: GradingBoard, proof: Proof): JoinedLines {
  const lines: (JoinedLine | undefined)[] = plainLines(board);
  const parts: Part[] = [];
  const add = (part: Part) => {
    const ends = [
      board.corner(part.cell, part.corners[0]),
      board.corner(part.cell, part.corners[1]),
    ] as const;
    parts.push(part);
    lines.push({ length: 2, ends, paths: [], parts: [part] });
  };
  for (const cell of board.cells) {
    const closing = closingPart(board, proof, cell);
    for (const part of openParts(board, cell)) add(part);
    if (closing) add(closing);
  }
  // Lines share no end unless a part has it, too.
  for (let first = 0; parts.length > 0 && first < lines.length - 1; first++) {
    while (absorbOne(lines, first));
  }
  return { lines: lines.filter((joined) => joined !== undefined), parts };
}

/** Joins the first later line that shares an end with this one to it. */
function absorbOne(lines: (JoinedLine | undefined)[], first: number): boolean {
  const one = lines[first];
  if (!one) return false;
  const [p, q] = one.ends;
  for (let other = first + 1; other < lines.length; other++) {
    const two = lines[other];
    if (!two) continue;
    const [r, s] = two.ends;
    const isFirst = p === r || p === s;
    if (!isFirst && q !== r && q !== s) continue;
    lines[first] = {
      length: one.length + two.length,
      ends: [isFirst ? q : p, (isFirst ? p : q) === r ? s : r],
      paths: [...one.paths, ...two.paths],
      parts: [...one.parts, ...two.parts],
    };
    lines[other] = undefined;
    return true;
  }
  return false;
}

/** Finds the ends of other lines beside a node. An end is given by a number: 2 × line, and 1 more for the second end. */
export class LineEnds {
  readonly #board: GradingBoard;
  readonly #lines: readonly JoinedLine[];
  /** For each node an end there, and for each end the next one at the same node; −1 for none. */
  readonly #endAt: Int32Array;
  readonly #next: Int32Array;

  constructor(board: GradingBoard, lines: readonly JoinedLine[]) {
    this.#board = board;
    this.#lines = lines;
    this.#endAt = new Int32Array(board.nodeCount).fill(-1);
    this.#next = new Int32Array(2 * lines.length);
    for (let end = 0; end < 2 * lines.length; end++) {
      const node = this.nodeOf(end);
      this.#next[end] = this.#endAt[node]!;
      this.#endAt[node] = end;
    }
  }

  nodeOf(end: number): Node {
    return this.#lines[end >> 1]!.ends[end & 1 ? 1 : 0];
  }

  lineOf(end: number): JoinedLine {
    return this.#lines[end >> 1]!;
  }

  /** The ends of other lines beside an end, in the order of the lines. */
  beside(end: number): readonly number[] {
    const board = this.#board;
    const node = this.nodeOf(end);
    const ends: number[] = [];
    for (let d = 0; d < 4; d++) {
      if (!board.hasEdge(board.leave(node, d))) continue;
      for (let other = this.#endAt[board.step(node, d)]!; other !== -1; other = this.#next[other]!) {
        if (other >> 1 !== end >> 1) ends.push(other);
      }
    }
    return ends.length < 2 ? ends : ends.sort((one, other) => one - other);
  }
}

/** Lets a closing loop use whatever the parts might use. */
export function reachParts(board: GradingBoard, parts: readonly Part[]): void {
  for (const { kind, cell } of parts) {
    if (kind === 4) reachNeighbourhood(board, cell);
    else reachSides(board, cell);
  }
}

export function nameJoinedLine(board: GradingBoard, proof: Proof, { paths, parts }: JoinedLine): void {
  for (const end of paths) proof.path(end);
  for (const part of parts) namePart(board, proof, part);
}
