/**
 * What a proof names: a cell, an edge or a node, as one number. A cell or edge
 * may also be named as left out: it is what a loop closed too early would miss.
 * A gate is named, too: two sides of a cell of which something is known together.
 */
import type { Cell, Edge, Node, QuarterTurn } from "./geometry.js";

export type Reason = number;

export const cellKind = 0;
export const edgeKind = 1;
const nodeKind = 2;
export const gateKind = 3;
const leftOutFlag = 4;

export function cellReason(cell: Cell): Reason {
  return cell * 8 + cellKind;
}

export function edgeReason(edge: Edge): Reason {
  return edge * 8 + edgeKind;
}

export function nodeReason(node: Node): Reason {
  return node * 8 + nodeKind;
}

/** What is known of two sides: both or neither is a line, exactly one, at least one (the paper's types 1, 2, 3). */
export const together = 1;
export const exactlyOne = 2;
export const atLeastOne = 3;
export type PairKind = typeof together | typeof exactlyOne | typeof atLeastOne;

/** A gate by the first of its two sides: the second is the next one clockwise, or the opposite one. */
export interface GatePlace {
  readonly cell: Cell;
  readonly side: QuarterTurn;
  readonly isParallel: boolean;
  readonly kind: PairKind;
}

export function gateReason(cell: Cell, side: QuarterTurn, isParallel: boolean, kind: PairKind): Reason {
  return ((cell * 32 + (side & 3) * 8 + (isParallel ? 4 : 0) + kind) << 3) | gateKind;
}

export function gateOf(reason: Reason): GatePlace {
  const index = indexOf(reason);
  return {
    cell: index >> 5,
    side: (index >> 3) & 3,
    isParallel: (index & 4) !== 0,
    kind: (index & 3) as PairKind,
  };
}

export function asLeftOut(reason: Reason): Reason {
  return reason | leftOutFlag;
}

export function isLeftOut(reason: Reason): boolean {
  return (reason & leftOutFlag) !== 0;
}

export function kindOf(reason: Reason): number {
  return reason & 3;
}

/** The number of the cell, edge or node. */
export function indexOf(reason: Reason): number {
  return reason >> 3;
}
