/**
 * 22 · 1手分距離連結線の非線処理2. As 8 and 15, with both ends of the line extended as far as
 * they surely go (`extended-end.ts`), and with all ports of the other end as
 * places to arrive at (`ports.ts`).
 */
import { type ExtendedEnd, extendEnd, nameExtendedEnd } from "../extended-end.js";
import { edgesOfRun, endOfRun, nameRun } from "../forced-run.js";
import type { Point } from "../grid.js";
import { leavesOut, reachSides } from "../last-loop.js";
import { namePort, portsOf, reachPorts } from "../ports.js";
import type { Proof } from "../proof.js";
import { cross, type Sheet, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";

export const extendedClosing: Rule = {
  number: 22,
  id: "extended-closing",
  level: 3,
  example: ["11..", "....", ".10."],
  find(sheet, proof) {
    for (let end = sheet.nextPath(0); end !== -1; end = sheet.nextPath(end + 1)) {
      const other = sheet.otherEnd(end);
      if (betweenExtensions(sheet, proof, end, other)) return true;
      if (runToPort(sheet, proof, other, end) || runToPort(sheet, proof, end, other)) return true;
    }
    return false;
  },
};

/** The two extended ends lie side by side. */
function betweenExtensions(sheet: Sheet, proof: Proof, end: Point, other: Point): boolean {
  const own = [end, other];
  const one = extendEnd(sheet, end, own);
  const two = extendEnd(sheet, other, own);
  const edge = sheet.between(one.point, two.point);
  if (edge === -1 || sheet.value(edge) !== unknown) return false;
  sheet.reach.restart().add(edge);
  reachExtensions(sheet, one);
  reachExtensions(sheet, two);
  if (!leavesOut(sheet, proof, end)) return false;
  proof.path(end);
  nameExtendedEnd(sheet, proof, one);
  nameExtendedEnd(sheet, proof, two);
  return proof.decide(edge, cross).done();
}

/** A forced run from the one end, extended, to a port of the other. */
function runToPort(sheet: Sheet, proof: Proof, from: Point, to: Point): boolean {
  const own = [from, to];
  const ports = portsOf(sheet, to, own);
  const extended = extendEnd(sheet, from, own);
  const { point, barred } = extended;
  for (let d = 0; d < 4; d++) {
    const edge = sheet.leave(point, d);
    if (sheet.value(edge) !== unknown || barred?.includes(edge)) continue;
    const stop = endOfRun(sheet, point, d, barred);
    if (!ports.points.includes(stop)) continue;
    sheet.reach.restart();
    for (const used of edgesOfRun(sheet, point, d, barred)) sheet.reach.add(used);
    reachPorts(sheet, ports);
    reachExtensions(sheet, extended);
    if (!leavesOut(sheet, proof, to)) return false;
    proof.path(from);
    nameExtendedEnd(sheet, proof, extended);
    nameRun(sheet, proof, point, d, barred);
    namePort(sheet, proof, ports, stop);
    return proof.decide(edge, cross).done();
  }
  return false;
}

function reachExtensions(sheet: Sheet, { extensions }: ExtendedEnd): void {
  for (const { cell } of extensions) reachSides(sheet, cell);
}
