/**
 * A position as the engine sees it: packed tables over the wound-up plane, turns
 * played and taken back in place, without allocation.
 *
 * The key is two 32-bit words that stay the same when the whole board is moved:
 * every term depends on a difference of cells only (each tile, each blue piece
 * and each other red piece, seen from each of the three red pieces). Terms are
 * added, not xor-ed, because one difference may occur several times. The resting
 * tile is no part of `low` and `high`, as it is no part of a layout;
 * `restingLow` and `restingHigh` also tell resting tiles apart where they matter.
 */
import { createRandom } from "@masume/kernel";
import { type Position as PlainPosition, type Ruleset, tileCount } from "../board.js";
import { cellCount, cellOf, steps, wrap } from "./torus.js";

export const gap = 0;
export const freeTile = 1;
/** A cell with piece i holds `firstPiece + i`; pieces 0 to 2 are red, 3 to 5 blue. */
const firstPiece = 2;

/** A cell that is not there; also a part of a turn that is missing. */
export const none = -1;

/** Half a turn in one number: where it comes from in the low bits, the rest above them. */
export const packedFrom: number = wrap;
export const packedShift = 10;

export function packSlide(from: number, direction: number): number {
  return from | (direction << packedShift);
}

export function packTile(from: number, to: number): number {
  return from | (to << packedShift);
}

/** A full turn, both parts packed; `none` for a part that is missing. */
export interface PackedTurn {
  readonly slide: number;
  readonly tile: number;
}

/** The two words by which positions are told apart wherever the board lies. */
export interface PositionKey {
  readonly low: number;
  readonly high: number;
}

/** How many turns can be played and taken back. */
const maxPly = 128;

const [tileWords, blueWords, redWords, restingWords, turnWords] = [
  "tile",
  "blue",
  "red",
  "resting",
  "turn",
].map((name) => {
  const random = createRandom(`nonaga ${name}`);
  return Int32Array.from({ length: cellCount * 2 }, () => random.next());
}) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];

export class PackedPosition {
  official = false;
  /** 0 red, 1 blue. */
  mover = 0;
  /** The tile moved by the last turn, or `none`. */
  resting: number = none;
  low = 0;
  high = 0;
  /** How many turns have been played here and not taken back. */
  ply = 0;

  readonly cell: Uint8Array = new Uint8Array(cellCount);
  /** For every cell, tile or gap: which of its neighbours are tiles, bit d for direction d. */
  readonly ring: Uint8Array = new Uint8Array(cellCount);
  readonly tiles: Int16Array = new Int16Array(tileCount);
  /** The place of a cell's tile in `tiles`; meaningless at gaps. */
  readonly tileAt: Uint8Array = new Uint8Array(cellCount);
  readonly pieces: Int16Array = new Int16Array(6);

  readonly #slidFrom = new Int16Array(maxPly);
  readonly #slidTo = new Int16Array(maxPly);
  readonly #tileMove = new Int32Array(maxPly);
  readonly #resting = new Int16Array(maxPly);
  readonly #low = new Int32Array(maxPly);
  readonly #high = new Int32Array(maxPly);

  /** Takes over a position given in coordinates; nothing can be taken back afterwards. */
  load(rules: Ruleset, position: PlainPosition): this {
    this.official = rules === "official";
    this.mover = position.mover === "red" ? 0 : 1;
    this.resting = position.lastTile ? cellOf(position.lastTile) : none;
    this.ply = 0;
    this.cell.fill(gap);
    this.ring.fill(0);
    for (const [i, tile] of position.tiles.entries()) {
      const cell = cellOf(tile);
      this.cell[cell] = freeTile;
      this.tiles[i] = cell;
      this.tileAt[cell] = i;
      this.#toggleRings(cell);
    }
    for (const [i, piece] of [...position.red, ...position.blue].entries()) {
      const cell = cellOf(piece);
      this.pieces[i] = cell;
      this.cell[cell] = firstPiece + i;
    }
    this.#hash();
    return this;
  }

  /** Where a piece stops that slides from this cell: the cell itself when it cannot slide that way. */
  slideEnd(from: number, direction: number): number {
    const { cell } = this;
    const step = steps[direction]!;
    let stop = from;
    for (let next = (from + step) & wrap; cell[next] === freeTile; next = (next + step) & wrap) stop = next;
    return stop;
  }

