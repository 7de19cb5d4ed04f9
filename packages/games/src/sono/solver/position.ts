/**
 * One board under the search's eye. A board is the list of its pairs' places
 * (two cells a value), so a turn is one table look-up a cell. Reading a board
 * finds its unmatched pairs and prepares the sums by which the cost of any turn
 * is known in constant time: `standingSums` counts, along each horizontal line
 * between rows, the standing pairs across it, and `lyingSums` the lying pairs
 * across each vertical line; what a turn cuts is four differences.
 *
 * All buffers are made once and used for every board.
 */
import { maxPairs } from "../board.js";
import type { TurnTable } from "./turn-table.js";
import type { Weights } from "./weights.js";

/** Says that a pair has no, or no second, turn that joins it. */
export const noTurn = 0xffff;

export class Position {
  readonly table: TurnTable;
  readonly weights: Weights;
  /** Two random odd words a cell. */
  readonly cellHash: Int32Array;
  /** How many pairs are unmatched, their cells, the smaller first, and the turns that join them. */
  open = 0;
  readonly openP: Uint16Array;
  readonly openQ: Uint16Array;
  readonly joinA: Uint16Array;
  readonly joinB: Uint16Array;
  /** 1 where a pair has its upper (standing) or left (lying) cell. */
  readonly standing: Uint8Array;
  readonly lying: Uint8Array;
  /** The turns that join something, how many pairs they join, and how many they cut. */
  joining = 0;
  readonly joiningTurns: Uint16Array;
  readonly gain: Uint8Array;
  readonly cut: Uint8Array;
  readonly standingSums: Uint8Array;
  readonly lyingSums: Uint8Array;
  /** The value of the pairs' places. */
  placeValue = 0;
  /** Two words that stand for the board as a matching: the names of values do not matter. */
  hashOne = 0;
  hashTwo = 0;

  constructor(table: TurnTable, weights: Weights, cellHash: Int32Array) {
    const { size, cells, count } = table;
    this.table = table;
    this.weights = weights;
    this.cellHash = cellHash;
    this.openP = new Uint16Array(maxPairs(size));
    this.openQ = new Uint16Array(maxPairs(size));
    this.joinA = new Uint16Array(maxPairs(size));
    this.joinB = new Uint16Array(maxPairs(size));
    this.standing = new Uint8Array(cells);
    this.lying = new Uint8Array(cells);
    this.joiningTurns = new Uint16Array(count);
    this.gain = new Uint8Array(count);
    this.cut = new Uint8Array(count);
    this.standingSums = new Uint8Array((size + 1) * (size + 1));
    this.lyingSums = new Uint8Array((size + 1) * (size + 1));
  }

  /** Reads the board whose places stand in `places` from `offset` on. */
  read(places: Uint16Array, offset: number): void {
    const { size, cells, column } = this.table;
    const { openP, openQ, standing, lying, cellHash } = this;
    const standingValue = this.weights.standing;
    const lyingValue = this.weights.lying;
    standing.fill(0);
    lying.fill(0);
    let open = 0;
    let value = 0;
    let one = 0;
    let two = 0;
    for (let i = offset; i < offset + cells; i += 2) {
      let p = places[i]!;
      let q = places[i + 1]!;
      if (p > q) {
        const held = p;
        p = q;
        q = held;
      }
      one = (one + pairHash(cellHash[2 * p]!, cellHash[2 * q]!)) | 0;
      two = (two + pairHash(cellHash[2 * p + 1]!, cellHash[2 * q + 1]!)) | 0;
      if (q - p === size) {
        standing[p] = 1;
        value += standingValue[p]!;
      } else if (q - p === 1 && column[q] !== 0) {
        lying[p] = 1;
        value += lyingValue[p]!;
      } else {
        openP[open] = p;
        openQ[open] = q;
        open++;
      }
    }
    this.open = open;
    this.placeValue = value;
    this.hashOne = one;
    this.hashTwo = two;
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
    const { table, open, openP, openQ, joinA, joinB, gain, cut, joiningTurns } = this;
    const { cells, joinStart, joins } = table;
    for (let i = 0; i < this.joining; i++) gain[joiningTurns[i]!] = 0;
    let joining = 0;
    for (let i = 0; i < open; i++) {
      const pair = openP[i]! * cells + openQ[i]!;
      const first = joinStart[pair]!;
      const found = joinStart[pair + 1]! - first;
      joinA[i] = found > 0 ? joins[first]! : noTurn;
      joinB[i] = found > 1 ? joins[first + 1]! : noTurn;
      for (let j = first; j < first + found; j++) {
        const turn = joins[j]!;
        if (gain[turn]!++ > 0) continue;
        joiningTurns[joining++] = turn;
        cut[turn] = cutBy(turn, table, this.standingSums, this.lyingSums);
      }
    }
    this.joining = joining;
  }
}

/** How many pairs the turn cuts, by the sums along the lines around its square. */
export function cutBy(
  turn: number,
  table: TurnTable,
  standingSums: Uint8Array,
  lyingSums: Uint8Array,
): number {
  const n = table.n[turn]!;
  const top = table.topLine[turn]!;
  const left = table.leftLine[turn]!;
  const bottom = top + n * (table.size + 1);
  const right = left + n * (table.size + 1);
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

/** The product of two odd words stands for the pair, whichever cell comes first. */
export function pairHash(a: number, b: number): number {
  const product = Math.imul(a, b);
  return product ^ (product >>> 15);
}
