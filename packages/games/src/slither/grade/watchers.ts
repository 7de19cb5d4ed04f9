/**
 * Who watches which edge: for each edge the set of places whose last look asked
 * about it while it was unknown. A look that is taken back with an assumption no
 * longer counts: what was added since `save` is taken back, too.
 *
 * A summary has bit w & 31 set where word w of an edge's set may not be empty.
 */
import type { Edge } from "./geometry.js";
import type { IndexSet } from "./index-set.js";

export class Watchers {
  readonly #words: number;
  readonly #sets: Int32Array;
  readonly #summaries: Int32Array;
  /** What was added since `save`: the word's place and the bit, in turn. */
  readonly #added: number[] = [];

  constructor(edges: number, places: number) {
    this.#words = (places + 31) >> 5;
    this.#sets = new Int32Array(edges * this.#words);
    this.#summaries = new Int32Array(edges);
  }

  add(edge: Edge, place: number): void {
    const word = place >> 5;
    const at = edge * this.#words + word;
    const bit = 1 << (place & 31);
    if ((this.#sets[at]! & bit) !== 0) return;
    this.#sets[at]! |= bit;
    this.#summaries[edge]! |= 1 << (word & 31);
    this.#added.push(at, bit);
  }

  /** Adds all places that watch the edge to a set. */
  addTo(set: IndexSet, edge: Edge): void {
    for (let left = this.#summaries[edge]!; left !== 0; left &= left - 1) {
      for (let word = 31 - Math.clz32(left & -left); word < this.#words; word += 32) {
        set.addWord(word, this.#sets[edge * this.#words + word]!);
      }
    }
  }

  save(): void {
    this.#added.length = 0;
  }

  restore(): void {
    const added = this.#added;
    for (let i = 0; i < added.length; i += 2) this.#sets[added[i]!]! &= ~added[i + 1]!;
    added.length = 0;
  }
}
