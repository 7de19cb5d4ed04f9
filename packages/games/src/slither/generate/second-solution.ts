/**
 * Quick ways to see that clues must stay: a solution other than the loop, which no
 * sound method can rule out. Every such solution disagrees with one of the clues
 * just taken away, for with them the loop was the only one; and mostly it differs
 * from the loop only nearby. So it is looked for
 *
 * - by eye: one cell that could change sides unnoticed;
 * - near: by search, with the clue denied and everything outside a window drawn as
 *   in the loop.
 *
 * The search gives up soon, so that finding nothing proves nothing. A larger window
 * or a longer search costs more than the trials it spares.
 */
import { cross, line, unknown } from "../edge-value.js";
import type { Propagator } from "../solve/propagator.js";
import { Search } from "../solve/search.js";
import { Solutions } from "../solve/solutions.js";
import { canChangeSides, type LoopShape } from "./loop.js";

/** How far the window reaches beyond the cell, in cells. */
const radius = 4;
/** Work before giving up. */
const maxWork = 150;

export class SecondSolution {
  readonly #propagator: Propagator;
  readonly #search: Search;
  readonly #shape: LoopShape;
  /** 1 for each edge of the loop. */
  readonly #loop: Uint8Array;

  constructor(propagator: Propagator, shape: LoopShape, loop: Uint8Array) {
    this.#propagator = propagator;
    this.#search = new Search(propagator);
    this.#shape = shape;
    this.#loop = loop;
  }

  /** Whether one cell among these, without their clues, or beside them could change sides unnoticed. */
  isEvident(group: Int32Array): boolean {
    const { besideCell, cells } = this.#propagator.topology;
    for (const cell of group) {
      if (this.#canChangeSides(cell)) return true;
      for (let k = cell * 4; k < cell * 4 + 4; k++) {
        if (besideCell[k]! < cells && this.#canChangeSides(besideCell[k]!)) return true;
      }
    }
    return false;
  }

  /** Whether one is found around one of these cells. */
  isNear(group: Int32Array): boolean {
    return group.some((cell) => this.#isAround(cell));
  }

  /** Its own clue, if it has one, must be a 2, which it stays, and there must be none beside it. */
  #canChangeSides(cell: number): boolean {
    const { besideCell, beyondGate, cells } = this.#propagator.topology;
    const { clue } = this.#propagator;
    const { inside } = this.#shape;
    if (clue[cell]! >= 0 && clue[cell] !== 2) return false;
    let ring = 0;
    for (let k = 0; k < 4; k++) {
      const beside = besideCell[cell * 4 + k]!;
      const beyond = beyondGate[cell * 4 + k]!;
      if (beside < cells && clue[beside]! >= 0) return false;
      if (beside < cells) ring |= inside[beside]! << (2 * k);
      if (beyond < cells) ring |= inside[beyond]! << (2 * k + 1);
    }
    return canChangeSides[ring] === 1;
  }

  /** Searches with the clue of a cell denied; leaves the propagator as it was, but for the work. */
  #isAround(cell: number): boolean {
    const propagator = this.#propagator;
    const { watcher } = propagator;
    propagator.mark();
    const solutions = new Solutions(propagator, this.#loop);
    if (propagator.ruleOutCount(cell, this.#shape.counts[cell]!) && this.#drawOutside(cell)) {
      this.#search.start(solutions, this.#loop);
      this.#search.advance(this.#search.work + maxWork);
      this.#search.leave();
    }
    propagator.undo();
    propagator.onSolution = undefined;
    propagator.watcher = watcher;
    return solutions.second !== undefined;
  }

  /** Draws the loop outside the window; false when that contradicts what is denied. */
  #drawOutside(cell: number): boolean {
    const propagator = this.#propagator;
    const { width, edges, cellsOf, cells } = propagator.topology;
    const row = Math.floor(cell / width);
    const column = cell % width;
    const isInside = (other: number) =>
      other < cells &&
      Math.abs(Math.floor(other / width) - row) <= radius &&
      Math.abs((other % width) - column) <= radius;
    for (let edge = 0; edge < edges; edge++) {
      if (propagator.edge[edge] !== unknown) continue;
      if (isInside(cellsOf[edge * 2]!) || isInside(cellsOf[edge * 2 + 1]!)) continue;
      if (!propagator.decide(edge, this.#loop[edge] === 1 ? line : cross)) return false;
    }
    return propagator.propagate();
  }
}
