/** Finding a closed loop on the sheet, to say that it leaves other lines out. */
import { edgeElement } from "./element.js";
import type { Point } from "./grid.js";
import type { Proof } from "./proof.js";
import { line, type Sheet } from "./sheet.js";

/** Names the edges of a closed loop, and a line that does not belong to it. */
export function nameClosedLoop(sheet: Sheet, proof: Proof): void {
  const { visited } = sheet;
  visited.restart();
  for (let end = sheet.ends.next(0); end !== -1; end = sheet.ends.next(end + 1)) walk(sheet, end);
  const start = sheet.points.find((point) => sheet.degree(point) === 2 && !visited.has(point));
  if (start === undefined) return;
  visited.restart();
  for (const point of walk(sheet, start)) {
    for (let d = 0; d < 4; d++) {
      const edge = sheet.leave(point, d);
      if (sheet.value(edge) === line) proof.edge(edge);
    }
  }
  const other = sheet.points.find((point) => sheet.degree(point) > 0 && !visited.has(point));
  if (other !== undefined) proof.leftOut(edgeElement(sheet.leave(other, sheet.lineDirection(other))));
}

/** Follows the lines from a point and visits what it passes, until they end or come back. */
function walk(sheet: Sheet, start: Point): Point[] {
  const points: Point[] = [];
  let point: Point | undefined = start;
  while (point !== undefined) {
    points.push(point);
    sheet.visited.add(point);
    point = nextOf(sheet, point);
  }
  return points;
}

function nextOf(sheet: Sheet, point: Point): Point | undefined {
  for (let d = 0; d < 4; d++) {
    const next = sheet.step(point, d);
    if (sheet.value(sheet.leave(point, d)) === line && !sheet.visited.has(next)) return next;
  }
  return undefined;
}
