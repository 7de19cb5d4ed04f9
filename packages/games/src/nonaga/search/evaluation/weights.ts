/**
 * What the evaluation weighs. A ray is one piece looking in one direction; where
 * it would stop is told by its distances to the two other pieces of its side, and
 * by the distance between those two. The same three numbers tell how a side's
 * pieces stand. `relation` packs them together with a role: 0 for the side to
 * move, 1 for the side that waits.
 *
 * Relations that differ only in long distances, or in which companion is which,
 * are one kind and share one parameter. `expandParameters` spreads a short list of
 * parameters, which a fit can find, over the tables that the search reads.
 */
import { type Hex, hexDistance } from "@masume/kernel";
import { farAway } from "../torus.js";

export const roleShift = 12;
const relationCount: number = 2 << roleShift;

export function relation(role: number, between: number, toOne: number, toOther: number): number {
  return (role << roleShift) | (between << 8) | (toOne << 4) | toOther;
}

/** The distance of two cells as a relation has it. */
export function near(a: Hex, b: Hex): number {
  return Math.min(hexDistance(a, b), farAway);
}

/** 1 where a piece that stops so has won: at least two of the three distances are one step. */
export const isWin: Uint8Array = new Uint8Array(relationCount);

export interface Weights {
  /** A ray that stops in this relation. One that wins is worth nothing here; `threat` counts it. */
  readonly ray: Int16Array;
  /** A side whose pieces stand in this relation. */
  readonly stand: Int16Array;
  /** A ray that goes nowhere, by role. */
  readonly blocked: Int16Array;
  /** The waiting side threatens to win in 0, 1, 2, … ways. */
  readonly threat: Int16Array;
}

/** Longer distances of a ray's stop, and of standing pieces, count as these. */
const longRay = 5;
const longStand = 6;
/** As many threats as anyone needs. */
const manyThreats = 3;
const maxThreats = 18;

/** The kind of each relation, as the place of its parameter. */
export const rayKind: Int16Array = new Int16Array(relationCount).fill(-1);
export const standKind: Int16Array = new Int16Array(relationCount).fill(-1);
const kinds = new Map<string, number>();

function kindOf(...parts: readonly (number | string)[]): number {
  const name = parts.join(" ");
  const known = kinds.get(name) ?? kinds.size;
  kinds.set(name, known);
  return known;
}

for (let role = 0; role < 2; role++) {
  for (let a = 1; a <= farAway; a++) {
    for (let b = 1; b <= farAway; b++) {
      for (let c = 1; c <= farAway; c++) {
        const at = relation(role, a, b, c);
        const near = [b, c].map((steps) => Math.min(steps, longRay)).sort();
        const all = [a, b, c].map((steps) => Math.min(steps, longStand)).sort();
        if (Number(a === 1) + Number(b === 1) + Number(c === 1) >= 2) isWin[at] = 1;
        else rayKind[at] = kindOf("ray", role, Math.min(a, longRay), ...near);
        standKind[at] = kindOf("stand", role, ...all);
      }
    }
  }
}

export const blockedKind: readonly number[] = [kindOf("blocked", 0), kindOf("blocked", 1)];

const threatKinds = Array.from({ length: manyThreats + 1 }, (_, n) => kindOf("threat", n));

export function threatKind(threats: number): number {
  return threatKinds[Math.min(threats, manyThreats)]!;
}

export const parameterCount: number = kinds.size;

export function expandParameters(parameters: ArrayLike<number>): Weights {
  if (parameters.length !== parameterCount) throw new RangeError(`expected ${parameterCount} parameters`);
  const of = (kind: number): number => (kind < 0 ? 0 : parameters[kind]!);
  return {
    ray: Int16Array.from(rayKind, of),
    stand: Int16Array.from(standKind, of),
    blocked: Int16Array.from(blockedKind, of),
    threat: Int16Array.from({ length: maxThreats + 1 }, (_, threats) => of(threatKind(threats))),
  };
}
