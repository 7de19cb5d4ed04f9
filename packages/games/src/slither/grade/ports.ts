/**
 * Ports (受け口, Proposition 2.4). To know that a line arriving somewhere is joined
 * to a given line end B, it need not arrive at B itself. A port of B is a point
 * such that any line that reaches it is joined to B's line:
 *
 *   - B, and the point to which B extends (`extended-end.ts`);
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

import { type ExtendedEnd, extendEnd, nameExtendedEnd } from "./extended-end.js";
import type { Cell, Point, Turn } from "./grid.js";
import { reachNeighbourhood, reachSides } from "./last-loop.js";
import type { Proof } from "./proof.js";
import { blank, cross, line, type Sheet } from "./sheet.js";

export interface Ports {
  /** In the order in which they are found, which is the order of trying. */
  readonly points: readonly Point[];
  readonly extended: ExtendedEnd;
  /** The cells ahead, given with the corner where the line comes in. */
  readonly ahead: readonly { readonly cell: Cell; readonly corner: Turn }[];
}

const clockwiseFirst = [1, 3] as const;
const clockwiseLast = [3, 1] as const;

/** The ports of a line end. `own` as for `extendEnd`. */
export function portsOf(sheet: Sheet, end: Point, own: readonly Point[]): Ports {
  const extended = extendEnd(sheet, end, own);
  const points = [end, extended.point];
  const direction = sheet.lineDirection(end);
  const ahead = [direction, direction + 1].map((k) => ({
    cell: sheet.cellAt(extended.lastEnd, k),
    corner: k & 3,
  }));
  for (const [i, { cell, corner }] of ahead.entries()) {
    if (sheet.isOpen(cell, 3)) {
      points.push(sheet.corner(cell, corner + 1), sheet.corner(cell, corner + 3));
    } else if (sheet.clue(cell) === blank && !sheet.retired[cell] && sheet.isInput(cell, corner)) {
      for (const number of [1, 2, 3, 4]) {
        for (const turn of i === 0 ? clockwiseFirst : clockwiseLast) {
          if (isPort(sheet, cell, corner, turn, number)) points.push(sheet.corner(cell, corner + turn));
        }
      }
    }
  }
  return { points, extended, ahead };
}

/** Is corner + turn of this blank cell a port of the line that comes in at the corner, by the case of this number? */
function isPort(sheet: Sheet, cell: Cell, corner: Turn, turn: 1 | 3, number: number): boolean {
  const own = sheet.corner(cell, corner + turn);
  const other = sheet.corner(cell, corner - turn);
  const opposite = sheet.corner(cell, corner + 2);
  const [drawnOn, across] = turn === 1 ? [corner + 1, corner + 2] : [corner + 2, corner + 1];
  const isThreeBeyond = sheet.clue(sheet.step(cell, across)) === 3;
  switch (number) {
    case 1:
      return sheet.areTwoEnds(own, other) || (sheet.sideValue(cell, drawnOn) === line && isThreeBeyond);
    case 2:
      return sheet.isClosed(cell, corner - turn) && sheet.areTwoEnds(own, opposite);
    case 3:
      return isHalfClosed(sheet, cell, corner + turn) && (sheet.areTwoEnds(other, opposite) || isThreeBeyond);
    default:
      return isHalfClosed(sheet, cell, corner + turn) && sheet.isClosed(cell, corner - turn);
  }
}

function isHalfClosed(sheet: Sheet, cell: Cell, k: Turn): boolean {
  return (
    sheet.value(sheet.outerVertical(cell, k)) === cross ||
    sheet.value(sheet.outerHorizontal(cell, k)) === cross
  );
}

/** Lets a closing loop use everything that might lie between the end and one of its ports. */
export function reachPorts(sheet: Sheet, { extended, ahead }: Ports): void {
  for (const { cell } of extended.extensions) reachSides(sheet, cell);
  for (const { cell } of ahead) reachNeighbourhood(sheet, cell);
}

/** Names what joins the end to this port of it. */
export function namePort(sheet: Sheet, proof: Proof, { extended, ahead }: Ports, port: Point): void {
  nameExtendedEnd(sheet, proof, extended);
  for (const { cell, corner } of ahead) {
    const turn = [1, 3].find((k) => sheet.corner(cell, corner + k) === port);
    if (turn === undefined || (sheet.clue(cell) !== 3 && sheet.clue(cell) !== blank)) continue;
    proof.cell(cell).sides(cell);
    for (let k = 0; k < 4; k++) proof.outer(cell, k);
    if (sheet.clue(cell) === 3) continue;
    for (const k of [1, 2, 3]) {
      const point = sheet.corner(cell, corner + k);
      if (sheet.degree(point) === 1) proof.path(point);
    }
    const beyond = sheet.step(cell, turn === 1 ? corner + 2 : corner + 1);
    if (sheet.clue(beyond) === 3) proof.cell(beyond);
  }
}
