/**
 * Closed regions (section 2.4). Flood the board from one end of an unknown edge
 * along the other unknown edges. If the flood never arrives at the edge's other
 * end, the edge is the only unknown one by which a line could leave the flooded
 * points. In the answer every point has 0 or 2 lines, so the number of line ends
 * inside decides the edge: an odd end out needs it as a way out, an even number
 * can only be joined among themselves.
 */
import type { Cell, Point, Turn } from "./grid.js";
import type { Proof } from "./proof.js";
import { cross, line, type Sheet, unknown } from "./sheet.js";

/** What is larger is not taken in at a glance; the listing's limit. */
const largestRegion = 20;

/** Decides side k of the cell by flooding from corner k + 1 or from corner k, away from the side. */
export function decideByRegion(
  sheet: Sheet,
  proof: Proof,
  cell: Cell,
  k: Turn,
  isAtBorder: boolean,
): boolean {
  for (const [from, to, away] of [
    [k + 1, k, k + 1],
    [k, k + 1, k + 3],
  ] as const) {
    if (isAtBorder && !sheet.hasCell(sheet.step(cell, away))) continue;
    const flank = k & 1 ? sheet.outerHorizontal(cell, from) : sheet.outerVertical(cell, from);
    if (sheet.value(flank) === unknown) continue;
    const region = flood(sheet, sheet.corner(cell, from), sheet.corner(cell, to), away);
    if (region === "meets") return false;
    if (region === "too large") continue;
    let ends = 0;
    for (const point of region) {
      proof.around(point);
      if (sheet.degree(point) === 1) ends++;
    }
    return proof
      .cell(cell)
      .decide(sheet.side(cell, k), ends % 2 === 0 ? cross : line)
      .done();
  }
  return false;
}

/** The points flooded from `start`, without the edge that comes in at it in direction `away`. */
function flood(
  sheet: Sheet,
  start: Point,
  otherEnd: Point,
  away: Turn,
): readonly Point[] | "meets" | "too large" {
  const { visited } = sheet;
  visited.restart().add(start);
  const points = [start];
  const entered = [away & 3];
  for (let i = 0; i < points.length && points.length <= largestRegion; i++) {
    for (let d = 0; d < 4; d++) {
      if (d === (entered[i]! ^ 2) || sheet.value(sheet.leave(points[i]!, d)) !== unknown) continue;
      const next = sheet.step(points[i]!, d);
      if (next === otherEnd) return "meets";
      if (visited.has(next)) continue;
      visited.add(next);
      points.push(next);
      entered.push(d);
    }
  }
  return points.length <= largestRegion ? points : "too large";
}
