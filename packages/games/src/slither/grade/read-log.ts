/**
 * Which unknown edges a board is asked about. An answer that rests on known edges
 * alone stays the same until they are taken back, so what a look at some place
 * finds can only change when one of the edges noted meanwhile does. The place is
 * registered as watching them (`agenda.ts`), and all that is noted since `clear`
 * is one set (`trial-memory.ts`).
 */
import type { Edge } from "./geometry.js";
import { Watchers } from "./watchers.js";

export class ReadLog {
  /** One bit per edge. */
  readonly edges: Int32Array;
  readonly #nobody: Watchers;
  #watchers: Watchers;
  #place = 0;

  constructor(edgeCount: number) {
    this.edges = new Int32Array((edgeCount + 31) >> 5);
    this.#nobody = new Watchers(edgeCount, 1);
    this.#watchers = this.#nobody;
  }

  clear(): void {
    this.edges.fill(0);
  }

  /** From here on, this place watches the edges asked about. */
  askFor(watchers: Watchers, place: number): void {
    this.#watchers = watchers;
    this.#place = place;
  }

  askForNobody(): void {
    this.askFor(this.#nobody, 0);
  }

  /** Notes an unknown edge that is asked about. */
  note(edge: Edge): void {
    this.add(edge);
    this.#watchers.add(edge, this.#place);
  }

  /** Notes an edge that nobody needs to watch. */
  add(edge: Edge): void {
    this.edges[edge >> 5]! |= 1 << (edge & 31);
  }
}
