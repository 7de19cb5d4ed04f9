/**
 * Learnt clauses over edges, each watched at two of its literals. A literal is an
 * edge times two, plus 1 when it says "cross"; a clause wants one of its literals to
 * come true.
 *
 * In the store a clause is its length, then its literals, the watched two first.
 */

import { cross, line, unknown } from "../edge-value.js";
import { because, cause, type EdgeWatcher } from "./causes.js";
import type { EdgeLists } from "./conflict-analysis.js";
import type { Propagator } from "./propagator.js";

const header = 1;

export class Clauses implements EdgeLists, EdgeWatcher {
  count = 0;
  readonly #propagator: Propagator;
  #store: Int32Array = new Int32Array(1 << 12);
  #used = 0;
  readonly #watches: Int32Array[] = [];
  readonly #watchCount: Int32Array;

  constructor(propagator: Propagator) {
    this.#propagator = propagator;
    this.#watchCount = new Int32Array(propagator.topology.edges * 2);
    for (let literal = 0; literal < propagator.topology.edges * 2; literal++) this.#watches.push(noWatches);
  }

  forEachEdge(clause: number, visit: (edge: number) => void): void {
    const end = clause + header + this.#store[clause]!;
    for (let i = clause + header; i < end; i++) visit(this.#store[i]! >> 1);
  }

  clear(): void {
    this.#watchCount.fill(0);
    this.#used = 0;
    this.count = 0;
  }

  /** Stores the clause that forbids these edges' present values; the first two are watched. */
  learn(edges: Int32Array, length: number): number {
    const clause = this.#used;
    while (clause + header + length > this.#store.length) {
      const larger = new Int32Array(this.#store.length * 2);
      larger.set(this.#store);
      this.#store = larger;
    }
    const store = this.#store;
    store[clause] = length;
    for (let i = 0; i < length; i++) {
      const edge = edges[i]!;
      store[clause + header + i] = edge * 2 + (this.#propagator.edge[edge] === line ? 1 : 0);
    }
    this.#used = clause + header + length;
    this.#watch(store[clause + header]!, clause);
    this.#watch(store[clause + header + 1]!, clause);
    this.count++;
    return clause;
  }

  edgeDecided(edge: number): boolean {
    const propagator = this.#propagator;
    const values = propagator.edge;
    const isLine = values[edge] === line;
    const falsified = edge * 2 + (isLine ? 1 : 0);
    const watches = this.#watches[falsified]!;
    const count = this.#watchCount[falsified]!;
    const store = this.#store;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const clause = watches[i]!;
      const first = clause + header;
      if (store[first] === falsified) {
        store[first] = store[first + 1]!;
        store[first + 1] = falsified;
      }
      const other = store[first]!;
      const otherValue = values[other >> 1]!;
      const wanted = (other & 1) === 0 ? line : cross;
      if (otherValue === wanted) {
        watches[kept++] = clause;
        continue;
      }
      const end = first + store[clause]!;
      let replacement = first + 2;
      for (; replacement < end; replacement++) {
        const literal = store[replacement]!;
        const value = values[literal >> 1]!;
        if (value === unknown || value === ((literal & 1) === 0 ? line : cross)) break;
      }
      if (replacement < end) {
        const literal = store[replacement]!;
        store[replacement] = falsified;
        store[first + 1] = literal;
        this.#watch(literal, clause);
        continue;
      }
      watches[kept++] = clause;
      if (otherValue === unknown) {
        propagator.decide(other >> 1, wanted, because(cause.clause, clause));
        continue;
      }
      for (i++; i < count; i++) watches[kept++] = watches[i]!;
      this.#watchCount[falsified] = kept;
      return propagator.contradict("clause", clause, 0, 0);
    }
    this.#watchCount[falsified] = kept;
    return true;
  }

  /** Forgets the longer half of the clauses; only when nothing but facts is decided, and nothing rests on a clause. */
  halve(): void {
    const store = this.#store;
    const lengths: number[] = [];
    for (let clause = 0; clause < this.#used; clause += header + store[clause]!) lengths.push(store[clause]!);
    const longest = lengths.sort((a, b) => a - b)[lengths.length >> 1]!;
    const end = this.#used;
    this.clear();
    for (let clause = 0; clause < end; ) {
      const size = header + store[clause]!;
      if (store[clause]! <= longest) {
        store.copyWithin(this.#used, clause, clause + size);
        this.#watch(store[this.#used + header]!, this.#used);
        this.#watch(store[this.#used + header + 1]!, this.#used);
        this.#used += size;
        this.count++;
      }
      clause += size;
    }
  }

  #watch(literal: number, clause: number): void {
    const count = this.#watchCount[literal]!++;
    let watches = this.#watches[literal]!;
    if (count === watches.length) {
      watches = new Int32Array(Math.max(4, count * 2));
      watches.set(this.#watches[literal]!);
      this.#watches[literal] = watches;
    }
    watches[count] = clause;
  }
}

const noWatches = new Int32Array(0);
