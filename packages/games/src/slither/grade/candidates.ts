/**
 * The assumptions of one stage, in the order of trying. An assumption proposed
 * again, by the same or a later technique, keeps its first place.
 */

import { cross, type DecidedValue, line } from "../edge-value.js";
import type { Cell, Edge } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import type { Proof } from "./proof.js";
import { StampSet } from "./stamp-set.js";

export interface Candidate {
  readonly edge: Edge;
  readonly value: DecidedValue;
  readonly technique: number;
  /** The cells that suggested it. */
  readonly cells: readonly Cell[];
}

/** A technique by its number, with what it proposes in order. */
interface Proposing {
  readonly number: number;
  propose(board: GradingBoard, candidates: Candidates): void;
}

const noCells: readonly Cell[] = [];

export class Candidates {
  /** For looking ahead without deciding anything. */
  readonly proof: Proof;
  /** Which assumptions need not be tried. */
  readonly #isSettled: (edge: Edge, value: DecidedValue) => boolean;
  readonly #seen: StampSet;
  #list: Candidate[] = [];
  #technique = 0;

  constructor(proof: Proof, isSettled: (edge: Edge, value: DecidedValue) => boolean = () => false) {
    this.proof = proof;
    this.#isSettled = isSettled;
    this.#seen = new StampSet(2 * proof.board.edgeCount);
  }

  /** Begins the list of a stage. */
  restart(): void {
    this.#seen.restart();
  }

  /** What the technique proposes that has not been proposed before. */
  of({ number, propose }: Proposing): readonly Candidate[] {
    this.#list = [];
    this.#technique = number;
    propose(this.proof.board, this);
    return this.#list;
  }

  /** Adds an assumption, suggested by up to two cells. */
  add(edge: Edge, value: DecidedValue, one?: Cell, other?: Cell): void {
    const key = value === line ? 2 * edge + 1 : 2 * edge;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (this.#isSettled(edge, value)) return;
    const cells = one === undefined ? noCells : other === undefined ? [one] : [one, other];
    this.#list.push({ edge, value, technique: this.#technique, cells });
  }

  addBoth(edge: Edge, one?: Cell, other?: Cell): void {
    this.add(edge, line, one, other);
    this.add(edge, cross, one, other);
  }
}
