/**
 * What the clues say before anything is drawn (初期探索), and the patterns of two
 * clues beside a cross, which belong to the basic method. Sides and
 * gates are those of `topology.ts`: side k of a cell lies between its gates k − 1
 * and k, and neighbours beyond edge k have edges of the same direction under
 * the same number.
 *
 * Every pattern holds on every board; the only one that rests on the loop being
 * larger than two cells, 3 beside 3, is checked for just that.
 */
import { cross, type DecidedValue, line } from "../edge-value.js";
import { because, cause, type EdgeWatcher } from "../solve/causes.js";
import type { Propagator } from "../solve/propagator.js";

export const patternIds = [
  "zero",
  "corner-1",
  "corner-2",
  "corner-2-3",
  "corner-3",
  "border-1-1",
  "border-1-3",
  "adjacent-3-3",
  "adjacent-3-3-2",
  "diagonal-3-3",
  "cross-1-1",
  "cross-1-3",
  "cross-2-3",
] as const;

export type PatternId = (typeof patternIds)[number];

export interface PatternUse {
  readonly id: PatternId;
  readonly cells: readonly number[];
  /** The edge that had to be a cross; `edges` if none. */
  readonly edge: number;
}

export class CluePatterns implements EdgeWatcher {
  /** Each pattern used, for those who want to know why; undefined when nobody does. */
  uses: PatternUse[] | undefined;
  readonly #propagator: Propagator;
  #hasDeferred = false;
  #why = 0;

  constructor(propagator: Propagator) {
    this.#propagator = propagator;
    propagator.watcher = this;
  }

