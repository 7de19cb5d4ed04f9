/**
 * The turns worth trying on a board. Answers hardly ever cut a pair without
 * joining as many by the same turn, so there are two kinds: every turn that cuts
 * nothing, whether it joins something or only brings twins nearer, and the turns
 * that join at least as many pairs as they cut.
 *
 * The first kind is enumerated by runs: how far the line above a cell, and the
 * line to its left, go on without crossing a pair limits the side of the
 * squares that can begin there. Each turn's rough cost follows from the
 * unmatched pairs that have one cell inside and one outside.
 */
import type { Candidates } from "./candidates.js";
import type { SearchBoard } from "./search-board.js";

/** A turn that makes the board dearer than this is not looked at. */
const worstChange = 300;

/** Hardly any turn brings more than this by bringing pairs nearer that it does not join. */
const luck = 400;

/**
 * While more pairs than this are unmatched, per mille of all, only turns that
 * join something are worth their price: there are enough of them. On small
 * boards a quiet turn at the start is worth it; where the steps are few, one
 * that joins nothing is not worth its step for longer.
 */
const plenty = (size: number, fewSteps: boolean): number => (size < 10 ? 1000 : fewSteps ? 350 : 650);

export class Expansion {
  /** Steps of the inner loops so far. */
  work = 0;
  readonly #board: SearchBoard;
  readonly #plenty: number;
  /** The twin of an unmatched cell, −1 for the others. */
  readonly #twin: Int16Array;
  /** How many cells from here to the right have no pair across the line above them. */
  readonly #clearAbove: Uint8Array;
  /** How many cells from here down have no pair across the line left of them. */
  readonly #clearLeft: Uint8Array;

  readonly #hole: Uint8Array;
  readonly #inTheWay: Uint8Array;
  readonly #holeSums: Uint16Array;
  readonly #cutSums: Uint16Array;

  constructor(board: SearchBoard, fewSteps: boolean) {
    const { size, cells } = board.table;
    this.#plenty = plenty(size, fewSteps);
    this.#hole = new Uint8Array(cells);
    this.#inTheWay = new Uint8Array(cells);
    this.#holeSums = new Uint16Array((size + 1) * (size + 1));
    this.#cutSums = new Uint16Array((size + 1) * (size + 1));
    this.#board = board;
    this.#twin = new Int16Array(cells);
    this.#clearAbove = new Uint8Array(cells + size);
    this.#clearLeft = new Uint8Array(cells + size);
    for (let i = 0; i < size; i++) {
      for (const edge of [0, cells]) {
        this.#clearAbove[edge + i] = size - i;
        this.#clearLeft[edge + i] = size - i;
      }
    }
  }

