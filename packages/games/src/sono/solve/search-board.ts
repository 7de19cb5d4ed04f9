/**
 * The board that the search is looking at. A board is the list of its pairs' places
 * (two cells per value), so a turn is one table look-up per cell. Reading a board
 * finds its unmatched pairs and prepares the sums by which the cost of any turn
 * is known in constant time: `standingSums` counts, along each horizontal line
 * between rows, the standing pairs across it, and `lyingSums` the lying pairs
 * across each vertical line; what a turn cuts is four differences.
 *
 * All buffers are made once and used for every board.
 */
import { maxPairs } from "../board.js";
import { distanceOf, firstJoin, noTurn, secondJoin, type TurnTable } from "./turn-table.js";
import type { Weights } from "./weights.js";

export class SearchBoard {
  readonly table: TurnTable;
  readonly weights: Weights;
  /** How many pairs are unmatched, their cells, and what the table knows of them. */
  open = 0;
  readonly openP: Uint16Array;
  readonly openQ: Uint16Array;
  readonly openPair: Uint32Array;
  /** A bit for each unmatched cell, by rows, with an empty row above and below. */
  readonly holes: Int32Array;
  /** 1 where a pair has its upper (standing) or left (lying) cell. */
  readonly standing: Uint8Array;
  readonly lying: Uint8Array;
  /** The turns that join something, how many pairs they join (`gain` has room for `noTurn`), and how many they cut. */
  joining = 0;
  readonly joiningTurns: Uint16Array;
  readonly gain: Uint8Array = new Uint8Array(noTurn + 1);
  readonly cut: Uint8Array;
  readonly standingSums: Uint8Array;
  readonly lyingSums: Uint8Array;
  /** The value of the pairs' places. */
  placeValue = 0;

  constructor(table: TurnTable, weights: Weights) {
    const { size, cells, count } = table;
    this.table = table;
    this.weights = weights;
    this.openP = new Uint16Array(maxPairs(size));
    this.openQ = new Uint16Array(maxPairs(size));
    this.openPair = new Uint32Array(maxPairs(size));
    this.holes = new Int32Array(size + 2);
    this.standing = new Uint8Array(cells);
    this.lying = new Uint8Array(cells);
    this.joiningTurns = new Uint16Array(count);
    this.cut = new Uint8Array(count);
    this.standingSums = new Uint8Array((size + 1) * (size + 1));
    this.lyingSums = new Uint8Array((size + 1) * (size + 1));
  }

  /** Reads the board whose places stand in `places` from `offset` on. */
  read(places: Uint16Array, offset: number): void {
    const { size, cells, column, row, pairs } = this.table;
    const { openP, openQ, openPair, holes, standing, lying } = this;
    const standingValue = this.weights.standing;
    const lyingValue = this.weights.lying;
    standing.fill(0);
    lying.fill(0);
    holes.fill(0);
    let open = 0;
    let value = 0;
    for (let i = offset; i < offset + cells; i += 2) {
      const p = places[i]!;
      const q = places[i + 1]!;
      const pair = pairs[p * cells + q]!;
      if (distanceOf(pair) > 1) {
        openP[open] = p;
        openQ[open] = q;
        openPair[open] = pair;
        open++;
        holes[row[p]! + 1]! |= 1 << column[p]!;
        holes[row[q]! + 1]! |= 1 << column[q]!;
        continue;
      }
      const first = p < q ? p : q;
      if (p + q - 2 * first === size) {
        standing[first] = 1;
        value += standingValue[first]!;
      } else {
        lying[first] = 1;
        value += lyingValue[first]!;
      }
    }
    this.open = open;
    this.placeValue = value;
    this.#sumUp();
    this.#findJoins();
  }

  #sumUp(): void {
    const { size } = this.table;
    const { standing, lying, standingSums, lyingSums } = this;
    const width = size + 1;
    for (let y = 1; y < size; y++) {
      let sum = 0;
      for (let x = 0, cell = (y - 1) * size; x < size; x++, cell++) {
        standingSums[y * width + x] = sum;
        sum += standing[cell]!;
      }
      standingSums[y * width + size] = sum;
    }
    for (let x = 1; x < size; x++) {
      let sum = 0;
      for (let y = 0, cell = x - 1; y < size; y++, cell += size) {
        lyingSums[x * width + y] = sum;
        sum += lying[cell]!;
      }
      lyingSums[x * width + size] = sum;
    }
  }

  #findJoins(): void {
    const { open, openPair, gain, joiningTurns } = this;
    for (let i = 0; i < this.joining; i++) gain[joiningTurns[i]!] = 0;
    this.joining = 0;
    for (let i = 0; i < open; i++) {
      const pair = openPair[i]!;
      const first = firstJoin(pair);
      if (first === noTurn) continue;
      this.#addJoin(first);
      const second = secondJoin(pair);
      if (second !== noTurn) this.#addJoin(second);
    }
  }

  #addJoin(turn: number): void {
    if (this.gain[turn]!++ > 0) return;
    this.joiningTurns[this.joining++] = turn;
    const { border, size } = this.table;
    this.cut[turn] = cutAt(border[turn]!, size + 1, this.standingSums, this.lyingSums);
  }
}

/** How many pairs are cut by a turn with this border, by the sums along the lines around its square. */
export function cutAt(
  border: number,
  width: number,
  standingSums: Uint8Array,
  lyingSums: Uint8Array,
): number {
  const top = border & 0x3ff;
  const left = (border >>> 10) & 0x3ff;
  const n = border >>> 20;
  const bottom = top + n * width;
  const right = left + n * width;
  return (
    standingSums[top + n]! -
    standingSums[top]! +
    standingSums[bottom + n]! -
    standingSums[bottom]! +
    lyingSums[left + n]! -
    lyingSums[left]! +
    lyingSums[right + n]! -
    lyingSums[right]!
  );
}
