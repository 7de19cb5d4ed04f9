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
import type { Cell, Point, Turn } from "./grid.js";
import { reachNeighbourhood, reachSides } from "./last-loop.js";
import type { Proof } from "./proof.js";
import { blank, type Sheet, unknown } from "./sheet.js";
import { mouthCloses, noCorner } from "./u-shape.js";

export interface Part {
  readonly kind: 1 | 2 | 3 | 4;
  readonly cell: Cell;
  /** The corners that are connected. */
  readonly corners: readonly [Turn, Turn];
}

/** Parts 1 to 3 of a cell with four unknown sides. */
export function openParts(sheet: Sheet, cell: Cell): Part[] {
  if (sheet.openSides(cell) !== 4) return [];
  const found: Part[] = [];
  const note = (kind: 1 | 2 | 3, corners: readonly [Turn, Turn] | undefined) => {
    if (corners) found.push({ kind, cell, corners });
  };
  if (sheet.clue(cell) === 2) note(1, closedCornerOfTwo(sheet, cell));
  if (sheet.clue(cell) === blank) {
    note(2, onlyExit(sheet, cell));
    note(3, oppositeInputs(sheet, cell));
  }
  return found;
}

function closedCornerOfTwo(sheet: Sheet, cell: Cell): readonly [Turn, Turn] | undefined {
  const closed = [0, 1, 2, 3].find((k) => sheet.isClosed(cell, k));
  return closed === undefined ? undefined : [closed + 1, closed + 3];
}

function onlyExit(sheet: Sheet, cell: Cell): readonly [Turn, Turn] | undefined {
  for (let k = 0; k < 4; k++) {
    if (!sheet.isInput(cell, k)) continue;
    const [next, opposite, last] = [1, 2, 3].map((turn) => sheet.isClosed(cell, k + turn));
    if (opposite && last) return [k, k + 1];
    if (next && opposite) return [k, k + 3];
    if (next && last) return [k, k + 2];
  }
  return undefined;
}

function oppositeInputs(sheet: Sheet, cell: Cell): readonly [Turn, Turn] | undefined {
  const k = [0, 1].find(
    (corner) =>
      sheet.isInput(cell, corner) &&
      sheet.isInput(cell, corner + 2) &&
      (sheet.isClosed(cell, corner + 1) || sheet.isClosed(cell, corner + 3)),
  );
  return k === undefined ? undefined : [k, k + 2];
}

/** Part 4 of a cell. */
export function closingPart(sheet: Sheet, proof: Proof, cell: Cell): Part | undefined {
  if (sheet.clue(cell) !== blank || sheet.retired[cell]) return undefined;
  for (let k = 0; k < 4; k++) {
    if (!sheet.isInput(cell, k) || !sheet.isInput(cell, k + 1)) continue;
    if (sheet.sideValue(cell, k) !== unknown) continue;
    const mark = proof.mark;
    const closes = mouthCloses(sheet, proof, cell, k, noCorner);
    proof.forget(mark);
    if (closes) return { kind: 4, cell, corners: [k, k + 1] };
  }
  return undefined;
}

/** Names what makes the part connect its corners. */
function namePart(sheet: Sheet, proof: Proof, { kind, cell, corners }: Part): void {
  proof.cell(cell);
  for (let k = 0; k < 4; k++) {
    if (sheet.isClosed(cell, k) || (kind > 1 && sheet.isInput(cell, k))) proof.outer(cell, k);
  }
  if (kind === 4) mouthCloses(sheet, proof, cell, corners[0], noCorner);
}

/** Lines and parts put together. */
export interface JoinedLine {
  readonly length: number;
  readonly ends: readonly [Point, Point];
  /** An end of each line, and each part, of which it is made. */
  readonly paths: readonly Point[];
  readonly parts: readonly Part[];
}

/** All lines that are not closed, in reading order of their first ends. */
export function plainLines(sheet: Sheet): JoinedLine[] {
  const lines: JoinedLine[] = [];
  for (let end = sheet.nextPath(0); end !== -1; end = sheet.nextPath(end + 1)) {
    const ends = [end, sheet.otherEnd(end)] as const;
    lines.push({ length: sheet.pathLength(end), ends, paths: [end], parts: [] });
  }
  return lines;
}

export interface JoinedLines {
  readonly lines: readonly JoinedLine[];
  readonly parts: readonly Part[];
}

/** The lines joined by parts. A part counts as a line of length 2. */
export function joinedLines(sheet: Sheet, proof: Proof): JoinedLines {
  const lines: (JoinedLine | undefined)[] = plainLines(sheet);
  const parts: Part[] = [];
  for (const cell of sheet.cells) {
    const closing = closingPart(sheet, proof, cell);
    for (const part of [...openParts(sheet, cell), ...(closing ? [closing] : [])]) {
      const ends = [sheet.corner(cell, part.corners[0]), sheet.corner(cell, part.corners[1])] as const;
      parts.push(part);
      lines.push({ length: 2, ends, paths: [], parts: [part] });
    }
  }
  for (let first = 0; first < lines.length - 1; first++) {
    while (absorbOne(lines, first));
  }
  return { lines: lines.filter((joined) => joined !== undefined), parts };
}

/** Joins the first later line that shares an end with this one to it. */
function absorbOne(lines: (JoinedLine | undefined)[], first: number): boolean {
  const one = lines[first];
  if (!one) return false;
  for (let other = first + 1; other < lines.length; other++) {
    const two = lines[other];
    if (!two) continue;
    for (const a of [0, 1] as const) {
      for (const b of [0, 1] as const) {
        if (one.ends[a] !== two.ends[b]) continue;
        lines[first] = {
          length: one.length + two.length,
          ends: [one.ends[a === 0 ? 1 : 0], two.ends[b === 0 ? 1 : 0]],
          paths: [...one.paths, ...two.paths],
          parts: [...one.parts, ...two.parts],
        };
        lines[other] = undefined;
        return true;
      }
    }
  }
  return false;
}

/** Lets a closing loop use whatever the parts might use. */
export function reachParts(sheet: Sheet, parts: readonly Part[]): void {
  for (const { kind, cell } of parts) {
    if (kind === 4) reachNeighbourhood(sheet, cell);
    else reachSides(sheet, cell);
  }
}

export function nameJoinedLine(sheet: Sheet, proof: Proof, { paths, parts }: JoinedLine): void {
  for (const end of paths) proof.path(end);
  for (const part of parts) namePart(sheet, proof, part);
}