  /** Draws what follows from a clue just set and the clues around it; false on a contradiction. */
  clueAdded(cell: number): boolean {
    const clue = this.#propagator.clue[cell]!;
    for (let k = 0; k < 4; k++) {
      if (!this.#corner(cell, clue, k) || !this.#beside(cell, clue, k) || !this.#diagonal(cell, k))
        return false;
    }
    return !this.#hasDeferred || this.#retryDeferred();
  }

  edgeDecided(edge: number): boolean {
    const { topology, clue } = this.#propagator;
    if (this.#propagator.edge[edge] !== cross) return true;
    for (let i = edge * 4; i < edge * 4 + 2; i++) {
      const onward = (topology.sideOf[i]! + 2) & 3;
      const shared = topology.edgeAt[topology.constraintsOf[i]! * 4 + onward]!;
      if (shared < topology.edges && !this.#pair(shared, onward ^ 2)) return false;
    }
    for (let i = edge * 4 + 2; i < edge * 4 + 4; i++) {
      const cell = topology.constraintsOf[i]! - topology.nodes;
      if (cell < topology.cells && clue[cell] === 2 && !this.#twoBesideThree(cell, topology.sideOf[i]!))
        return false;
    }
    return true;
  }

  #use(id: PatternId, cells: readonly number[], edge = this.#propagator.topology.edges): void {
    if (!this.uses) return;
    this.#why = because(cause.pattern, this.uses.length);
    this.uses.push({ id, cells, edge });
  }

  #set(cell: number, k: number, value: DecidedValue): boolean {
    const { topology } = this.#propagator;
    return this.#propagator.decide(topology.edgeAt[(topology.nodes + cell) * 4 + (k & 3)]!, value, this.#why);
  }

  /** The clue beyond an edge of a cell; −1 where there is none. */
  #clueBeside(cell: number, k: number): number {
    const { topology, clue } = this.#propagator;
    const beside = topology.besideCell[cell * 4 + (k & 3)]!;
    return beside === topology.cells ? -1 : clue[beside]!;
  }

  /** A clue in a corner of the board, with the border at its edges k and k + 1: the line takes both of them or none. */
  #corner(cell: number, clue: number, k: number): boolean {
    const { topology } = this.#propagator;
    if (!this.#isCorner(cell, k)) return true;
    if (clue === 1 || clue === 3) {
      this.#use(clue === 1 ? "corner-1" : "corner-3", [cell]);
      const value = clue === 1 ? cross : line;
      return this.#set(cell, k, value) && this.#set(cell, k + 1, value);
    }
    if (clue !== 2) return true;
    // Of the two edges at each neighbouring corner exactly one is a line, so the border goes on from there.
    this.#use("corner-2", [cell]);
    const at = (topology.nodes + cell) * 4;
    const after = (k + 1) & 3;
    const before = (k + 3) & 3;
    const onward = topology.edgeAt[topology.acrossGate[at + after]! * 4 + ((after + 1) & 3)]!;
    const backward = topology.edgeAt[topology.acrossGate[at + before]! * 4 + before]!;
    if (onward < topology.edges && !this.#propagator.decide(onward, line, this.#why)) return false;
    return backward === topology.edges || this.#propagator.decide(backward, line, this.#why);
  }

  #isCorner(cell: number, k: number): boolean {
    const { besideCell, cells } = this.#propagator.topology;
    return besideCell[cell * 4 + (k & 3)] === cells && besideCell[cell * 4 + ((k + 1) & 3)] === cells;
  }

  /** A 2 in the corner and a 3 beyond its edge k: whichever way the 2 is met, the 3's far edge is a line. */
  #cornerTwoThree(two: number, k: number): boolean {
    const { besideCell } = this.#propagator.topology;
    if (!this.#isCorner(two, k + 1) && !this.#isCorner(two, k + 2)) return true;
    const three = besideCell[two * 4 + k]!;
    this.#use("corner-2-3", [two, three]);
    return this.#set(three, k, line);
  }

  /** Two clues with a common edge: k of this cell. */
  #beside(cell: number, clue: number, k: number): boolean {
    const { topology, edge } = this.#propagator;
    const other = this.#clueBeside(cell, k);
    const shared = topology.edgeAt[(topology.nodes + cell) * 4 + k]!;
    if (clue === 2 && edge[shared] === cross && !this.#twoBesideThree(cell, k)) return false;
    if (other < 0) return true;
    const beside = topology.besideCell[cell * 4 + k]!;
    if (clue === 3 && other === 2) {
      const isCross = edge[topology.edgeAt[(topology.nodes + beside) * 4 + k]!] === cross;
      if (isCross && !this.#twoBesideThree(beside, k)) return false;
      if (!this.#cornerTwoThree(beside, k ^ 2)) return false;
    }
    if (clue === 2 && other === 3 && !this.#cornerTwoThree(cell, k)) return false;
    if (clue === 3 && other === 3 && !this.#threes(cell, beside, k)) return false;
    if (clue === 2 && !this.#twoBesideThrees(cell, k)) return false;
    return this.#pair(shared, (k + 1) & 3) && this.#pair(shared, (k + 3) & 3);
  }

  /**
   * 1 beside 1 or 3, and nothing goes on from their common edge in direction p: a
   * line through that node uses two of the common edge and the two edges in
   * direction p, but not two of the 1's.
   */
  #pair(shared: number, p: number): boolean {
    const { topology, clue, edge } = this.#propagator;
    const a = topology.cellsOf[shared * 2]!;
    const b = topology.cellsOf[shared * 2 + 1]!;
    if (a === topology.cells || b === topology.cells) return true;
    const areOnes = clue[a] === 1 && clue[b] === 1;
    const areOneAndThree = clue[a]! + clue[b]! === 4 && (clue[a] === 1 || clue[b] === 1);
    if (!areOnes && !areOneAndThree) return true;
    const k = topology.sideOf[shared * 4 + 2]!;
    const node = topology.acrossGate[(topology.nodes + a) * 4 + (p === ((k + 1) & 3) ? k : p)]!;
    const onward = topology.edgeAt[node * 4 + p]!;
    const isBorder = onward === topology.edges;
    if (edge[onward] !== cross) return true;
    if (areOnes) {
      this.#use(isBorder ? "border-1-1" : "cross-1-1", [a, b], onward);
      return this.#propagator.decide(shared, cross, this.#why);
    }
    const one = clue[a] === 1 ? a : b;
    const three = a + b - one;
    const far = one === a ? k + 2 : k;
    this.#use(isBorder ? "border-1-3" : "cross-1-3", [one, three], onward);
    return this.#set(three, p, line) && this.#set(one, far, cross) && this.#set(one, p + 2, cross);
  }

  /** A 2 whose edge k is a cross, beside a 3 on the other side: without its far edge the 3 would block both ways out. */
  #twoBesideThree(two: number, k: number): boolean {
    if (this.#clueBeside(two, k + 2) !== 3) return true;
    const { topology } = this.#propagator;
    const three = topology.besideCell[two * 4 + ((k + 2) & 3)]!;
    this.#use("cross-2-3", [two, three], topology.edgeAt[(topology.nodes + two) * 4 + (k & 3)]!);
    return this.#set(three, k + 2, line);
  }

  /** Two 3s with a common edge, k of the first. */
  #threes(a: number, b: number, k: number): boolean {
    const { topology } = this.#propagator;
    if (this.#solvesAlone(a, b)) {
      this.#hasDeferred = true;
      return true;
    }
    this.#use("adjacent-3-3", [a, b]);
    if (!this.#set(a, k, line) || !this.#set(a, k + 2, line) || !this.#set(b, k, line)) return false;
    const at = (topology.nodes + a) * 4;
    const before = (k + 3) & 3;
    for (const onward of [
      topology.edgeAt[topology.acrossGate[at + k]! * 4 + ((k + 1) & 3)]!,
      topology.edgeAt[topology.acrossGate[at + before]! * 4 + before]!,
    ]) {
      if (!this.#propagator.decide(onward, cross, this.#why)) return false;
    }
    for (const three of [a, b]) {
      for (const p of [k + 1, k + 3]) {
        if (this.#clueBeside(three, p) !== 2) continue;
        const two = topology.besideCell[three * 4 + (p & 3)]!;
        this.#use("adjacent-3-3-2", [a, b, two]);
        if (!this.#set(two, p, line)) return false;
      }
    }
    return true;
  }

  /** A new 2 beside a 3 beyond its edge k, which may have another 3 at its side. */
  #twoBesideThrees(two: number, k: number): boolean {
    if (this.#clueBeside(two, k) !== 3) return true;
    const three = this.#propagator.topology.besideCell[two * 4 + k]!;
    for (const p of [k + 1, k + 3]) {
      if (this.#clueBeside(three, p) !== 3) continue;
      const other = this.#propagator.topology.besideCell[three * 4 + (p & 3)]!;
      if (!this.#threes(three, other, p & 3)) return false;
    }
    return true;
  }

  /** Whether the loop around just these two cells meets every clue. */
  #solvesAlone(a: number, b: number): boolean {
    const { topology, clue } = this.#propagator;
    for (let cell = 0; cell < topology.cells; cell++) {
      if (clue[cell]! < 0 || cell === a || cell === b) continue;
      let touching = 0;
      for (let k = cell * 4; k < cell * 4 + 4; k++) {
        if (topology.besideCell[k] === a || topology.besideCell[k] === b) touching = 1;
      }
      if (clue[cell] !== touching) return false;
    }
    return true;
  }

  #retryDeferred(): boolean {
    const { topology, clue } = this.#propagator;
    this.#hasDeferred = false;
    for (let cell = 0; cell < topology.cells; cell++) {
      for (let k = 1; k <= 2; k++) {
        if (clue[cell] !== 3 || this.#clueBeside(cell, k) !== 3) continue;
        if (!this.#threes(cell, topology.besideCell[cell * 4 + k]!, k)) return false;
      }
    }
    return true;
  }

  /** 3s on a diagonal through gate k of a cell, with any number of 2s between them. */
  #diagonal(cell: number, k: number): boolean {
    const { topology, clue } = this.#propagator;
    if (clue[cell] !== 2 && clue[cell] !== 3) return true;
    const ends: number[] = [];
    const between: number[] = [];
    for (const way of [k, (k + 2) & 3]) {
      let at = cell;
      if (clue[cell] === 2 || way === k) {
        for (;;) {
          if (clue[at] === 2) between.push(at);
          at = topology.beyondGate[at * 4 + way]!;
          if (at === topology.cells || clue[at] !== 2) break;
        }
      }
      if (at === topology.cells || clue[at] !== 3) return true;
      ends.push(at);
    }
    const [first, last] = ends;
    this.#use("diagonal-3-3", [last!, first!, ...between]);
    return (
      this.#set(first!, k, line) &&
      this.#set(first!, k + 1, line) &&
      this.#set(last!, k + 2, line) &&
      this.#set(last!, k + 3, line)
    );
  }
}