  /** Plays a legal turn, its parts packed or `none`. */
  play(slide: number, tile: number): void {
    const { ply } = this;
    this.#low[ply] = this.low;
    this.#high[ply] = this.high;
    this.#resting[ply] = this.resting;
    this.#tileMove[ply] = tile;
    this.#slidFrom[ply] = none;
    if (slide !== none) {
      const from = slide & packedFrom;
      const to = this.slideEnd(from, slide >> packedShift);
      this.#slidFrom[ply] = from;
      this.#slidTo[ply] = to;
      this.#hashPiece(this.cell[from]! - firstPiece, -1);
      this.movePiece(from, to);
      this.#hashPiece(this.cell[to]! - firstPiece, 1);
    }
    this.resting = none;
    if (tile !== none) {
      const from = tile & packedFrom;
      const to = tile >> packedShift;
      this.#hashTile(from, -1);
      this.#hashTile(to, 1);
      this.moveTile(from, to);
      this.resting = to;
    }
    const sign = this.mover ? -1 : 1;
    this.low = (this.low + sign * turnWords[0]!) | 0;
    this.high = (this.high + sign * turnWords[1]!) | 0;
    this.mover ^= 1;
    this.ply = ply + 1;
  }

  undo(): void {
    const ply = --this.ply;
    this.mover ^= 1;
    const tile = this.#tileMove[ply]!;
    if (tile !== none) this.moveTile(tile >> packedShift, tile & packedFrom);
    const from = this.#slidFrom[ply]!;
    if (from !== none) this.movePiece(this.#slidTo[ply]!, from);
    this.resting = this.#resting[ply]!;
    this.low = this.#low[ply]!;
    this.high = this.#high[ply]!;
  }

  /** Moves a piece on the table only: key and mover stay as they are, and the caller moves it back. */
  movePiece(from: number, to: number): void {
    const piece = this.cell[from]!;
    this.cell[from] = freeTile;
    this.cell[to] = piece;
    this.pieces[piece - firstPiece] = to;
  }

  /** Moves a free tile on the table only: key and mover stay as they are. */
  moveTile(from: number, to: number): void {
    const i = this.tileAt[from]!;
    this.cell[from] = gap;
    this.cell[to] = freeTile;
    this.tiles[i] = to;
    this.tileAt[to] = i;
    this.#toggleRings(from);
    this.#toggleRings(to);
  }

  get restingLow(): number {
    return (this.low + this.#restingWord(0)) | 0;
  }

  get restingHigh(): number {
    return (this.high + this.#restingWord(1)) | 0;
  }

  #restingWord(word: number): number {
    if (!this.official || this.resting === none) return 0;
    let sum = 0;
    for (let red = 0; red < 3; red++) {
      sum = (sum + restingWords[(((this.resting - this.pieces[red]!) & wrap) << 1) | word]!) | 0;
    }
    return sum;
  }

  #toggleRings(cell: number): void {
    const { ring } = this;
    for (let d = 0; d < 6; d++) ring[(cell + steps[d]!) & wrap]! ^= d < 3 ? 8 << d : 1 << (d - 3);
  }

  #hash(): void {
    this.low = this.mover ? turnWords[0]! : 0;
    this.high = this.mover ? turnWords[1]! : 0;
    for (const tile of this.tiles) this.#hashTile(tile, 1);
    for (let red = 0; red < 3; red++) {
      for (let blue = 3; blue < 6; blue++) this.#term(blueWords, this.pieces[blue]! - this.pieces[red]!, 1);
      for (let other = 0; other < red; other++) this.#pairTerms(other, red, 1);
    }
  }

  #hashTile(cell: number, sign: number): void {
    for (let red = 0; red < 3; red++) this.#term(tileWords, cell - this.pieces[red]!, sign);
  }

  /** Adds or removes every term that a piece, standing where it does, has part in. */
  #hashPiece(piece: number, sign: number): void {
    const { pieces } = this;
    const at = pieces[piece]!;
    if (piece >= 3) {
      for (let red = 0; red < 3; red++) this.#term(blueWords, at - pieces[red]!, sign);
      return;
    }
    for (let i = 0; i < tileCount; i++) this.#term(tileWords, this.tiles[i]! - at, sign);
    for (let blue = 3; blue < 6; blue++) this.#term(blueWords, pieces[blue]! - at, sign);
    for (let other = 0; other < 3; other++) if (other !== piece) this.#pairTerms(piece, other, sign);
  }

  #pairTerms(one: number, other: number, sign: number): void {
    this.#term(redWords, this.pieces[one]! - this.pieces[other]!, sign);
    this.#term(redWords, this.pieces[other]! - this.pieces[one]!, sign);
  }

  #term(words: Int32Array, difference: number, sign: number): void {
    const at = (difference & wrap) << 1;
    this.low = (this.low + sign * words[at]!) | 0;
    this.high = (this.high + sign * words[at + 1]!) | 0;
  }
}
