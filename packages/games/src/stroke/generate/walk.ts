/**
 * Path first: a draft that is nothing but its own line. Every cell the line does
 * not pass is blocked, so the board has a line whatever happens to it.
 *
 * A walk begins as a random line through the whole board, made from a plain
 * snake by backbites: an end bites a neighbour on the line, and the loop opens on
 * the other side (Mansfield 1982; Oberdorf, Ferguson, Jacobsen and Kondev 2006).
 * Cutting off bends (`shortcut`) then sets cells free to be blocked. The changes
 * that follow keep the length: a corner flips to the other side, an end bites or
 * slides, a bend is cut off in one place and bulges out in another (the moves of
 * Berg and Foerster, Aragão de Carvalho and Caracciolo for polymers).
 */
import { neighbourTable, type Random } from "@masume/kernel";
import { type Draft, isBorderCell } from "./draft.js";

/** Small changes made between two cuts, so that the blocked cells spread. */
const changesBetweenCuts = 6;
/** Enough bites that nothing of the snake is left. */
const bitesPerCell = 10;

export class Walk implements Draft {
  readonly size: number;
  readonly open: Uint8Array;
  readonly #cells: readonly number[];
  readonly #neighbours: Int32Array;

  constructor(size: number, cells: readonly number[], neighbours: Int32Array = neighbourTable(size, size)) {
    this.size = size;
    this.open = new Uint8Array(size * size);
    this.#cells = cells;
    this.#neighbours = neighbours;
    for (const cell of cells) this.open[cell] = 1;
  }

  get start(): number {
    return this.#cells[0]!;
  }

  get goal(): number {
    return this.#cells.at(-1)!;
  }

  get length(): number {
    return this.#cells.length;
  }

  vary(random: Random): Walk | undefined {
    switch (random.below(10)) {
      case 0:
        return this.backbite(random);
      case 1:
        return this.slide(random);
      case 2:
      case 3:
      case 4:
        return this.flip(random);
      default:
        return this.shortcut(random)?.bulge(random);
    }
  }

  /** One end, whichever, joins a neighbour further along, and the line opens just before that. */
  backbite(random: Random): Walk | undefined {
    const cells = this.#fromEitherEnd(random);
    const bitten = this.#neighbours[cells[0]! * 4 + random.below(4)]!;
    const at = bitten < 0 ? -1 : cells.indexOf(bitten);
    if (at < 2 || !isBorderCell(this.size, cells[at - 1]!)) return undefined;
    return this.#with([...cells.slice(0, at).reverse(), ...cells.slice(at)]);
  }

  /** One end is taken back a cell, the other goes on by one. */
  slide(random: Random): Walk | undefined {
    const cells = this.#fromEitherEnd(random);
    const next = this.#neighbours[cells.at(-1)! * 4 + random.below(4)]!;
    if (next < 0 || this.open[next]) return undefined;
    if (!isBorderCell(this.size, cells[1]!) || !isBorderCell(this.size, next)) return undefined;
    return this.#with([...cells.slice(1), next]);
  }

  /** A corner of the line flips over to the blocked cell on its other side. */
  flip(random: Random): Walk | undefined {
    const { size } = this;
    const cells = this.#cells;
    const corners: number[] = [];
    for (let i = 1; i + 1 < cells.length; i++) {
      const across = cells[i - 1]! + cells[i + 1]! - cells[i]!;
      const isCorner = Math.abs(cells[i + 1]! - cells[i - 1]!) !== 2 * Math.abs(cells[i]! - cells[i - 1]!);
      if (isCorner && across >= 0 && across < size * size && !this.open[across]) corners.push(i);
    }
    if (corners.length === 0) return undefined;
    const i = random.pick(corners);
    const flipped = [...cells];
    flipped[i] = cells[i - 1]! + cells[i + 1]! - cells[i]!;
    return this.#with(flipped);
  }