  /** Adds the turns of the board that has been read. */
  expand(cost: number, parent: number, noise: () => number, candidates: Candidates): void {
    const { table, open, openP, openQ, joining, joiningTurns, gain, cut } = this.#board;
    const { size, cells, turnAt } = table;
    const twin = this.#twin;
    const above = this.#clearAbove;
    const left = this.#clearLeft;
    twin.fill(-1);
    for (let i = 0; i < open; i++) {
      twin[openP[i]!] = openQ[i]!;
      twin[openQ[i]!] = openP[i]!;
    }
    for (let i = 0; i < joining; i++) {
      const turn = joiningTurns[i]!;
      if (cut[turn] === 0 || cut[turn]! > gain[turn]!) continue;
      if (this.#isHopeless(cost, turn, candidates)) continue;
      const change = this.#change(turn) + cut[turn]! * this.#board.weights.roughly[table.n[turn]!]!;
      if (change <= worstChange) candidates.add(cost + change + noise(), parent, turn);
    }
    this.work += 3 * cells;
    if (2000 * open > this.#plenty * cells) {
      for (let i = 0; i < joining; i++) {
        const turn = joiningTurns[i]!;
        if (cut[turn] !== 0 || this.#isHopeless(cost, turn, candidates)) continue;
        const change = this.#change(turn);
        if (change <= worstChange) candidates.add(cost + change + noise(), parent, turn);
      }
      return;
    }
    this.#measureRuns();
    this.#countHoles();
    const holeSums = this.#holeSums;
    const cutSums = this.#cutSums;
    const width = size + 1;
    for (let y = 0; y + 1 < size; y++) {
      for (let x = 0; x + 1 < size; x++) {
        const room = Math.min(size - Math.max(x, y), size - 1);
        const maxSide = Math.min(above[y * size + x]!, left[x * size + y]!, room);
        for (let n = 2; n <= maxSide; n++) {
          if (above[(y + n) * size + x]! < n || left[(x + n) * size + y]! < n) continue;
          const turn = turnAt[n * cells + y * size + x]!;
          const a = y * width + x;
          const b = a + n * width;
          if (holeSums[b + n]! - holeSums[b]! - holeSums[a + n]! + holeSums[a]! === 0) {
            const inTheWay = cutSums[b + n]! - cutSums[b]! - cutSums[a + n]! + cutSums[a]!;
            if (inTheWay >= 2) candidates.add(cost + noise(), parent, turn);
            continue;
          }
          if (this.#isHopeless(cost, turn, candidates)) continue;
          const change = this.#change(turn);
          if (change <= worstChange) candidates.add(cost + change + noise(), parent, turn);
        }
      }
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
   * Counts, for every corner of the grid, the unmatched cells above and left of
   * it, and the cells of pairs that some promising turn would cut: a turn without
   * an unmatched cell is of use only if it moves such a pair out of the way.
   * Without this, the last layers would fill with boards that differ in nothing
   * that matters.
   */
  #countHoles(): void {
    const { table, open, openP, openQ, joining, joiningTurns, gain, cut, standing, lying } = this.#board;
    const { size, cells } = table;
    const inTheWay = this.#inTheWay;
    const hole = this.#hole;
    inTheWay.fill(0);
    hole.fill(0);
    for (let i = 0; i < open; i++) {
      hole[openP[i]!] = 1;
      hole[openQ[i]!] = 1;
    }
    for (let i = 0; i < joining; i++) {
      const turn = joiningTurns[i]!;
      if (cut[turn] === 0 || cut[turn]! > gain[turn]! + 1) continue;
      const x = table.x[turn]!;
      const y = table.y[turn]!;
      const n = table.n[turn]!;
      this.work += 4 * n;
      for (let k = 0; k < n; k++) {
        const above = (y - 1) * size + x + k;
        if (y > 0 && standing[above]) inTheWay[above] = inTheWay[above + size] = 1;
        const lowest = above + n * size;
        if (y + n < size && standing[lowest]) inTheWay[lowest] = inTheWay[lowest + size] = 1;
        const beside = (y + k) * size + x - 1;
        if (x > 0 && lying[beside]) inTheWay[beside] = inTheWay[beside + 1] = 1;
        const rightmost = beside + n;
        if (x + n < size && lying[rightmost]) inTheWay[rightmost] = inTheWay[rightmost + 1] = 1;
      }
    }
    const holeSums = this.#holeSums;
    const cutSums = this.#cutSums;
    const width = size + 1;
    for (let y = 0, cell = 0; y < size; y++) {
      let holes = 0;
      let cuts = 0;
      for (let x = 0, at = (y + 1) * width + 1; x < size; x++, at++, cell++) {
        holes += hole[cell]!;
        cuts += inTheWay[cell]!;
        holeSums[at] = holeSums[at - width]! + holes;
        cutSums[at] = cutSums[at - width]! + cuts;
      }
    }
    this.work += cells;
  }

  #measureRuns(): void {
    const { standing, lying, table } = this.#board;
    const { size } = table;
    for (let y = 1; y < size; y++) {
      let run = 0;
      for (let x = size - 1, cell = y * size - 1; x >= 0; x--, cell--) {
        run = standing[cell] ? 0 : run + 1;
        this.#clearAbove[y * size + x] = run;
      }
    }
    for (let x = 1; x < size; x++) {
      let run = 0;
      for (let y = size - 1, cell = y * size + x - 1; y >= 0; y--, cell -= size) {
        run = lying[cell] ? 0 : run + 1;
        this.#clearLeft[x * size + y] = run;
      }
    }
  }

  /** What the turn does to the unmatched pairs across its border: by its cells or by the pairs, whichever are fewer. */
  #change(turn: number): number {
    const { table, weights, open, openP, openQ } = this.#board;
    const { size, cells, to, column, row, distance } = table;
    const { roughly } = weights;
    const twin = this.#twin;
    const x = table.x[turn]!;
    const y = table.y[turn]!;
    const n = table.n[turn]!;
    const base = turn * cells;
    let change = 0;
    if (n * n < 2 * open) {
      this.work += n * n;
      for (let first = y * size + x; first < (y + n) * size + x; first += size) {
        for (let p = first; p < first + n; p++) {
          const q = twin[p]!;
          if (q < 0 || ((column[q]! - x) >>> 0 < n && (row[q]! - y) >>> 0 < n)) continue;
          change += roughly[distance[to[base + p]! * cells + q]!]! - roughly[distance[p * cells + q]!]!;
        }
      }
      return change;
    }
    this.work += 2 * open;
    for (let i = 0; i < open; i++) {
      const p = openP[i]!;
      const q = openQ[i]!;
      const pInside = (column[p]! - x) >>> 0 < n && (row[p]! - y) >>> 0 < n;
      const qInside = (column[q]! - x) >>> 0 < n && (row[q]! - y) >>> 0 < n;
      if (pInside === qInside) continue;
      change +=
        roughly[distance[to[base + p]! * cells + to[base + q]!]!]! - roughly[distance[p * cells + q]!]!;
    }
    return change;
  }
}
