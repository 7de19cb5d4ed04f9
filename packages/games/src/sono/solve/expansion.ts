/**
 * The turns worth trying on a board. Answers hardly ever cut a pair without
 * joining as many by the same turn, so there are two kinds: every turn that cuts
 * nothing, whether it joins something or only brings twins nearer, and the turns
 * that join at least as many pairs as they cut.
 *
 * The first kind is enumerated side by side length, a row of squares at a time: of
 * each line there is a word that says where n cells in a row have no pair across it,
 * and the next n takes one step per line. Each turn's rough cost follows from the
 * unmatched pairs that have one cell inside and one outside.
 */
import type { Candidates } from "./candidates.js";
import { lowestBit } from "./lines.js";
import type { SearchBoard } from "./search-board.js";

/** A turn that makes the board dearer than this is not looked at. */
const worstChange = 300;

/** Hardly any turn brings more than this by bringing pairs nearer that it does not join. */
const luck = 330;

/**
 * While more pairs than this are unmatched, per mille of all, only turns that
 * join something are worth their price: there are enough of them. On small
 * boards a quiet turn at the start is worth it; where the steps are few, one
 * that joins nothing is not worth its step for longer.
 */
const plenty = (size: number, fewSteps: boolean): number =>
  size < 10 ? 1000 : fewSteps ? 350 : size < 12 ? 650 : 540;

export class Expansion {
  /** Steps of the inner loops so far. */
  work = 0;
  readonly #board: SearchBoard;
  readonly #plenty: number;
  /** By line: where a run of n cells begins that has no pair across it. */
  readonly #clear: Int32Array;
  /** By row, as in `holes`: the cells of pairs that some promising turn would cut. */
  readonly #inTheWay: Int32Array;
  /** By row: the unmatched cells, and those in the way, of n rows from this one on. */
  readonly #holesBelow: Int32Array;
  readonly #wayBelow: Int32Array;

  constructor(board: SearchBoard, fewSteps: boolean) {
    const { size } = board.table;
    this.#plenty = plenty(size, fewSteps);
    this.#board = board;
    this.#clear = new Int32Array(board.lines.length);
    this.#inTheWay = new Int32Array(size);
    this.#holesBelow = new Int32Array(size);
    this.#wayBelow = new Int32Array(size);
  }

  /** Adds the turns of the board that has been read. */
  expand(cost: number, parent: number, noise: () => number, candidates: Candidates): void {
    const { table, weights, open, joining, joiningTurns, gain, cut } = this.#board;
    const hasPlenty = 2000 * open > this.#plenty * table.cells;
    const isQuietHopeless = cost - luck > candidates.limit;
    for (let i = 0; i < joining; i++) {
      const turn = joiningTurns[i]!;
      if (cut[turn]! > gain[turn]!) continue;
      // Without a cut it is met again below.
      if (cut[turn] === 0 && !hasPlenty && !isQuietHopeless) continue;
      if (this.#isHopeless(cost, turn, candidates)) continue;
      const change = this.#change(turn) + cut[turn]! * weights.roughly[table.n[turn]!]!;
      if (change <= worstChange) candidates.add(cost + change + noise(), parent, turn);
    }
    this.work += 2 * joining;
    if (!hasPlenty && !isQuietHopeless) this.#addClean(cost, parent, noise, candidates);
  }

  /** Adds the turns that cut nothing. */
  #addClean(cost: number, parent: number, noise: () => number, candidates: Candidates): void {
    const { table, lines, holes } = this.#board;
    const { size, firstOfSide } = table;
    const clear = this.#clear;
    const inTheWay = this.#inTheWay;
    const holesBelow = this.#holesBelow;
    const wayBelow = this.#wayBelow;
    this.#findInTheWay();
    for (let line = 0; line < lines.length; line++) clear[line] = ~lines[line]!;
    for (let y = 0; y < size; y++) {
      holesBelow[y] = holes[y + 1]!;
      wayBelow[y] = inTheWay[y]!;
    }
    this.work += 4 * size;
    for (let n = 2; n < size; n++) {
      for (let line = 0; line < lines.length; line++) clear[line]! &= ~(lines[line]! >>> (n - 1));
      const inside = (1 << n) - 1;
      const starts = (1 << (size - n + 1)) - 1;
      let turn = firstOfSide[n]!;
      for (let y = 0; y + n <= size; y++, turn += size - n + 1) {
        holesBelow[y]! |= holes[y + n]!;
        wayBelow[y]! |= inTheWay[y + n - 1]!;
        for (let bits = clear[y]! & clear[y + n]! & starts; bits !== 0; bits &= bits - 1) {
          const x = lowestBit(bits);
          if ((((clear[size + 1 + x]! & clear[size + 1 + x + n]!) >>> y) & 1) === 0) continue;
          if (((holesBelow[y]! >>> x) & inside) === 0) {
            if (((wayBelow[y]! >>> x) & inside) !== 0) candidates.add(cost + noise(), parent, turn + x);
            continue;
          }
          if (this.#isHopeless(cost, turn + x, candidates)) continue;
          const change = this.#change(turn + x);
          if (change <= worstChange) candidates.add(cost + change + noise(), parent, turn + x);
        }
      }
      this.work += 3 * size;
    }
  }

  /** Whether the pairs that the turn joins and cuts leave it too dear, even if it brings others much nearer. */
  #isHopeless(cost: number, turn: number, candidates: Candidates): boolean {
    const { gain, cut, table, weights } = this.#board;
    this.work++;
    if (gain[turn] === 0) return cost - luck > candidates.limit;
    const net = gain[turn]! - cut[turn]!;
    return cost - net * weights.roughly[table.n[turn]!]! - luck > candidates.limit;
  }

