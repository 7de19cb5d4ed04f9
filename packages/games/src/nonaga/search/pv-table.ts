/** The best lines of a search under way: for each ply, the turns expected from there on. */
import type { PackedTurn } from "./packed-position.js";

export class PvTable {
  readonly #longest: number;
  readonly #slides: Int16Array;
  readonly #tiles: Int32Array;
  readonly #lengths: Int32Array;

  constructor(longest: number) {
    this.#longest = longest;
    this.#slides = new Int16Array((longest + 1) * longest);
    this.#tiles = new Int32Array((longest + 1) * longest);
    this.#lengths = new Int32Array(longest + 1);
  }

  clear(ply: number): void {
    this.#lengths[ply] = 0;
  }

  /** The line from this ply is this turn, followed by the line from the next. */
  extend(ply: number, slide: number, tile: number): void {
    const row = ply * this.#longest;
    const next = row + this.#longest;
    const length = Math.min(this.#lengths[ply + 1]!, this.#longest - 1);
    this.#slides[row] = slide;
    this.#tiles[row] = tile;
    this.#slides.copyWithin(row + 1, next, next + length);
    this.#tiles.copyWithin(row + 1, next, next + length);
    this.#lengths[ply] = length + 1;
  }

  principalVariation(): readonly PackedTurn[] {
    return Array.from({ length: this.#lengths[0]! }, (_, i) => ({
      slide: this.#slides[i]!,
      tile: this.#tiles[i]!,
    }));
  }
}
