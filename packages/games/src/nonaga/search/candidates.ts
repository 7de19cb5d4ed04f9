/**
 * The turns worth looking at after a slide: all that do not let the opponent win
 * at once, each with its score and the threats it makes. Four lists side by side,
 * entry i of each telling of turn i, which grow and are never thrown away.
 */

import {
  before,
  beforeWins,
  behind,
  change,
  movingNotes,
  noteShift,
  over,
  overWins,
  type Rays,
  waitingNotes,
} from "./evaluation/rays.js";
import { canMoveTo, type TileOptions } from "./moves.js";
import { freeTile, none, type PackedPosition, packTile } from "./packed-position.js";

export class Candidates {
  count = 0;
  slides: Int16Array = new Int16Array(1024);
  tiles: Int32Array = new Int32Array(1024);
  /** What the mover may expect of the turn. */
  scores: Int32Array = new Int32Array(1024);
  /** In how many ways the turn threatens to win. */
  threats: Uint8Array = new Uint8Array(1024);

  /** Adds the turns of a slide that has been made on the table; the rays are walked. Returns how many turns it looked at. */
  add(position: PackedPosition, options: TileOptions, rays: Rays, slide: number): number {
    const { cell } = position;
    const { waiting, moving, notes } = rays;
    const { threat } = rays.weights;
    const { tiles, places, placeCount } = options;
    let looked = 0;
    for (let i = 0; i < options.tileCount; i++) {
      const tile = tiles[i]!;
      if (cell[tile] !== freeTile) continue;
      const ofTile = tile << noteShift;
      const movingOver = notes[ofTile + movingNotes + over]!;
      const waitingOver = notes[ofTile + waitingNotes + over]!;
      const movingTouched = movingOver | notes[ofTile + movingNotes + behind]!;
      const waitingTouched = waitingOver | notes[ofTile + waitingNotes + behind]!;
      const movingWins = (moving.wins & ~movingOver) | notes[ofTile + movingNotes + overWins]!;
      const waitingWins = (waiting.wins & ~waitingOver) | notes[ofTile + waitingNotes + overWins]!;
      const score = rays.score + notes[ofTile + change]!;
      for (let j = 0; j < placeCount; j++) {
        const place = places[j]!;
        if (!canMoveTo(position, tile, place)) continue;
        looked++;
        const ofPlace = place << noteShift;
        const movingEnds = notes[ofPlace + movingNotes + before]!;
        let wins = (movingWins & ~movingEnds) | notes[ofPlace + movingNotes + beforeWins]!;
        let total = score + notes[ofPlace + change]!;
        if (movingEnds & movingTouched) {
          rays.correct(moving, tile, place);
          wins = rays.correctedWins;
          total += rays.correctedScore;
        }
        if (wins !== 0) continue;
        const waitingEnds = notes[ofPlace + waitingNotes + before]!;
        wins = (waitingWins & ~waitingEnds) | notes[ofPlace + waitingNotes + beforeWins]!;
        if (waitingEnds & waitingTouched) {
          rays.correct(waiting, tile, place);
          wins = rays.correctedWins;
          total += rays.correctedScore;
        }
        const threats = wins === 0 ? 0 : bitCount(wins);
        this.#push(slide, packTile(tile, place), total + threat[threats]!, threats);
      }
    }
    if (looked > 0) return looked;
    if (moving.wins === 0) {
      const threats = bitCount(waiting.wins);
      this.#push(slide, none, rays.score + threat[threats]!, threats);
    }
    return 1;
  }

  #push(slide: number, tile: number, score: number, threats: number): void {
    if (this.count === this.slides.length) this.#grow();
    const at = this.count++;
    this.slides[at] = slide;
    this.tiles[at] = tile;
    this.scores[at] = score;
    this.threats[at] = threats;
  }

  #grow(): void {
    const { slides, tiles, scores, threats } = this;
    this.slides = new Int16Array(this.count * 2);
    this.tiles = new Int32Array(this.count * 2);
    this.scores = new Int32Array(this.count * 2);
    this.threats = new Uint8Array(this.count * 2);
    this.slides.set(slides);
    this.tiles.set(tiles);
    this.scores.set(scores);
    this.threats.set(threats);
  }

  /** Brings the best of the turns from `at` on to that place. */
  pick(at: number): void {
    const { scores } = this;
    let best = at;
    for (let i = at + 1; i < this.count; i++) if (scores[i]! > scores[best]!) best = i;
    if (best !== at) this.#swap(at, best);
  }

  /** Moves a turn up to an earlier place, the others keeping their order. */
  promote(from: number, to: number): void {
    for (let i = from; i > to; i--) this.#swap(i, i - 1);
  }

  /** Forgets the turns that threaten nothing. */
  keepThreats(): void {
    const { slides, tiles, scores, threats } = this;
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      if (threats[i] === 0) continue;
      slides[kept] = slides[i]!;
      tiles[kept] = tiles[i]!;
      scores[kept] = scores[i]!;
      threats[kept++] = threats[i]!;
    }
    this.count = kept;
  }

  /** Raises every turn's score by so much for each way in which it threatens to win. */
  favourThreats(bonus: number): void {
    const { scores, threats } = this;
    for (let i = 0; i < this.count; i++) scores[i]! += bonus * threats[i]!;
  }

  #swap(i: number, j: number): void {
    const { slides, tiles, scores, threats } = this;
    const slide = slides[i]!;
    const tile = tiles[i]!;
    const score = scores[i]!;
    const threat = threats[i]!;
    slides[i] = slides[j]!;
    tiles[i] = tiles[j]!;
    scores[i] = scores[j]!;
    threats[i] = threats[j]!;
    slides[j] = slide;
    tiles[j] = tile;
    scores[j] = score;
    threats[j] = threat;
  }
}

function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
