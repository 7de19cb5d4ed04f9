/**
 * What a proof names: a cell, an edge or a point, as one number. A cell or edge
 * may also be named as left out: it is what a loop closed too early would miss.
 */
import type { Cell, Edge, Point } from "./grid.js";

export type Element = number;

export const cellKind = 0;
export const edgeKind = 1;
const pointKind = 2;
const leftOutFlag = 4;

export function cellElement(cell: Cell): Element {
  return cell * 8 + cellKind;
}

export function edgeElement(edge: Edge): Element {
  return edge * 8 + edgeKind;
}

export function pointElement(point: Point): Element {
  return point * 8 + pointKind;
}

export function asLeftOut(element: Element): Element {
  return element | leftOutFlag;
}

export function isLeftOut(element: Element): boolean {
  return (element & leftOutFlag) !== 0;
}

export function kindOf(element: Element): number {
  return element & 3;
}

/** The number of the cell, edge or point. */
export function indexOf(element: Element): number {
  return element >> 3;
}
