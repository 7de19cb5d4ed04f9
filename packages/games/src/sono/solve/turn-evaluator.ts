/**
 * What a turn makes of a board, worked out without making it. The board itself has
 * been read (see `SearchBoard`); of the turned one only the difference is worked out:
 * the lines through the square turn, the pairs across its border are cut, the
 * unmatched cells inside it move. Whatever the turn does not move is taken over as it
 * stands. It gives the same cost as turning the board and reading it afresh, to the
 * last digit.
 *
 * Nearly half of the time of a search is spent here, so the loops keep what they need
 * in local variables and call nothing that is not sure to be inlined.
 */
import { addPair, bitCount, cutBy, cutCells, lineCount, lowestBit, turnLines } from "./lines.js";
import type { SearchBoard } from "./search-board.js";
import { distanceOf, firstJoin, noTurn, secondJoin } from "./turn-table.js";
import { netRange } from "./weights.js";

/** Stands for an unmatched pair that has become matched: no real one has distance 0. */
const joined = 0;

export class TurnEvaluator {
  /** What the turned board costs, and how many of its pairs are unmatched. */
  cost = 0;
  open = 0;
  /** Whether the turn moves an unmatched cell. */
  moved = false;
  /**
   * Two words by which the turn changes those that stand for the board. They stand
   * for it as a matching: the names of values do not matter.
   */
  hashOne = 0;
  hashTwo = 0;
  readonly #board: SearchBoard;
  /** Two random odd words per cell, then two per line. */
  readonly #keys: Int32Array;
  /** What the table knows of each unmatched pair, or `joined`. */
  readonly #pairs: Uint32Array;
  #pairCount = 0;
  /** How many pairs a turn joins; what stands at `noTurn` means nothing. */
  readonly #gain: Uint8Array = new Uint8Array(noTurn + 1);
  /** What the board's turns join, without the room for `noTurn`. */
  readonly #boardGain: Uint8Array;
  readonly #lines: Int32Array;
  readonly #holes: Int32Array;
  readonly #cutCells: Uint16Array;
  /** For each line of the board as it is: the value of its pairs, and its part of the two words. */
  readonly #lineValues: Int32Array;
  readonly #lineOne: Int32Array;
  readonly #lineTwo: Int32Array;
  #boardValue = 0;
  #placeValue = 0;
  /** The unmatched cells: the sums of their columns, rows, and squares of both; of the board as it is, and turned. */
  #boardColumns = 0;
  #boardRows = 0;
  #boardSquares = 0;
  #columns = 0;
  #rows = 0;
  #squares = 0;

  constructor(board: SearchBoard, keys: Int32Array) {
    const { cells, size, count } = board.table;
    this.#board = board;
    this.#keys = keys;
    this.#pairs = new Uint32Array(cells);
    this.#boardGain = board.gain.subarray(0, count);
    this.#lines = new Int32Array(lineCount(size));
    this.#holes = new Int32Array(board.holes.length);
    this.#cutCells = new Uint16Array(8 * size);
    this.#lineValues = new Int32Array(lineCount(size));
    this.#lineOne = new Int32Array(lineCount(size));
    this.#lineTwo = new Int32Array(lineCount(size));
  }

  /** Prepares for the turns of the board that has been read. */
  begin(): void {
    const { table, weights, lines, open, openP, openQ } = this.#board;
    const keys = this.#keys;
    const firstKey = 2 * table.cells;
    let value = 0;
    for (let line = 0; line < lines.length; line++) {
      const pairs = lines[line]!;
      const ofLine = weights.wallOf(line % (table.size + 1), pairs);
      this.#lineValues[line] = ofLine;
      this.#lineOne[line] = lineHash(pairs, keys[firstKey + 2 * line]!);
      this.#lineTwo[line] = lineHash(pairs, keys[firstKey + 2 * line + 1]!);
      value += ofLine;
    }
    this.#boardValue = value;
    this.#columns = 0;
    this.#rows = 0;
    this.#squares = 0;
    for (let i = 0; i < open; i++) {
      this.#addHole(openP[i]!);
      this.#addHole(openQ[i]!);
    }
    this.#boardColumns = this.#columns;
    this.#boardRows = this.#rows;
    this.#boardSquares = this.#squares;
  }

