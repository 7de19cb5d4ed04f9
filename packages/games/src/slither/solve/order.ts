/**
 * Which edge to branch on: a heap of edges by activity. Edges that took part in
 * recent contradictions are active; before the first one, the caller's estimate
 * counts. Ties go to the lower edge number, so that the order is the same on
 * every machine.
 */
const growth = 1.05;
const ceiling = 1e100;

export class Order {
  readonly #activity: Float64Array;
  readonly #heap: Int32Array;
  readonly #indexIn: Int32Array;
  #size = 0;
  #step = 1;

  constructor(edges: number) {
    this.#activity = new Float64Array(edges);
    this.#heap = new Int32Array(edges);
    this.#indexIn = new Int32Array(edges).fill(-1);
  }

  /** Forgets everything. */
  clear(): void {
    this.#indexIn.fill(-1);
    this.#size = 0;
    this.#step = 1;
  }

  /** Puts an edge back among the candidates. */
  add(edge: number): void {
    if (this.#indexIn[edge]! >= 0) return;
    this.#heap[this.#size] = edge;
    this.#indexIn[edge] = this.#size;
    this.#rise(this.#size++);
  }

  /** Says how promising an edge is that is not among the candidates yet. */
  estimate(edge: number, activity: number): void {
    this.#activity[edge] = activity;
  }

  /** The most active candidate, which is taken out; −1 when there is none. */
  take(): number {
    if (this.#size === 0) return -1;
    const edge = this.#heap[0]!;
    this.#indexIn[edge] = -1;
    const last = this.#heap[--this.#size]!;
    if (this.#size > 0) {
      this.#heap[0] = last;
      this.#indexIn[last] = 0;
      this.#sink(0);
    }
    return edge;
  }

  bump(edge: number): void {
    this.#activity[edge]! += this.#step;
    if (this.#indexIn[edge]! >= 0) this.#rise(this.#indexIn[edge]!);
  }

  /** Makes later bumps count more. */
  age(): void {
    this.#step *= growth;
    if (this.#step < ceiling) return;
    for (let edge = 0; edge < this.#activity.length; edge++) this.#activity[edge]! /= ceiling;
    this.#step /= ceiling;
  }

  #isBefore(a: number, b: number): boolean {
    const difference = this.#activity[a]! - this.#activity[b]!;
    return difference > 0 || (difference === 0 && a < b);
  }

  #rise(from: number): void {
    const heap = this.#heap;
    const edge = heap[from]!;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(edge, heap[above]!)) break;
      heap[at] = heap[above]!;
      this.#indexIn[heap[at]!] = at;
      at = above;
    }
    heap[at] = edge;
    this.#indexIn[edge] = at;
  }

  #sink(from: number): void {
    const heap = this.#heap;
    const edge = heap[from]!;
    let at = from;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= this.#size) break;
      if (below + 1 < this.#size && this.#isBefore(heap[below + 1]!, heap[below]!)) below++;
      if (!this.#isBefore(heap[below]!, edge)) break;
      heap[at] = heap[below]!;
      this.#indexIn[heap[at]!] = at;
      at = below;
    }
    heap[at] = edge;
    this.#indexIn[edge] = at;
  }
}
