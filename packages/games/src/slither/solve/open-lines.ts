/**
 * The open lines on a board, each known by its two ends, and what the clues still
 * demand: enough to tell whether an edge would close a loop, and whether that loop
 * would solve the puzzle. Joins are taken back in the reverse order in which they
 * were made.
 */
import type { Topology } from "../topology.js";

export class OpenLines {
  /** How many open lines there are. */
  count = 0;
  /** For the end of an open line its other end; for a node without a line itself; stale inside a line. */
  readonly other: Int32Array;
  /** Lines that the clues still demand, each counted once per clue. */
  demand = 0;
  readonly #topology: Topology;
  /** Two per edge: the far ends that its join connected. */
  readonly #joined: Int32Array;
  /** How many of an edge's cells have a clue. */
  readonly #clues: Uint8Array;

  constructor(topology: Topology) {
    this.#topology = topology;
    this.other = new Int32Array(topology.nodes);
    this.#joined = new Int32Array(topology.edges * 2);
    this.#clues = new Uint8Array(topology.edges);
    this.reset();
  }

  reset(): void {
    this.count = 0;
    this.demand = 0;
    this.#clues.fill(0);
    for (let node = 0; node < this.#topology.nodes; node++) this.other[node] = node;
  }

  /** Puts a clue on a cell that has so many lines drawn, or takes it away. */
  addClue(cell: number, clue: number, drawn: number): void {
    this.demand += clue - drawn;
    this.#countClue(cell, 1);
  }

  dropClue(cell: number): void {
    this.#countClue(cell, -1);
  }

  #countClue(cell: number, change: number): void {
    const constraint = this.#topology.nodes + cell;
    for (let k = constraint * 4; k < constraint * 4 + 4; k++)
      this.#clues[this.#topology.edgeAt[k]!]! += change;
  }

  /** Whether this edge would close a line into a loop. */
  closes(edge: number): boolean {
    const { constraintsOf } = this.#topology;
    return this.other[constraintsOf[edge * 4]!] === constraintsOf[edge * 4 + 1]!;
  }

  /** Whether the loop that this edge would close solves the puzzle: it is all there is, and all the clues want. */
  solves(edge: number): boolean {
    return this.count === 1 && this.demand === this.#clues[edge]!;
  }

  /** Draws an edge that does not close a loop; returns the edge between the ends of the new line, if the board has one. */
  join(edge: number): number {
    const { constraintsOf, edgeAt, width, edges } = this.#topology;
    const a = constraintsOf[edge * 4]!;
    const b = constraintsOf[edge * 4 + 1]!;
    const farA = this.other[a]!;
    const farB = this.other[b]!;
    this.demand -= this.#clues[edge]!;
    this.#joined[edge * 2] = farA;
    this.#joined[edge * 2 + 1] = farB;
    this.count += (farA === a ? 1 : 0) + (farB === b ? 1 : 0) - 1;
    this.other[farA] = farB;
    this.other[farB] = farA;
    const first = Math.min(farA, farB);
    const step = Math.max(farA, farB) - first;
    if (step === 1) return edgeAt[first * 4 + 1]!;
    if (step === width + 1) return edgeAt[first * 4 + 2]!;
    return edges;
  }

  /** Takes a join back, but for the demand, which the caller restores. */
  unjoin(edge: number): void {
    const { constraintsOf } = this.#topology;
    const a = constraintsOf[edge * 4]!;
    const b = constraintsOf[edge * 4 + 1]!;
    const farA = this.#joined[edge * 2]!;
    const farB = this.#joined[edge * 2 + 1]!;
    this.other[farA] = a;
    this.other[farB] = b;
    this.count -= (farA === a ? 1 : 0) + (farB === b ? 1 : 0) - 1;
  }
}