  /**
   * Finds the cells of pairs that some promising turn would cut: a turn without an
   * unmatched cell is of use only if it moves such a pair out of the way. Without
   * this, the last layers would fill with boards that differ in nothing that matters.
   */
  #findInTheWay(): void {
    const { table, lines, joining, joiningTurns, gain, cut } = this.#board;
    const { size, square } = table;
    const inTheWay = this.#inTheWay;
    inTheWay.fill(0);
    for (let i = 0; i < joining; i++) {
      const turn = joiningTurns[i]!;
      if (cut[turn] === 0 || cut[turn]! > gain[turn]! + 1) continue;
      const x = square[turn]! & 31;
      const y = (square[turn]! >>> 5) & 31;
      const n = square[turn]! >>> 10;
      this.work += 8 * cut[turn]!;
      for (let line = y; line <= y + n; line += n) {
        const standing = lines[line]! & (((1 << n) - 1) << x);
        if (standing === 0) continue;
        inTheWay[line - 1]! |= standing;
        inTheWay[line]! |= standing;
      }
      for (let line = x; line <= x + n; line += n) {
        const lying = lines[size + 1 + line]! & (((1 << n) - 1) << y);
        for (let bits = lying; bits !== 0; bits &= bits - 1) inTheWay[lowestBit(bits)]! |= 3 << (line - 1);
      }
    }
  }

  /** What the turn does to the unmatched pairs across its border. */
  #change(turn: number): number {
    const { table, weights, twin, holes } = this.#board;
    const { size, cells, to, column, row, distance, square } = table;
    const { roughly } = weights;
    const x = square[turn]! & 31;
    const y = (square[turn]! >>> 5) & 31;
    const n = square[turn]! >>> 10;
    const columns = ((1 << n) - 1) << x;
    const base = turn * cells;
    let change = 0;
    let met = 0;
    for (let line = y; line < y + n; line++) {
      for (let bits = holes[line + 1]! & columns; bits !== 0; bits &= bits - 1) {
        met++;
        const p = line * size + lowestBit(bits);
        const q = twin[p]!;
        if ((column[q]! - x) >>> 0 < n && (row[q]! - y) >>> 0 < n) continue;
        change += roughly[distance[to[base + p]! * cells + q]!]! - roughly[distance[p * cells + q]!]!;
      }
    }
    this.work += n + 2 * met;
    return change;
  }
}
