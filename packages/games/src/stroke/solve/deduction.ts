/**
 * What must be true of every line, deduced edge by edge. An edge is unknown, on
 * (the line runs along it) or off. Decisions go on a trail, so a search can take
 * them back.
 *
 * Start and goal are thought joined by one more edge, outside the board, which is
 * always on. The line is then a closed loop through all cells, every cell has
 * two edges on, and "no small loop" and "not to the goal too early" are one rule:
 * the two ends of a piece of line must not meet before all cells are on it.
 *
 * The rules here look at one cell or one piece at a time:
 *  - a cell with as many unknown edges as it still needs takes them all;
 *  - a cell that needs no more loses the others;
 *  - the edge that would close a loop too early is off.
 */
import type { Graph } from "./graph.js";

export const unknown = 0;
export const on = 1;
export const off = 2;

/** Where the rules broke: a cell with too few edges left, or one that would get too many. */
export type Failure = "too-few" | "too-many";

const trailWidth = 5;

export class Deduction {
  readonly graph: Graph;
  /** unknown, on or off, by edge number; edges of blocked cells are off. */
  readonly edge: Uint8Array;
  /** How many more edges a cell needs; 0 for blocked cells. */
  readonly need: Int8Array;
  /** How many edges of a cell are unknown. */
  readonly free: Int8Array;
  /** For an end of a piece of line, its other end; a lone cell is both ends of itself. */
  readonly mate: Int16Array;
  /** Edges on, the outer one included. */
  drawn = 1;
  /** The ends of the piece that holds the outer edge: the heads of the line from the start and from the goal. */
  startHead: number;
  goalHead: number;
  failure: Failure | undefined;
  failedAt = -1;

  readonly #rulesAt: Uint8Array;
  readonly #trail: Int32Array;
  #trailed = 0;
  readonly #queue: Int16Array;
  #queued = 0;
  readonly #isQueued: Uint8Array;

  /** With `rulesAt`, the rules of a cell are applied only where it is 1. */
  constructor(graph: Graph, rulesAt?: Uint8Array) {
    const cells = graph.open.length;
    this.graph = graph;
    this.#rulesAt = rulesAt ?? graph.open;
    this.edge = new Uint8Array(cells * 2).fill(off);
    this.need = new Int8Array(cells);
    this.free = new Int8Array(cells);
    this.mate = new Int16Array(cells);
    this.startHead = graph.start;
    this.goalHead = graph.goal;
    this.#trail = new Int32Array(cells * 2 * trailWidth);
    this.#queue = new Int16Array(cells);
    this.#isQueued = new Uint8Array(cells);
    for (let cell = 0; cell < cells; cell++) {
      this.mate[cell] = cell;
      if (!graph.open[cell]) continue;
      this.need[cell] = 2;
      for (let d = 0; d < 4; d++) {
        const edge = graph.edges[cell * 4 + d]!;
        if (edge < 0) continue;
        this.edge[edge] = unknown;
        this.free[cell]!++;
      }
    }
    this.need[graph.start] = 1;
    this.need[graph.goal] = 1;
    this.mate[graph.start] = graph.goal;
    this.mate[graph.goal] = graph.start;
  }

  /** Applies the rules to the untouched board; false when no line exists. */
  begin(): boolean {
    const { graph } = this;
    for (let cell = 0; cell < graph.open.length; cell++) this.#enqueue(cell);
    return this.#keepOpen(graph.start, graph.goal) && this.#propagate();
  }

  /** Decides an edge and all that follows from it; false when that breaks a rule. */
  decide(edge: number, status: number): boolean {
    return this.#assign(edge, status) && this.#propagate();
  }

  get mark(): number {
    return this.#trailed;
  }

  get isComplete(): boolean {
    return this.drawn === this.graph.openCount;
  }

