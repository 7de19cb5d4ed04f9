/**
 * "This would close the loop too early" proves nothing when that loop may be the
 * whole answer. The paper's closing techniques do not look; here each of them
 * concludes only if closing leaves something out: a line that is not connected
 * to the loop, or a clue that could not be met any more. What is left out
 * becomes part of the proof.
 */
import { cellElement, edgeElement } from "./element.js";
import type { Cell, Edge, Point } from "./grid.js";
import type { Proof } from "./proof.js";
import { cross, line, outside, type Sheet, unknown } from "./sheet.js";

/** Lets a closing loop use the sides of a cell, if it is on the board. */
export function reachSides(sheet: Sheet, cell: Cell): void {
  if (sheet.clue(cell) === outside) return;
  for (let k = 0; k < 4; k++) sheet.reach.add(sheet.side(cell, k));
}

/** Lets a closing loop use the sides of a cell and of its four neighbours. */
export function reachNeighbourhood(sheet: Sheet, cell: Cell): void {
  reachSides(sheet, cell);
  for (let k = 0; k < 4; k++) reachSides(sheet, sheet.step(cell, k));
}

/**
 * Would a loop through `start`, made of known lines and unknown edges of
 * `sheet.reach` only, leave something out? Names one such thing.
 */
export function leavesOut(sheet: Sheet, proof: Proof, start: Point): boolean {
  const { reach, visited } = sheet;
  for (const cell of sheet.numbered) {
    let possible = sheet.lineSides(cell);
    for (let k = 0; k < 4; k++) {
      const side = sheet.side(cell, k);
      if (sheet.value(side) === unknown && reach.has(side)) possible++;
    }
    if (possible < sheet.clue(cell)) {
      proof.leftOut(cellElement(cell));
      return true;
    }
  }
  visited.restart().add(start);
  const open = [start];
  for (let point = open.pop(); point !== undefined; point = open.pop()) {
    for (let d = 0; d < 4; d++) {
      const edge = sheet.leave(point, d);
      const value = sheet.value(edge);
      if (value !== line && !(value === unknown && reach.has(edge))) continue;
      const next = sheet.step(point, d);
      if (visited.has(next)) continue;
      visited.add(next);
      open.push(next);
    }
  }
  for (const point of sheet.points) {
    if (sheet.degree(point) === 0 || visited.has(point)) continue;
    proof.leftOut(edgeElement(sheet.leave(point, sheet.lineDirection(point))));
    return true;
  }
  return false;
}

/** Would the loop round just these cells leave something out, or is it impossible anyway? Names the reason. */
export function ringLeavesOut(sheet: Sheet, proof: Proof, cells: readonly Cell[]): boolean {
  const ring = new Set<Edge>();
  for (const cell of cells) {
    for (let k = 0; k < 4; k++) {
      if (!cells.includes(sheet.step(cell, k))) ring.add(sheet.side(cell, k));
    }
  }
  for (const edge of ring) {
    if (sheet.value(edge) !== cross) continue;
    proof.edge(edge);
    return true;
  }
  for (let i = 0; i < sheet.known; i++) {
    const edge = sheet.decided(i);
    if (sheet.value(edge) !== line || ring.has(edge)) continue;
    proof.leftOut(edgeElement(edge));
    return true;
  }
  for (const cell of sheet.numbered) {
    let lines = 0;
    for (let k = 0; k < 4; k++) if (ring.has(sheet.side(cell, k))) lines++;
    if (lines === sheet.clue(cell)) continue;
    proof.leftOut(cellElement(cell));
    return true;
  }
  return false;
}
