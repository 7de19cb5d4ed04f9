/**
 * Forced runs (the paper's "one move"): whoever draws one edge must go on as long
 * as the next point leaves a single way, that is while two of its three other
 * edges are crosses and the third is unknown. Two points are "within one move"
 * when such a run leads from one to the other.
 *
 * A run may be asked to keep out of two edges (`barred`): the sides by which an
 * extended end comes to its corner, see `extended-end.ts`.
 */
import type { Edge, Point, Turn } from "./grid.js";
import type { Proof } from "./proof.js";
import { cross, type Sheet, unknown } from "./sheet.js";

export type Barred = readonly [Edge, Edge];

/** Where the run that leaves the point by an unknown edge comes to a stop. */
export function endOfRun(sheet: Sheet, from: Point, direction: Turn, barred?: Barred): Point {
  let point = sheet.step(from, direction);
  for (let d = onlyWayOn(sheet, from, point, direction, barred); d !== -1; ) {
    point = sheet.step(point, d);
    d = onlyWayOn(sheet, from, point, d, barred);
  }
  return point;
}

/** The edges of that run. */
export function edgesOfRun(sheet: Sheet, from: Point, direction: Turn, barred?: Barred): Edge[] {
  const edges: Edge[] = [];
  let point = from;
  for (let d = direction; d !== -1; d = onlyWayOn(sheet, from, point, d, barred)) {
    edges.push(sheet.leave(point, d));
    point = sheet.step(point, d);
  }
  return edges;
}

/** Names what forces the run: the crosses at the points it passes. */
export function nameRun(sheet: Sheet, proof: Proof, from: Point, direction: Turn, barred?: Barred): void {
  let point = sheet.step(from, direction);
  for (let d = onlyWayOn(sheet, from, point, direction, barred); d !== -1; ) {
    proof.around(point);
    point = sheet.step(point, d);
    d = onlyWayOn(sheet, from, point, d, barred);
  }
}

/** The one direction in which a line that came to the point in direction d can go on, or −1; a run ends where it began. */
function onlyWayOn(sheet: Sheet, from: Point, point: Point, d: Turn, barred: Barred | undefined): Turn {
  if (point === from || (!barred && (sheet.degree(point) !== 0 || sheet.openAt(point) !== 2))) return -1;
  let way = -1;
  for (let next = 0; next < 4; next++) {
    if (next === ((d + 2) & 3)) continue;
    const edge = sheet.leave(point, next);
    const value = barred && (edge === barred[0] || edge === barred[1]) ? cross : sheet.value(edge);
    if (value === cross) continue;
    if (value !== unknown || way !== -1) return -1;
    way = next;
  }
  return way;
}
