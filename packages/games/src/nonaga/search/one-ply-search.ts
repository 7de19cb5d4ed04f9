/**
 * Looks one turn ahead: lists a position's turns with their scores, finds a slide
 * that wins, and tells whether any turn keeps the opponent from winning. Both
 * searches are built on it. It counts what it looks at: a node is a position
 * that has been evaluated.
 */
import { Candidates } from "./candidates.js";
import type { Evaluation } from "./evaluation/evaluate.js";
import { Rays } from "./evaluation/rays.js";
import { findSlides, isTogether, maxSlides, TileOptions } from "./moves.js";
import { none, type PackedPosition, packedFrom, packedShift } from "./packed-position.js";
import { winScore } from "./score.js";

export class OnePlySearch {
  nodes = 0;
  /** A slide that wins at once, as the last `list` found it, or `none`. */
  win: number = none;

  readonly #rays: Rays;
  readonly #network: Evaluation["network"];
  readonly #options = new TileOptions();
  readonly #slides = new Int16Array(maxSlides);
  readonly #safe = new Candidates();

  constructor({ weights, network }: Evaluation) {
    this.#rays = new Rays(weights);
    this.#network = network;
  }

  /**
   * Lists the turns that do not let the opponent win at once: those that threaten to
   * win, those that score more than `floor`, and at least one. Ends early at a slide
   * that wins, or at a turn that scores `enough`. The slide given comes first.
   */
  list(
    position: PackedPosition,
    found: Candidates,
    floor: number = -winScore,
    enough: number = winScore,
    first: number = none,
  ): void {
    const slides = this.#slides;
    this.win = none;
    found.clear();
    this.#options.find(position);
    const count = findSlides(position, slides);
    if (count === 0) this.#add(position, found, none, floor, enough);
    for (let s = 1; s < count; s++) {
      if (slides[s] !== first) continue;
      slides[s] = slides[0]!;
      slides[0] = first;
    }
    for (let s = 0; s < count; s++) {
      const slide = slides[s]!;
      const from = slide & packedFrom;
      const to = position.slideEnd(from, slide >> packedShift);
      position.movePiece(from, to);
      if (isTogether(position, position.mover)) this.win = slide;
      else this.#add(position, found, slide, floor, enough);
      position.movePiece(to, from);
      if (this.win !== none || found.isEnough) return;
    }
  }

  #add(position: PackedPosition, found: Candidates, slide: number, floor: number, enough: number): void {
    this.#rays.walk(position, position.mover);
    if (this.#network) this.#rays.score += this.#network.points(position, position.mover);
    this.nodes += found.add(position, this.#options, this.#rays, slide, floor, enough);
  }

  /** Whether the mover, who cannot win at once, has a turn after which the opponent cannot either. */
  isSafe(position: PackedPosition): boolean {
    const slides = this.#slides;
    const safe = this.#safe;
    safe.clear();
    this.#options.find(position);
    const count = findSlides(position, slides);
    if (count === 0) this.#addWins(position, none);
    for (let s = 0; s < count && safe.count === 0; s++) {
      const from = slides[s]! & packedFrom;
      const to = position.slideEnd(from, slides[s]! >> packedShift);
      position.movePiece(from, to);
      this.#addWins(position, slides[s]!);
      position.movePiece(to, from);
    }
    return safe.count > 0;
  }

  #addWins(position: PackedPosition, slide: number): void {
    this.#rays.walkWins(position, position.mover);
    this.nodes += this.#safe.add(position, this.#options, this.#rays, slide, -winScore, -winScore);
  }
}
