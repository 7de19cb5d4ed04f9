/**
 * 15 · 1手分距離連結線の非線処理1. From one end of a line, a forced run (`forced-run.ts`) leads
 * to its other end, or to a corner of a 3 that the other end touches (the path
 * round a 3 passes all its corners). Its first edge would close the loop too
 * early, so it is a cross.
 */
import { edgesOfRun, endOfRun, nameRun } from "../forced-run.js";
import type { Cell, Point, Turn } from "../grid.js";
import { leavesOut, reachSides } from "../last-loop.js";
import type { Proof } from "../proof.js";
import { cross, type Sheet, unknown } from "../sheet.js";
import type { Rule } from "../technique.js";

export const forcedClosing: Rule = {
  number: 15,
  id: "forced-closing",
  level: 2,
  example: [".1.3", "...1", ".0.."],
  find(sheet, proof) {
    for (let end = sheet.nextPath(0); end !== -1; end = sheet.nextPath(end + 1)) {
      const other = sheet.otherEnd(end);
      if (fromTo(sheet, proof, end, other) || fromTo(sheet, proof, other, end)) return true;
    }
    return false;
  },
};

function fromTo(sheet: Sheet, proof: Proof, from: Point, to: Point): boolean {
  const direction = sheet.lineDirection(to);
  for (let d = 0; d < 4; d++) {
    const edge = sheet.leave(from, d);
    if (sheet.value(edge) !== unknown) continue;
    const stop = endOfRun(sheet, from, d);
    const three = threeAhead(sheet, to, direction, stop);
    if (stop !== to && three === -1) continue;
    sheet.reach.restart();
    for (const used of edgesOfRun(sheet, from, d)) sheet.reach.add(used);
    for (const k of [direction, direction + 1]) {
      const ahead = sheet.cellAt(to, k);
      if (sheet.isOpen(ahead, 3)) reachSides(sheet, ahead);
    }
    if (!leavesOut(sheet, proof, from)) continue;
    proof.path(from);
    nameRun(sheet, proof, from, d);
    if (stop !== to) proof.cell(three);
    return proof.decide(edge, cross).done();
  }
  return false;
}

/** The 3 ahead of a line leaving `end` in this direction that has the point as a corner next to `end`, or −1. */
function threeAhead(sheet: Sheet, end: Point, direction: Turn, point: Point): Cell {
  for (const k of [direction, direction + 1]) {
    const cell = sheet.cellAt(end, k);
    if (!sheet.isOpen(cell, 3)) continue;
    if (point === sheet.corner(cell, k + 1) || point === sheet.corner(cell, k + 3)) return cell;
  }
  return -1;
}
