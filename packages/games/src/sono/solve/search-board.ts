/**
 * The board that the search is looking at. Reading it finds its unmatched cells and
 * the turns that join something, with what each of them cuts.
 *
 * All buffers are made once and used for every board.
 */
import { maxPairs } from "../board.js";
import { cutBy, lineCount } from "./lines.js";
import { firstCell, openOffset, secondCell } from "./packed-board.js";
import { firstJoin, noTurn, secondJoin, type TurnTable } from "./turn-table.js";
import type { Weights } from "./weights.js";

export class SearchBoard {
  readonly table: TurnTable;
  readonly weights: Weights;
  /** The matched pairs, see `lines.ts`. */
  readonly lines: Int32Array;
  /** How many pairs are unmatched, their cells, and what the table knows of them. */
  open = 0;
  readonly openP: Uint16Array;
  readonly openQ: Uint16Array;
  readonly openPair: Uint32Array;
  /** For an unmatched cell, the number of its pair and the other cell; for others, whatever stood there. */
  readonly openAt: Uint16Array;
  readonly twin: Uint16Array;
  /** A bit for each unmatched cell, by rows, with an empty row above and below. */
  readonly holes: Int32Array;
  /** The turns that join something, how many pairs they join (`gain` has room for `noTurn`), and how many they cut. */
  joining = 0;
  readonly joiningTurns: Uint16Array;
  readonly gain: Uint8Array = new Uint8Array(noTurn + 1);
  readonly cut: Uint8Array;

  constructor(table: TurnTable, weights: Weights) {
    const { size, cells, count } = table;
    this.table = table;
    this.weights = weights;
    this.lines = new Int32Array(lineCount(size));
    this.openP = new Uint16Array(maxPairs(size));
    this.openQ = new Uint16Array(maxPairs(size));
    this.openPair = new Uint32Array(maxPairs(size));
    this.openAt = new Uint16Array(cells);
    this.twin = new Uint16Array(cells);
    this.holes = new Int32Array(size + 2);
    this.joiningTurns = new Uint16Array(count);
    this.cut = new Uint8Array(count);
  }

  /** Reads the packed board that stands in `boards` from `offset` on. */
  read(boards: Int32Array, offset: number): void {
    const { size, cells, column, row, pairs } = this.table;
    const { lines, openP, openQ, openPair, openAt, twin, holes } = this;
    for (let line = 0; line < lines.length; line++) lines[line] = boards[offset + line]!;
    for (let line = 0; line < holes.length; line++) holes[line] = 0;
    const from = offset + openOffset(size);
    const open = boards[from]!;
    for (let i = 0; i < open; i++) {
      const packed = boards[from + 1 + i]!;
      const p = firstCell(packed);
      const q = secondCell(packed);
      openP[i] = p;
      openQ[i] = q;
      openPair[i] = pairs[p * cells + q]!;
      openAt[p] = i;
      openAt[q] = i;
      twin[p] = q;
      twin[q] = p;
      holes[row[p]! + 1]! |= 1 << column[p]!;
      holes[row[q]! + 1]! |= 1 << column[q]!;
    }
    this.open = open;
    this.#findJoins();
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
    const { square, size } = this.table;
    this.cut[turn] = cutBy(square[turn]!, this.lines, size);
  }
}