  /** Evaluates the board for which `begin` was called, turned. */
  evaluate(turn: number): void {
    const { table, lines } = this.#board;
    const { size, square } = table;
    this.#takeOver();
    this.hashOne = 0;
    this.hashTwo = 0;
    this.moved = false;
    turnLines(lines, 0, square[turn]!, size, this.#lines, 0);
    this.#moveOpen(turn);
    this.#cutBorder(turn);
    this.#compareLines(turn);
    this.cost = this.#openCost() + this.#holeCost() + this.#scatterCost() - this.#placeValue;
  }

  /** The cost of the board as it is. */
  costUnturned(): number {
    this.#takeOver();
    this.#lines.set(this.#board.lines);
    return this.#openCost() + this.#holeCost() + this.#scatterCost() - this.#boardValue;
  }

  #takeOver(): void {
    const { open, openPair, holes } = this.#board;
    const newPairs = this.#pairs;
    const newHoles = this.#holes;
    for (let i = 0; i < open; i++) newPairs[i] = openPair[i]!;
    for (let line = 0; line < holes.length; line++) newHoles[line] = holes[line]!;
    this.#gain.set(this.#boardGain);
    this.#pairCount = open;
    this.open = open;
    this.#placeValue = this.#boardValue;
    this.#columns = this.#boardColumns;
    this.#rows = this.#boardRows;
    this.#squares = this.#boardSquares;
  }

  /** The unmatched pairs with a cell in the square, where they are after the turn; some may touch then. */
  #moveOpen(turn: number): void {
    const { table, openAt, openPair, twin, holes } = this.#board;
    const { size, cells, to, pairs, row, column, square } = table;
    const x = square[turn]! & 31;
    const y = (square[turn]! >>> 5) & 31;
    const n = square[turn]! >>> 10;
    const columns = ((1 << n) - 1) << x;
    const newPairs = this.#pairs;
    const newHoles = this.#holes;
    const gain = this.#gain;
    const keys = this.#keys;
    const base = turn * cells;
    for (let line = y; line < y + n; line++) {
      for (let bits = holes[line + 1]! & columns; bits !== 0; bits &= bits - 1) {
        const p = line * size + lowestBit(bits);
        const q = twin[p]!;
        const a = to[base + p]!;
        const b = to[base + q]!;
        // Cells are met in rising order: of a pair wholly inside, this is the second.
        if (q < p && (column[q]! - x) >>> 0 < n && row[q]! >= y) continue;
        this.moved = true;
        this.hashOne = (this.hashOne - pairHash(keys[2 * p]!, keys[2 * q]!)) | 0;
        this.hashTwo = (this.hashTwo - pairHash(keys[2 * p + 1]!, keys[2 * q + 1]!)) | 0;
        const at = openAt[p]!;
        const before = openPair[at]!;
        gain[firstJoin(before)]!--;
        gain[secondJoin(before)]!--;
        // Each cell is left once and entered once, so the order of these does not matter.
        newHoles[row[p]! + 1]! ^= 1 << column[p]!;
        newHoles[row[q]! + 1]! ^= 1 << column[q]!;
        this.#removeHole(p);
        this.#removeHole(q);
        const after = pairs[a * cells + b]!;
        if (distanceOf(after) === 1) {
          newPairs[at] = joined;
          this.open--;
          addPair(this.#lines, 0, size, a, b);
          continue;
        }
        newPairs[at] = after;
        this.hashOne = (this.hashOne + pairHash(keys[2 * a]!, keys[2 * b]!)) | 0;
        this.hashTwo = (this.hashTwo + pairHash(keys[2 * a + 1]!, keys[2 * b + 1]!)) | 0;
        gain[firstJoin(after)]!++;
        gain[secondJoin(after)]!++;
        newHoles[row[a]! + 1]! ^= 1 << column[a]!;
        newHoles[row[b]! + 1]! ^= 1 << column[b]!;
        this.#addHole(a);
        this.#addHole(b);
      }
    }
  }

