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
import type { Cell, Edge, Point, Turn } from "./grid.js";
import type { Proof } from "./proof.js";
import { type Sheet, unknown } from "./sheet.js";

export interface Extension {
  readonly cell: Cell;
  /** The corner where the line ends now. */
  readonly from: Turn;
  /** The corner that it surely reaches. */
  readonly to: Turn;
}

export function extensionOf(sheet: Sheet, end: Point): Extension | undefined {
  if (sheet.openAt(end) !== 2) return undefined;
  let from = 0;
  while (from < 4 && !(isWay(sheet, end, from + 1) && isWay(sheet, end, from + 2))) from++;
  if (from === 4) return undefined;
  const cell = sheet.cellAt(end, from);
  const isRightClosed = sheet.isClosed(cell, from + 1);
  const isLeftClosed = sheet.isClosed(cell, from + 3);
  if (!isRightClosed && !isLeftClosed) return undefined;
  if ((isRightClosed && isLeftClosed) || sheet.clue(cell) === 2) return { cell, from, to: (from + 2) & 3 };
  if (!sheet.isClosed(cell, from + 2)) return undefined;
  return { cell, from, to: (isRightClosed ? from + 3 : from + 1) & 3 };
}

function isWay(sheet: Sheet, point: Point, d: Turn): boolean {
  return sheet.value(sheet.leave(point, d)) === unknown;
}

/** Names why the line goes on to the extension's corner. */
export function nameExtension(sheet: Sheet, proof: Proof, { cell, from, to }: Extension): void {
  proof.around(sheet.corner(cell, from)).cell(cell);
  for (const k of [from + 1, from + 2, from + 3]) {
    if ((k & 3) !== to && sheet.isClosed(cell, k)) proof.outer(cell, k);
  }
}

/** An end followed through extensions and the lines met there. */
export interface ExtendedEnd {
  /** Where the line surely comes to. */
  readonly point: Point;
  /** The far end of the last line joined on the way; the end itself if none. */
  readonly lastEnd: Point;
  /** The two sides of the last extension's cell that meet at `point`, exactly one of which is drawn. */
  readonly barred: readonly [Edge, Edge] | undefined;
  readonly extensions: readonly Extension[];
}

/**
 * Extends an end as far as it goes. Lines that end at one of the `own` points (the
 * line itself, or the lines considered together) are not jumped over.
 */
export function extendEnd(sheet: Sheet, end: Point, own: readonly Point[]): ExtendedEnd {
  const extensions: Extension[] = [];
  let lastEnd = end;
  // A contradictory board may lead in circles; there are never more lines to join than points.
  for (let left = sheet.points.length; left > 0; left--) {
    const extension = extensionOf(sheet, lastEnd);
    if (!extension) break;
    extensions.push(extension);
    const { cell, to } = extension;
    const corner = sheet.corner(cell, to);
    if (sheet.degree(corner) !== 1 || own.includes(corner)) {
      const barred = [sheet.side(cell, to - 1), sheet.side(cell, to)] as const;
      return { point: corner, lastEnd, barred, extensions };
    }
    lastEnd = sheet.otherEnd(corner);
  }
  return { point: lastEnd, lastEnd, barred: undefined, extensions };
}

/** Names the extensions of an end and the lines joined by them. */
export function nameExtendedEnd(sheet: Sheet, proof: Proof, { extensions }: ExtendedEnd): void {
  for (const extension of extensions) {
    nameExtension(sheet, proof, extension);
    const corner = sheet.corner(extension.cell, extension.to);
    if (sheet.degree(corner) === 1) proof.path(corner);
  }
}
