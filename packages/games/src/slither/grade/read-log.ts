/**
 * Which unknown edges a board is asked about. An answer that rests on known edges
 * alone stays the same until they are taken back, so what a look at some place
 * finds can only change when one of the edges noted meanwhile does. The place is
 * registered as watching them (`agenda.ts`), and all that is noted since `clear`
 * is one set (`trial-memory.ts`).
 */
import type { Edge } from "./geometry.js";
import { StampSet } from "./stamp-set.js";
import type { Watchers } from "./watchers.js";

export class ReadLog {
  /** One bit per edge. */
  readonly edges: Int32Array;
  /** What this look has asked about already. */
  readonly #asked: StampSet;
  #watchers: Watchers | undefined;
  #search = 0;
  #place = 0;

  constructor(edgeCount: number) {
    this.edges = new Int32Array((edgeCount + 31) >> 5);
    this.#asked = new StampSet(edgeCount);
  }

  /** Forgets what was noted, or goes on from what was noted at another time. */
  restart(edges?: Int32Array): void {
    this.#asked.restart();
    if (edges) this.edges.set(edges);
    else this.edges.fill(0);
  }

  /** From here on, this place watches the edges asked about. */
  askFor(watchers: Watchers, search: number, place: number): void {
    this.#asked.restart();
    this.#watchers = watchers;
    this.#search = search;
    this.#place = place;
  }

  askForNobody(): void {
    this.#asked.restart();
    this.#watchers = undefined;
  }

  /** Notes an unknown edge that is asked about. */
  note(edge: Edge): void {
    if (this.#asked.has(edge)) return;
    this.#asked.add(edge);
    this.add(edge);
    this.#watchers?.add(edge, this.#search, this.#place);
  }

  /** Notes an edge that nobody needs to watch. */
  add(edge: Edge): void {
    this.edges[edge >> 5]! |= 1 << (edge & 31);
  }
}
