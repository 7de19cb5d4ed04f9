/**
 * The engine's plane: 1024 cells on which the whole unbounded board is wound up.
 * The cell of (q, r) is q + 32·r modulo 1024, so a step in any direction is one
 * addition, and a board that drifts for ever needs neither bounds nor moving.
 *
 * Why nothing collides: nineteen connected tiles, with the gaps beside them, span
 * at most 21 columns and 21 rows. Two of those cells with the same number would
 * have Δq + 32·Δr ≡ 0 (mod 1024) with |Δq|, |Δr| ≤ 20, which forces Δq = 0, then
 * Δr = 0.
 */
import { type Hex, hexDirections, hexDistance } from "@masume/kernel";

export const cellCount = 1024;
export const wrap: number = cellCount - 1;
const stride = 32;

export function cellOf([q, r]: Hex): number {
  return (q + stride * r) & wrap;
}

/** What a step in each direction adds; opposite directions are three apart. */
export const steps: Int16Array = Int16Array.from(hexDirections, ([q, r]) => q + stride * r);

/** 1 where a difference of cells is a single step. */
export const isStep: Uint8Array = new Uint8Array(cellCount);
for (const step of steps) isStep[step & wrap] = 1;

/** Distances from here on all count as this one; shorter ones are exact for cells of one board. */
export const farAway = 9;

/**
 * The distance of two cells by their difference. A difference has several
 * readings as (Δq, Δr), which lie multiples of 32 apart in q, or in r where q is the
 * same. If one of them is short (|Δq|, |Δr| ≤ 8), every other has |Δq| or |Δr| of 24
 * and more, and no two cells of one board are so far apart.
 */
export const distance: Uint8Array = new Uint8Array(cellCount).fill(farAway);
for (let q = -farAway; q <= farAway; q++) {
  for (let r = -farAway; r <= farAway; r++) {
    const cell = cellOf([q, r]);
    distance[cell] = Math.min(distance[cell]!, hexDistance([q, r], [0, 0]));
  }
}

/** For each set of neighbours (bit d: direction d): how many there are. */
export const ringCount: Uint8Array = new Uint8Array(64);
/** For each set of neighbours: in how many unbroken arcs they lie. All six count as one. */
export const ringArcs: Uint8Array = new Uint8Array(64);
/** For each set of neighbours: 1 where two free sides in a row let a tile slide out. */
export const ringOpen: Uint8Array = new Uint8Array(64);
for (let ring = 0; ring < 64; ring++) {
  const has = (direction: number): number => (ring >> (direction % 6)) & 1;
  for (let d = 0; d < 6; d++) {
    ringCount[ring]! += has(d);
    if (has(d) && !has(d + 1)) ringArcs[ring]!++;
    if (!has(d) && !has(d + 1)) ringOpen[ring] = 1;
  }
}
ringArcs[63] = 1;
