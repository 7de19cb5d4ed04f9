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
import { canMoveTo, maxPlaces, type TileOptions } from "./moves.js";
import { freeTile, none, type PackedPosition, packTile } from "./packed-position.js";
import { cellCount } from "./torus.js";

/** Less than any score. */
const noBound = -1_000_000;

export class Candidates {
  count = 0;
  slides: Int16Array = new Int16Array(1024);
  tiles: Int32Array = new Int32Array(1024);
  /** What the mover may expect of the turn. */
  scores: Int32Array = new Int32Array(1024);
  /** In how many ways the turn threatens to win. */
  threats: Uint8Array = new Uint8Array(1024);

  /** No turn that was passed over, because its score could not exceed the floor, scores more than this. */
  bound: number = noBound;
  /** Whether a turn scored enough, so that no more were looked at. */
  isEnough = false;

  readonly #fewPlaces = new Int16Array(maxPlaces);
  readonly #winPlaces = new Int16Array(maxPlaces);
  #winPlaceCount = 0;
  readonly #marked = new Int32Array(cellCount);
  #mark = 0;

  clear(): void {
    this.count = 0;
    this.bound = noBound;
    this.isEnough = false;
  }

  /**
   * Adds the turns of a slide that has been made on the table; the rays are walked.
   * Of turns that threaten nothing only those that score more than `floor` are
   * needed, and one of any score, to show that there is one; it ends at a turn that
   * scores `enough`. Returns how many turns it looked at, a tile passed over counting
   * as one.
   *
   * A tile is passed over when its best place would not lift the score above the
   * floor. Places where the sum of two halves is not the whole truth (a ray touched by
   * both) or where a threat arises are looked at all the same. And where the opponent
   * would win once the tile is gone, only the gap in front of every ray that wins can help.
   */
  add(
    position: PackedPosition,
    options: TileOptions,
    rays: Rays,
    slide: number,
    floor: number,
    enough: number,
  ): number {
    const { cell } = position;
    const { waiting, moving, notes } = rays;
    const { threat } = rays.weights;
    const { tiles } = options;
    const quiet = threat[0]!;
    const best = this.#surveyPlaces(options, rays);
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
      let { places, placeCount } = options;
      if (movingWins !== 0) {
        places = this.#fewPlaces;
        placeCount = 0;
        const hole = moving.hole[31 - Math.clz32(movingWins)]!;
        if (hole !== none && options.isPlace[hole] === 1) places[placeCount++] = hole;
      } else if (waitingWins === 0 && this.count > 0 && score + best + quiet <= floor) {
        if (score + best + quiet > this.bound) this.bound = score + best + quiet;
        places = this.#fewPlaces;
        placeCount = this.#specialPlaces(options, moving.hole, movingTouched, waiting.hole, waitingTouched);
      }
      let considered = 0;
      for (let j = 0; j < placeCount; j++) {
        const place = places[j]!;
        if (!canMoveTo(position, tile, place)) continue;
        considered++;
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
        total += threat[threats]!;
        if (total > floor || threats > 0 || this.count === 0) {
          this.#push(slide, packTile(tile, place), total, threats);
        }
        if (total >= enough) {
          this.isEnough = true;
          return looked + considered;
        }
      }
      looked += considered === 0 ? 1 : considered;
    }
    if (options.hasMove(position)) return looked;
    if (moving.wins === 0) {
      const threats = bitCount(waiting.wins);
      const total = rays.score + threat[threats]!;
      this.#push(slide, none, total, threats);
      this.isEnough = total >= enough;
    }
    return looked + 1;
  }

  /** The most that filling any place adds to the score; notes the places where filling makes a threat. */
  #surveyPlaces({ places, placeCount }: TileOptions, { notes }: Rays): number {
    const winPlaces = this.#winPlaces;
    let best = noBound;
    let count = 0;
    for (let j = 0; j < placeCount; j++) {
      const ofPlace = places[j]! << noteShift;
      if (notes[ofPlace + change]! > best) best = notes[ofPlace + change]!;
      if (notes[ofPlace + waitingNotes + beforeWins] !== 0) winPlaces[count++] = places[j]!;
    }
    this.#winPlaceCount = count;
    return best;
  }

  /** The places that must be looked at one by one, each once: those that make a threat and those at the end of a ray that the tile touches. */
  #specialPlaces(
    { isPlace }: TileOptions,
    movingHoles: Int16Array,
    movingTouched: number,
    waitingHoles: Int16Array,
    waitingTouched: number,
  ): number {
    const marked = this.#marked;
    const special = this.#fewPlaces;
    // In 32 bits, as it is kept: a search of hours goes beyond them.
    const mark = (this.#mark + 1) | 0;
    this.#mark = mark;
    let count = 0;
    for (let j = 0; j < this.#winPlaceCount; j++) {
      const place = this.#winPlaces[j]!;
      marked[place] = mark;
      special[count++] = place;
    }
    count = this.#addHoles(movingHoles, movingTouched, isPlace, count);
    return this.#addHoles(waitingHoles, waitingTouched, isPlace, count);
  }

  /** Adds the gaps in front of these rays, where they take a tile and are not there yet; returns how many there are. */
  #addHoles(holes: Int16Array, touched: number, isPlace: Uint8Array, already: number): number {
    const mark = this.#mark;
    let count = already;
    for (let left = touched; left !== 0; left &= left - 1) {
      const hole = holes[31 - Math.clz32(left & -left)]!;
      if (hole === none || isPlace[hole] === 0 || this.#marked[hole] === mark) continue;
      this.#marked[hole] = mark;
      this.#fewPlaces[count++] = hole;
    }
    return count;
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
