/**
 * Which turns there are. A slide leaves the tiles where they are, so what the
 * tiles allow is worked out once for a position and serves all its slides: the
 * tiles that may go (if nothing stands on them), the cells that may take one. A
 * pair of them is a legal move unless the cell touches the tile and has just one
 * other neighbour.
 */
import { tileCount } from "../board.js";
import {
  freeTile,
  gap,
  none,
  type PackedPosition,
  type PackedTurn,
  packedFrom,
  packedShift,
  packSlide,
  packTile,
} from "./packed-position.js";
import { cellCount, isStep, ringArcs, ringCount, ringOpen, steps, wrap } from "./torus.js";

/** Free cells beside at least two of nineteen tiles: each takes two of 19 × 6 sides. */
export const maxPlaces = 57;
/** Three pieces, six directions. */
export const maxSlides = 18;

export class TileOptions {
  tileCount = 0;
  readonly tiles: Int16Array = new Int16Array(tileCount);
  placeCount = 0;
  readonly places: Int16Array = new Int16Array(maxPlaces);
  /** 1 for the cells among `places`. */
  readonly isPlace: Uint8Array = new Uint8Array(cellCount);

  readonly #seen = new Int32Array(cellCount);
  #stamp = 0;
  readonly #beside = new Int32Array(tileCount);

  /** Works out the options of a position's tiles; pieces play no part. */
  find(position: PackedPosition): void {
    this.#findPlaces(position);
    const { ring, tiles, resting, official } = position;
    this.tileCount = 0;
    let hasBeside = false;
    for (let i = 0; i < tileCount; i++) {
      const tile = tiles[i]!;
      const around = ring[tile]!;
      if (official && (tile === resting || ringOpen[around] === 0)) continue;
      if (ringArcs[around]! > 1) {
        if (!hasBeside) this.#findBeside(position);
        hasBeside = true;
        if (!this.#holdsWithout(i)) continue;
      }
      this.tiles[this.tileCount++] = tile;
    }
  }

  /** Whether any tile without a piece may move: hardly ever false. */
  hasMove(position: PackedPosition): boolean {
    for (let i = 0; i < this.tileCount; i++) {
      if (position.cell[this.tiles[i]!] !== freeTile) continue;
      for (let j = 0; j < this.placeCount; j++) {
        if (canMoveTo(position, this.tiles[i]!, this.places[j]!)) return true;
      }
    }
    return false;
  }

  #findPlaces({ cell, ring, tiles }: PackedPosition): void {
    this.#stamp = (this.#stamp + 1) | 0;
    const stamp = this.#stamp;
    const seen = this.#seen;
    const { isPlace } = this;
    for (let j = 0; j < this.placeCount; j++) isPlace[this.places[j]!] = 0;
    let count = 0;
    for (let i = 0; i < tileCount; i++) {
      const tile = tiles[i]!;
      if (ring[tile] === 63) continue;
      for (let d = 0; d < 6; d++) {
        const place = (tile + steps[d]!) & wrap;
        if (cell[place] !== gap || seen[place] === stamp) continue;
        seen[place] = stamp;
        if (ringCount[ring[place]!]! < 2) continue;
        this.places[count++] = place;
        isPlace[place] = 1;
      }
    }
    this.placeCount = count;
  }

  /** For each tile the set of the tiles beside it, as bits. */
  #findBeside({ cell, tiles, tileAt }: PackedPosition): void {
    for (let i = 0; i < tileCount; i++) {
      let beside = 0;
      for (let d = 0; d < 6; d++) {
        const other = (tiles[i]! + steps[d]!) & wrap;
        if (cell[other] !== gap) beside |= 1 << tileAt[other]!;
      }
      this.#beside[i] = beside;
    }
  }

  /** Whether the other eighteen tiles are connected: a flood over sets of tiles as bits. */
  #holdsWithout(tile: number): boolean {
    const beside = this.#beside;
    const others = ((1 << tileCount) - 1) ^ (1 << tile);
    let frontier = beside[tile]! & -beside[tile]!;
    let reached = frontier;
    while (frontier !== 0) {
      const i = 31 - Math.clz32(frontier);
      const found = beside[i]! & others & ~reached;
      reached |= found;
      frontier = (frontier ^ (1 << i)) | found;
    }
    return reached === others;
  }
}

