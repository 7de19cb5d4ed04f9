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
import type { Position } from "./position.js";

/** A turn that makes the board dearer than this is not looked at. */
const worstChange = 300;

export class Expansion {
  /** Steps of the inner loops so far. */
  work = 0;
  readonly #position: Position;
  /** The twin of an unmatched cell, −1 for the others. */
  readonly #twin: Int16Array;
  /** How many cells from here to the right have no pair across the line above them. */
  readonly #clearAbove: Uint8Array;
  /** How many cells from here down have no pair across the line left of them. */
  readonly #clearLeft: Uint8Array;

  constructor(position: Position) {
    const { size, cells } = position.table;
    this.#position = position;
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

  /** Adds the turns of the board that the position has read. */
  expand(cost: number, parent: number, noise: () => number, candidates: Candidates): void {
    const { table, open, openP, openQ, joining, joiningTurns, gain, cut } = this.#position;
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
      const change = this.#change(turn) + cut[turn]! * this.#position.weights.roughly[table.n[turn]!]!;
      if (change <= worstChange) candidates.add(cost + change + noise(), parent, turn);
    }
    this.#measureRuns();
    for (let y = 0; y + 1 < size; y++) {
      for (let x = 0; x + 1 < size; x++) {
        const room = Math.min(size - Math.max(x, y), size - 1);
        const most = Math.min(above[y * size + x]!, left[x * size + y]!, room);
        for (let n = 2; n <= most; n++) {
          if (above[(y + n) * size + x]! < n || left[(x + n) * size + y]! < n) continue;
          const turn = turnAt[n * cells + y * size + x]!;
          const change = this.#change(turn);
          if (change <= worstChange) candidates.add(cost + change + noise(), parent, turn);
        }
      }
    }
    this.work += 3 * cells;
  }

  #measureRuns(): void {
    const { standing, lying, table } = this.#position;
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
    const { table, weights, open, openP, openQ } = this.#position;
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
