/**
 * The open lines on a board, each known by its two ends: for an end, the other
 * one. A node without a line is its own other end. Joins are taken back in the
 * reverse order in which they were made.
 */
import type { Grid } from "./grid.js";

export class LineEnds {
  /** How many open lines there are. */
  count = 0;
  readonly #grid: Grid;
  /** For the end of an open line its other end; for a node without a line itself; stale inside a line. */
  readonly other: Int32Array;
  /** Two an edge: the far ends that its join connected. */
  readonly #joined: Int32Array;

  constructor(grid: Grid) {
    this.#grid = grid;
    this.other = new Int32Array(grid.nodes);
    this.#joined = new Int32Array(grid.edges * 2);
    this.reset();
  }

  reset(): void {
    this.count = 0;
    for (let node = 0; node < this.#grid.nodes; node++) this.other[node] = node;
  }

  /** Whether this edge would close a line into a loop. */
  closes(edge: number): boolean {
    const { placesOf } = this.#grid;
    return this.other[placesOf[edge * 4]!] === placesOf[edge * 4 + 1]!;
  }

  /** Draws an edge that does not close a loop; returns the edge between the ends of the new line, or −1. */
  join(edge: number): number {
    const { placesOf, edgeAt, width } = this.#grid;
    const a = placesOf[edge * 4]!;
    const b = placesOf[edge * 4 + 1]!;
    const farA = this.other[a]!;
    const farB = this.other[b]!;
    this.#joined[edge * 2] = farA;
    this.#joined[edge * 2 + 1] = farB;
    this.count += (farA === a ? 1 : 0) + (farB === b ? 1 : 0) - 1;
    this.other[farA] = farB;
    this.other[farB] = farA;
    const first = Math.min(farA, farB);
    const step = Math.max(farA, farB) - first;
    if (step === 1) return edgeAt[first * 4 + 1]!;
    if (step === width + 1) return edgeAt[first * 4 + 2]!;
    return -1;
  }

  unjoin(edge: number): void {
    const { placesOf } = this.#grid;
    const a = placesOf[edge * 4]!;
    const b = placesOf[edge * 4 + 1]!;
    const farA = this.#joined[edge * 2]!;
    const farB = this.#joined[edge * 2 + 1]!;
    this.other[farA] = a;
    this.other[farB] = b;
    this.count -= (farA === a ? 1 : 0) + (farB === b ? 1 : 0) - 1;
  }
}
