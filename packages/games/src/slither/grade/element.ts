/**
 * What a proof names: a cell, an edge or a point, as one number. A cell or edge
 * may also be named as left out: it is what a loop closed too early would miss.
 * A gate is named, too: two sides of a cell of which something is known together.
 */
import type { Cell, Edge, Point, Turn } from "./grid.js";

export type Element = number;

export const cellKind = 0;
export const edgeKind = 1;
const pointKind = 2;
export const gateKind = 3;
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

/** What is known of two sides: both or neither is a line, exactly one, at least one (the paper's types 1, 2, 3). */
export const together = 1;
export const exactlyOne = 2;
export const atLeastOne = 3;
export type PairKind = typeof together | typeof exactlyOne | typeof atLeastOne;

/** A gate by the first of its two sides: the second is the next one clockwise, or the opposite one. */
export interface GatePlace {
  readonly cell: Cell;
  readonly side: Turn;
  readonly isParallel: boolean;
  readonly kind: PairKind;
}

export function gateElement(cell: Cell, side: Turn, isParallel: boolean, kind: PairKind): Element {
  return ((cell * 32 + (side & 3) * 8 + (isParallel ? 4 : 0) + kind) << 3) | gateKind;
}

export function gateOf(element: Element): GatePlace {
  const index = indexOf(element);
  return {
    cell: index >> 5,
    side: (index >> 3) & 3,
    isParallel: (index & 4) !== 0,
    kind: (index & 3) as PairKind,
  };
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