  /** A bend, three sides of a square, becomes its fourth side: two cells shorter. */
  shortcut(random: Random): Walk | undefined {
    const cells = this.#cells;
    const bends: number[] = [];
    for (let i = 0; i + 3 < cells.length; i++) if (this.#touch(cells[i]!, cells[i + 3]!)) bends.push(i);
    if (bends.length === 0) return undefined;
    const i = random.pick(bends);
    return this.#with([...cells.slice(0, i + 1), ...cells.slice(i + 3)]);
  }

  /** The inverse: an edge of the line bulges out over two blocked cells. */
  bulge(random: Random): Walk | undefined {
    const { open } = this;
    const cells = this.#cells;
    const places: [number, number, number][] = [];
    for (let i = 0; i + 1 < cells.length; i++) {
      for (let d = 0; d < 4; d++) {
        const a = this.#neighbours[cells[i]! * 4 + d]!;
        const b = this.#neighbours[cells[i + 1]! * 4 + d]!;
        if (a >= 0 && b >= 0 && !open[a] && !open[b]) places.push([i, a, b]);
      }
    }
    if (places.length === 0) return undefined;
    const [i, a, b] = random.pick(places);
    return this.#with([...cells.slice(0, i + 1), a, b, ...cells.slice(i + 1)]);
  }

  /** One cell shorter at one end. */
  trim(random: Random): Walk | undefined {
    const cells = this.#fromEitherEnd(random);
    return isBorderCell(this.size, cells[1]!) ? this.#with(cells.slice(1)) : undefined;
  }

  #fromEitherEnd(random: Random): readonly number[] {
    return random.below(2) === 0 ? this.#cells : this.#cells.toReversed();
  }

  #touch(a: number, b: number): boolean {
    return this.#neighbours.subarray(a * 4, a * 4 + 4).includes(b);
  }

  #with(cells: readonly number[]): Walk {
    return new Walk(this.size, cells, this.#neighbours);
  }
}

/** A random walk of exactly so many cells with both ends on the border; undefined if this try did not lead there. */
export function randomWalk(size: number, length: number, random: Random): Walk | undefined {
  let walk = new Walk(size, wholeLine(size, random));
  for (let patience = 40 * size * size; walk.length > length && patience > 0; patience--) {
    const shorter = (walk.length - length) % 2 === 1 ? walk.trim(random) : walk.shortcut(random);
    walk = shorter ?? walk;
    for (let i = 0; i < changesBetweenCuts; i++) walk = walk.vary(random) ?? walk;
  }
  return walk.length === length ? walk : undefined;
}

/** A random line through all cells, from border to border: a snake, row by row, bitten many times. */
function wholeLine(size: number, random: Random): number[] {
  const cells = size * size;
  const neighbours = neighbourTable(size, size);
  const line = Array.from({ length: cells }, (_, i) => {
    const row = Math.floor(i / size);
    return row % 2 === 0 ? i : row * size + (size - 1 - (i % size));
  });
  const placeOf = new Int32Array(cells);
  for (const [place, cell] of line.entries()) placeOf[cell] = place;
  const isReady = () => isBorderCell(size, line[0]!) && isBorderCell(size, line[cells - 1]!);
  for (let bites = 0; bites < bitesPerCell * cells || !isReady(); bites++) {
    const fromStart = random.below(2) === 0;
    const bitten = neighbours[line[fromStart ? 0 : cells - 1]! * 4 + random.below(4)]!;
    if (bitten < 0) continue;
    // The end and all before the bitten cell turn round.
    let low = fromStart ? 0 : placeOf[bitten]! + 1;
    let high = fromStart ? placeOf[bitten]! - 1 : cells - 1;
    for (; low < high; low++, high--) {
      const cell = line[low]!;
      line[low] = line[high]!;
      line[high] = cell;
      placeOf[line[low]!] = low;
      placeOf[cell] = high;
    }
  }
  return line;
}
