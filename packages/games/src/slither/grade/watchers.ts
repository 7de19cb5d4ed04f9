/**
 * Who watches which edge: for each edge the set of places whose last look asked
 * about it while it was unknown. A look that is taken back with an assumption
 * leaves its places behind; that costs a needless look later, nothing else.
 *
 * A summary has bit w & 31 set where word w of an edge's set may not be empty.
 */
import type { Edge } from "./geometry.js";
import type { IndexSet } from "./index-set.js";

export class Watchers {
  readonly #words: number;
  readonly #sets: Int32Array;
  readonly #summaries: Int32Array;

  constructor(edges: number, places: number) {
    this.#words = (places + 31) >> 5;
    this.#sets = new Int32Array(edges * this.#words);
    this.#summaries = new Int32Array(edges);
  }

  add(edge: Edge, place: number): void {
    const word = place >> 5;
    this.#sets[edge * this.#words + word]! |= 1 << (place & 31);
    this.#summaries[edge]! |= 1 << (word & 31);
  }

  /** Adds all places that watch the edge to a set. */
  addTo(set: IndexSet, edge: Edge): void {
    for (let left = this.#summaries[edge]!; left !== 0; left &= left - 1) {
      for (let word = 31 - Math.clz32(left & -left); word < this.#words; word += 32) {
        set.addWord(word, this.#sets[edge * this.#words + word]!);
      }
    }
  }
}