/** Whether this tile, one of the options, may go to this place, another of them. */
export function canMoveTo({ ring }: PackedPosition, tile: number, place: number): boolean {
  return isStep[(place - tile) & wrap] === 0 || ringCount[ring[place]!]! > 2;
}

/** The slides of the mover, packed, in order of pieces and directions. */
export function findSlides(position: PackedPosition, slides: Int16Array): number {
  const { cell, pieces, mover } = position;
  let count = 0;
  for (let i = mover * 3; i < mover * 3 + 3; i++) {
    const from = pieces[i]!;
    for (let d = 0; d < 6; d++) {
      if (cell[(from + steps[d]!) & wrap] === freeTile) slides[count++] = packSlide(from, d);
    }
  }
  return count;
}

/** Whether the three pieces of a side have at least two neighbouring pairs. */
export function isTogether({ pieces }: PackedPosition, side: number): boolean {
  const a = pieces[side * 3]!;
  const b = pieces[side * 3 + 1]!;
  const c = pieces[side * 3 + 2]!;
  return isStep[(a - b) & wrap]! + isStep[(b - c) & wrap]! + isStep[(c - a) & wrap]! >= 2;
}

/** How many slides would win at once for a side. */
export function countWins(position: PackedPosition, side: number): number {
  let wins = 0;
  for (let i = side * 3; i < side * 3 + 3; i++) {
    const from = position.pieces[i]!;
    for (let d = 0; d < 6; d++) {
      const to = position.slideEnd(from, d);
      if (to === from) continue;
      position.movePiece(from, to);
      if (isTogether(position, side)) wins++;
      position.movePiece(to, from);
    }
  }
  return wins;
}

/** A growing list of turns: slide i with tile move i. */
export class TurnList {
  count = 0;
  slides: Int16Array = new Int16Array(2048);
  tiles: Int32Array = new Int32Array(2048);

  add(slide: number, tile: number): void {
    if (this.count === this.slides.length) {
      const { slides, tiles } = this;
      this.slides = new Int16Array(this.count * 2);
      this.tiles = new Int32Array(this.count * 2);
      this.slides.set(slides);
      this.tiles.set(tiles);
    }
    this.slides[this.count] = slide;
    this.tiles[this.count++] = tile;
  }
}

const options = new TileOptions();
const slideList = new Int16Array(maxSlides);

/** Lists every legal turn of a position that is not over, slides in order. */
export function listTurns(position: PackedPosition, turns: TurnList): void {
  const { cell, mover } = position;
  turns.count = 0;
  options.find(position);
  const slideCount = findSlides(position, slideList);
  if (slideCount === 0) slideList[0] = none;
  for (let s = 0; s < Math.max(1, slideCount); s++) {
    const slide = slideList[s]!;
    const before = turns.count;
    const from = slide & packedFrom;
    const to = slide === none ? from : position.slideEnd(from, slide >> packedShift);
    if (slide !== none) position.movePiece(from, to);
    if (slide === none || !isTogether(position, mover)) {
      for (let i = 0; i < options.tileCount; i++) {
        const tile = options.tiles[i]!;
        if (cell[tile] !== freeTile) continue;
        for (let j = 0; j < options.placeCount; j++) {
          if (canMoveTo(position, tile, options.places[j]!))
            turns.add(slide, packTile(tile, options.places[j]!));
        }
      }
    }
    if (slide !== none) position.movePiece(to, from);
    if (turns.count === before) turns.add(slide, none);
  }
}

const all = new TurnList();

/** The turn that leaves the opponent the fewest slides that win; the first of several. */
export function fewestLosses(position: PackedPosition): PackedTurn {
  listTurns(position, all);
  let best = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < all.count; i++) {
    position.play(all.slides[i]!, all.tiles[i]!);
    const wins = countWins(position, position.mover);
    position.undo();
    if (wins >= fewest) continue;
    fewest = wins;
    best = i;
  }
  return { slide: all.slides[best]!, tile: all.tiles[best]! };
}