  undoTo(mark: number): void {
    const { edge, need, free, mate } = this;
    const { size } = this.graph;
    const trail = this.#trail;
    while (this.#trailed > mark) {
      const at = --this.#trailed * trailWidth;
      const e = trail[at]!;
      const a = e >> 1;
      const b = e & 1 ? a + size : a + 1;
      if (edge[e] === on) {
        need[a]!++;
        need[b]!++;
        this.drawn--;
        mate[trail[at + 1]!] = a;
        mate[trail[at + 2]!] = b;
        this.startHead = trail[at + 3]!;
        this.goalHead = trail[at + 4]!;
      }
      free[a]!++;
      free[b]!++;
      edge[e] = unknown;
    }
    this.failure = undefined;
  }

  /** The cells in the order of the finished line. */
  line(): number[] {
    const { graph, edge } = this;
    const cells = [graph.start];
    for (let previous = -1, cell = graph.start; cell !== graph.goal; ) {
      let next = -1;
      for (let d = 0; d < 4; d++) {
        const e = graph.edges[cell * 4 + d]!;
        const other = graph.neighbours[cell * 4 + d]!;
        if (e >= 0 && edge[e] === on && other !== previous) next = other;
      }
      cells.push(next);
      previous = cell;
      cell = next;
    }
    return cells;
  }

  #assign(e: number, status: number): boolean {
    const { edge, need, free, mate, graph } = this;
    if (edge[e] !== unknown) {
      if (edge[e] === status) return true;
      return this.#fail(status === on ? "too-many" : "too-few", e >> 1);
    }
    const a = e >> 1;
    const b = e & 1 ? a + graph.size : a + 1;
    const farA = mate[a]!;
    const farB = mate[b]!;
    if (status === on) {
      if (need[a] === 0) return this.#fail("too-many", a);
      if (need[b] === 0) return this.#fail("too-many", b);
    }
    const trail = this.#trail;
    const at = this.#trailed++ * trailWidth;
    trail[at] = e;
    edge[e] = status;
    free[a]!--;
    free[b]!--;
    this.#enqueue(a);
    this.#enqueue(b);
    if (status === off) return true;
    trail[at + 1] = farA;
    trail[at + 2] = farB;
    trail[at + 3] = this.startHead;
    trail[at + 4] = this.goalHead;
    need[a]!--;
    need[b]!--;
    this.drawn++;
    if (farA === b) return true; // the last edge: `#keepOpen` has shut all others that close a loop
    mate[farA] = farB;
    mate[farB] = farA;
    if (a === this.startHead) this.startHead = farB;
    else if (b === this.startHead) this.startHead = farA;
    if (a === this.goalHead) this.goalHead = farB;
    else if (b === this.goalHead) this.goalHead = farA;
    return this.#keepOpen(farA, farB);
  }

  /** Forbids the edge between the two ends of a piece, unless it would finish the line. */
  #keepOpen(a: number, b: number): boolean {
    const { graph } = this;
    if (this.drawn === graph.openCount - 1) return true;
    for (let d = 0; d < 4; d++) {
      if (graph.neighbours[a * 4 + d] !== b) continue;
      const e = graph.edges[a * 4 + d]!;
      return this.edge[e] !== unknown || this.#assign(e, off);
    }
    return true;
  }

  #enqueue(cell: number): void {
    if (this.#isQueued[cell] || !this.#rulesAt[cell]) return;
    this.#isQueued[cell] = 1;
    this.#queue[this.#queued++] = cell;
  }

  #propagate(): boolean {
    const { edge, need, free, graph } = this;
    while (this.#queued > 0) {
      const cell = this.#queue[--this.#queued]!;
      this.#isQueued[cell] = 0;
      const needed = need[cell]!;
      const left = free[cell]!;
      if (needed > left) return this.#fail("too-few", cell);
      if (left === 0 || (needed !== 0 && needed !== left)) continue;
      const status = needed === 0 ? off : on;
      for (let d = 0; d < 4; d++) {
        const e = graph.edges[cell * 4 + d]!;
        if (e >= 0 && edge[e] === unknown && !this.#assign(e, status)) return false;
      }
    }
    return true;
  }

  #fail(failure: Failure, cell: number): false {
    this.failure = failure;
    this.failedAt = cell;
    while (this.#queued > 0) this.#isQueued[this.#queue[--this.#queued]!] = 0;
    return false;
  }
}
