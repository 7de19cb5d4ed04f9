/**
 * Who watches which edge: for each edge and search the set of places whose last look
 * asked about it while it was unknown. A look that is taken back with an assumption no
 * longer counts: what was added since `save` is taken back, too. Meanwhile the places
 * looked at are kept as watching an edge of their own, `looks`.
 *
 * A summary has bit w & 31 set where word w of a set may not be empty, and the searches of an
 * edge a bit for each whose summary may not be.
 */
import type { Edge } from "./geometry.js";
import type { IndexSet } from "./index-set.js";
import { StampSet } from "./stamp-set.js";

/** What was added since `save`: in turn an edge, and the number of a look, which tells search and place. */
export type Watched = Int32Array;

const nothing: Watched = new Int32Array(0);

export class Watchers {
  /** Stands for an edge that every place watches which was looked at since `save`. */
  readonly looks: Edge;
  readonly #searchCount: number;
  readonly #words: number;
  readonly #wordsOfEdge: number;
  readonly #sets: Int32Array;
  readonly #summaries: Int32Array;
  readonly #searches: Int32Array;
  /** The first `#length` have been added since `save`. */
  #added: Watched = new Int32Array(1024);
  #length = 0;
  /** Scratch: a set of looks. */
  readonly #gathered: Int32Array;
  /** Scratch: some edges. */
  readonly #asked: StampSet;

  constructor(edges: number, searches: number, places: number) {
    this.looks = edges;
    this.#searchCount = searches;
    this.#words = (places + 31) >> 5;
    this.#wordsOfEdge = searches * this.#words;
    this.#sets = new Int32Array((edges + 1) * this.#wordsOfEdge);
    this.#summaries = new Int32Array((edges + 1) * searches);
    this.#searches = new Int32Array(edges + 1);
    this.#gathered = new Int32Array(this.#wordsOfEdge);
    this.#asked = new StampSet(edges + 1);
  }

  add(edge: Edge, search: number, place: number): void {
    const word = search * this.#words + (place >> 5);
    const at = edge * this.#wordsOfEdge + word;
    const bit = 1 << (place & 31);
    if ((this.#sets[at]! & bit) !== 0) return;
    this.#sets[at]! |= bit;
    this.#summaries[edge * this.#searchCount + search]! |= 1 << ((place >> 5) & 31);
    this.#searches[edge]! |= 1 << search;
    if (this.#length === this.#added.length) this.#grow(this.#length);
    this.#added[this.#length++] = edge;
    this.#added[this.#length++] = (word << 5) | (place & 31);
  }

  /** The searches that may have places which watch the edge. */
  searchesOf(edge: Edge): number {
    return this.#searches[edge]!;
  }

  /** Adds all places that watch the edge for this search to a set. */
  addTo(set: IndexSet, edge: Edge, search: number): void {
    const sets = edge * this.#wordsOfEdge + search * this.#words;
    for (let left = this.#summaries[edge * this.#searchCount + search]!; left !== 0; left &= left - 1) {
      for (let word = 31 - Math.clz32(left & -left); word < this.#words; word += 32) {
        set.addWord(word, this.#sets[sets + word]!);
      }
    }
  }

  save(): void {
    this.#length = 0;
  }

  restore(): void {
    const added = this.#added;
    for (let i = 0; i < this.#length; i += 2) {
      const bit = added[i + 1]!;
      this.#sets[added[i]! * this.#wordsOfEdge + (bit >> 5)]! &= ~(1 << (bit & 31));
    }
    this.#length = 0;
  }

  /** What was added since `save`, for `addAgain` after it has been taken back. */
  added(): Watched {
    return this.#length === 0 ? nothing : this.#added.slice(0, this.#length);
  }

  addAgain(watched: Watched): void {
    if (this.#length + watched.length > this.#added.length) this.#grow(watched.length);
    for (let i = 0; i < watched.length; i += 2) {
      const bit = watched[i + 1]!;
      const at = watched[i]! * this.#wordsOfEdge + (bit >> 5);
      if ((this.#sets[at]! & (1 << (bit & 31))) !== 0) continue;
      this.#sets[at]! |= 1 << (bit & 31);
      this.#added[this.#length++] = watched[i]!;
      this.#added[this.#length++] = bit;
    }
  }

  /** How many numbers the looks have. */
  get lookCount(): number {
    return this.#wordsOfEdge << 5;
  }

  lookOf(search: number, place: number): number {
    return search * (this.#words << 5) + place;
  }

  searchOf(look: number): number {
    return Math.floor((look >> 5) / this.#words);
  }

  placeOf(look: number): number {
    return look - this.lookOf(this.searchOf(look), 0);
  }

  /** The looks that watch one of the edges. */
  looksAt(edges: readonly Edge[]): readonly number[] {
    const looks: number[] = [];
    if (edges.length === 0) return looks;
    const gathered = this.#gather(edges);
    for (let word = 0; word < gathered.length; word++) {
      for (let left = gathered[word]!; left !== 0; left &= left - 1) {
        looks.push((word << 5) + 31 - Math.clz32(left & -left));
      }
    }
    return looks;
  }

  /** The looks of a trial that watch one of the edges, by what they watched there or as everywhere. */
  looksOfTrialAt(edges: readonly Edge[], watched: Watched): readonly number[] {
    const looks: number[] = [];
    if (edges.length === 0) return looks;
    const gathered = this.#gather(edges);
    const asked = this.#asked.restart();
    for (const edge of edges) asked.add(edge);
    for (let i = 0; i < watched.length; i += 2) {
      const edge = watched[i]!;
      const look = watched[i + 1]!;
      const isConcerned =
        edge === this.looks ? (gathered[look >> 5]! & (1 << (look & 31))) !== 0 : asked.has(edge);
      if (isConcerned) looks.push(look);
    }
    return looks;
  }

  #gather(edges: readonly Edge[]): Int32Array {
    const gathered = this.#gathered;
    for (let word = 0; word < gathered.length; word++) gathered[word] = 0;
    for (const edge of edges) {
      for (let searches = this.#searches[edge]!; searches !== 0; searches &= searches - 1) {
        const search = 31 - Math.clz32(searches & -searches);
        const from = search * this.#words;
        for (let left = this.#summaries[edge * this.#searchCount + search]!; left !== 0; left &= left - 1) {
          for (let word = 31 - Math.clz32(left & -left); word < this.#words; word += 32) {
            gathered[from + word]! |= this.#sets[edge * this.#wordsOfEdge + from + word]!;
          }
        }
      }
    }
    return gathered;
  }

  #grow(by: number): void {
    const larger = new Int32Array(2 * (this.#added.length + by));
    larger.set(this.#added);
    this.#added = larger;
  }
}
