/**
 * The assumptions of one stage, in the order of trying. An assumption proposed
 * again, by the same or a later technique, keeps its first place.
 */

import { cross, type DecidedValue, line } from "../edge-value.js";
import type { Cell, Edge } from "./geometry.js";
import type { Proof } from "./proof.js";

export interface Candidate {
  readonly edge: Edge;
  readonly value: DecidedValue;
  readonly technique: number;
  /** The cells that suggested it. */
  readonly cells: readonly Cell[];
}

export class Candidates {
  readonly list: Candidate[] = [];
  /** For looking ahead without deciding anything. */
  readonly proof: Proof;
  readonly #seen = new Set<number>();
  #technique = 0;

  constructor(proof: Proof) {
    this.proof = proof;
  }

  begin(technique: number): void {
    this.#technique = technique;
  }

  add(edge: Edge, value: DecidedValue, ...cells: readonly Cell[]): void {
    const key = value === line ? 2 * edge + 1 : 2 * edge;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.list.push({ edge, value, technique: this.#technique, cells });
  }

  addBoth(edge: Edge, ...cells: readonly Cell[]): void {
    this.add(edge, line, ...cells);
    this.add(edge, cross, ...cells);
  }
}