  /** Pairs across the border become unmatched: a turn moves every cell along its border away from its neighbour outside. */
  #cutBorder(turn: number): void {
    const { lines, table } = this.#board;
    const { size, cells, to, pairs, row, column, square } = table;
    const cut = this.#cutCells;
    const keys = this.#keys;
    const gain = this.#gain;
    const holes = this.#holes;
    const base = turn * cells;
    const count = cutCells(lines, 0, square[turn]!, size, cut);
    for (let i = 0; i < count; i += 2) {
      const a = to[base + cut[i]!]!;
      const b = to[base + cut[i + 1]!]!;
      const pair = pairs[a * cells + b]!;
      this.#pairs[this.#pairCount++] = pair;
      gain[firstJoin(pair)]!++;
      gain[secondJoin(pair)]!++;
      holes[row[a]! + 1]! ^= 1 << column[a]!;
      holes[row[b]! + 1]! ^= 1 << column[b]!;
      this.#addHole(a);
      this.#addHole(b);
      this.hashOne = (this.hashOne + pairHash(keys[2 * a]!, keys[2 * b]!)) | 0;
      this.hashTwo = (this.hashTwo + pairHash(keys[2 * a + 1]!, keys[2 * b + 1]!)) | 0;
    }
    this.open += count >> 1;
  }

  /** What the lines through the square and along its border are worth now, and their part of the two words. */
  #compareLines(turn: number): void {
    const { table, weights } = this.#board;
    const { size, cells, square } = table;
    const lines = this.#lines;
    const keys = this.#keys;
    const x = square[turn]! & 31;
    const y = (square[turn]! >>> 5) & 31;
    const n = square[turn]! >>> 10;
    let value = 0;
    let one = 0;
    let two = 0;
    for (let k = 0; k <= n; k++) {
      const above = y + k;
      const left = size + 1 + x + k;
      value += weights.wallOf(above, lines[above]!) - this.#lineValues[above]!;
      value += weights.wallOf(x + k, lines[left]!) - this.#lineValues[left]!;
      one += lineHash(lines[above]!, keys[2 * (cells + above)]!) - this.#lineOne[above]!;
      one += lineHash(lines[left]!, keys[2 * (cells + left)]!) - this.#lineOne[left]!;
      two += lineHash(lines[above]!, keys[2 * (cells + above) + 1]!) - this.#lineTwo[above]!;
      two += lineHash(lines[left]!, keys[2 * (cells + left) + 1]!) - this.#lineTwo[left]!;
    }
    this.#placeValue += value;
    this.hashOne = (this.hashOne + one) | 0;
    this.hashTwo = (this.hashTwo + two) | 0;
  }

  #addHole(cell: number): void {
    const { row, column, fromCorner } = this.#board.table;
    this.#columns += column[cell]!;
    this.#rows += row[cell]!;
    this.#squares += fromCorner[cell]!;
  }

  #removeHole(cell: number): void {
    const { row, column, fromCorner } = this.#board.table;
    this.#columns -= column[cell]!;
    this.#rows -= row[cell]!;
    this.#squares -= fromCorner[cell]!;
  }

  #openCost(): number {
    const { table, weights } = this.#board;
    const { byDistance, byNet, noJoin, ready } = weights;
    const { square, size } = table;
    const count = this.#pairCount;
    const pairs = this.#pairs;
    const gain = this.#gain;
    const lines = this.#lines;
    let cost = 0;
    let top = -netRange;
    for (let i = 0; i < count; i++) {
      const pair = pairs[i]!;
      if (pair === joined) continue;
      cost += byDistance[distanceOf(pair)]!;
      const first = firstJoin(pair);
      if (first === noTurn) {
        cost += noJoin;
        continue;
      }
      let best = gain[first]! - cutBy(square[first]!, lines, size);
      const second = secondJoin(pair);
      if (second !== noTurn) {
        const other = gain[second]! - cutBy(square[second]!, lines, size);
        if (other > best) best = other;
      }
      cost += byNet[best + netRange]!;
      if (best > top) top = best;
    }
    for (let bonus = 0; bonus < 3 && top > bonus; bonus++) cost -= ready[bonus]!;
    return cost;
  }

  #scatterCost(): number {
    const { scatter } = this.#board.weights;
    return Math.trunc(scatter * scatterOf(2 * this.open, this.#columns, this.#rows, this.#squares));
  }

  /** Unmatched cells with no, or one, unmatched neighbour: a row of cells at a time. */
  #holeCost(): number {
    const { lone, end } = this.#board.weights;
    const holes = this.#holes;
    let alone = 0;
    let withOne = 0;
    for (let line = 1; line + 1 < holes.length; line++) {
      const here = holes[line]!;
      if (here === 0) continue;
      const left = here << 1;
      const right = here >>> 1;
      const above = holes[line - 1]!;
      const below = holes[line + 1]!;
      const any = left | right | above | below;
      const three = (left & right & (above | below)) | (above & below & (left | right));
      alone += bitCount(here & ~any);
      withOne += bitCount(here & (left ^ right ^ above ^ below) & ~three);
    }
    return lone * alone + end * withOne;
  }
}

/**
 * How far the unmatched cells are scattered: the root of the sum of the squares of
 * their distances from their centre. Division and root are exact to the last bit
 * everywhere, so this is too.
 */
function scatterOf(cells: number, columns: number, rows: number, squares: number): number {
  return cells === 0 ? 0 : Math.sqrt(Math.max(0, squares - (columns * columns + rows * rows) / cells));
}

/** The product of two odd words stands for the pair, whichever cell comes first. */
export function pairHash(a: number, b: number): number {
  const product = Math.imul(a, b);
  return product ^ (product >>> 15);
}

/** Stands for the pairs across a line. */
export function lineHash(pairs: number, key: number): number {
  const product = Math.imul(pairs ^ (key >>> 7), key);
  const mixed = Math.imul(product ^ (product >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
