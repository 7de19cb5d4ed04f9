/**
 * Which slides and tile moves have been good elsewhere in the search: those that
 * cut a node off are tried earlier next time. Slides and tile moves are remembered
 * apart, and of a tile move the cell it leaves and the cell it goes to, because a
 * whole turn hardly ever comes again.
 */
import type { Candidates } from "./candidates.js";
import { none, packedFrom, packedShift } from "./packed-position.js";
import { cellCount } from "./torus.js";

/** What a full history adds to the score by which turns are ordered. */
const influenceShift = 3;
/** Scores that differ by less than two to this power are nearly the same. */
const nearlySameShift = 3;

export class History {
  /** Two sides, eight directions (six in use), all cells. */
  readonly #slides = new Int32Array(2 * 8 * cellCount);
  readonly #leaves = new Int32Array(2 * cellCount);
  readonly #places = new Int32Array(2 * cellCount);
  /** The kinds of turn met in the list being ordered, by a hash: two that collide are taken for one. */
  readonly #kinds = new Int32Array(4096);
  #stamp = 0;

  reward(mover: number, slide: number, tile: number, depth: number): void {
    const weight = Math.min(depth * depth, 64);
    if (slide !== none) raise(this.#slides, mover * 8 * cellCount + slide, weight);
    if (tile === none) return;
    raise(this.#leaves, mover * cellCount + (tile & packedFrom), weight);
    raise(this.#places, mover * cellCount + (tile >> packedShift), weight);
  }

  /**
   * Adds to the scores of a list what history knows. The given turn comes first of
   * all. Of turns with the same slide, nearly the same score and as many threats,
   * which do the same to the rays as far as the evaluation can tell, the first
   * stands for all and the others come last. Returns how many do not stand behind another.
   */
  order(list: Candidates, mover: number, firstSlide: number, firstTile: number, first: number): number {
    const { slides, tiles, scores, threats } = list;
    this.#stamp = (this.#stamp + 1) | 0;
    const stamp = this.#stamp;
    let leading = list.count;
    for (let i = 0; i < list.count; i++) {
      const slide = slides[i]!;
      const tile = tiles[i]!;
      const kind =
        (Math.imul(slide, 0x9e3779b1) ^
          Math.imul((scores[i]! >> nearlySameShift) * 8 + threats[i]!, 0x85ebca6b)) >>>
        20;
      const isAnother = this.#kinds[kind] === stamp;
      this.#kinds[kind] = stamp;
      if (slide === firstSlide && tile === firstTile) {
        scores[i] = first;
        continue;
      }
      if (isAnother) {
        scores[i]! -= first;
        leading--;
        continue;
      }
      let known = slide === none ? 0 : this.#slides[mover * 8 * cellCount + slide]!;
      if (tile !== none) {
        known += this.#leaves[mover * cellCount + (tile & packedFrom)]!;
        known += this.#places[mover * cellCount + (tile >> packedShift)]!;
      }
      scores[i]! += known >> influenceShift;
    }
    return leading;
  }
}

function raise(table: Int32Array, at: number, weight: number): void {
  table[at]! += weight - ((table[at]! * weight) >> 10);
}
