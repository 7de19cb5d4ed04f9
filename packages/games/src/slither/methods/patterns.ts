/**
 * What the clues say before anything is drawn (初期探索), and the patterns of two
 * clues beside an edge that is off, which belong to the basic method. Corner and
 * edge numbers are those of the grid: edge k of a cell lies between its corners
 * k − 1 and k, and neighbours beyond edge k have edges of the same direction under
 * the same number.
 *
 * Every pattern holds on every board; the only one that rests on the loop being
 * larger than two cells, 3 beside 3, is checked for just that.
 */
import { because, cause, type EdgeWatcher, line, off } from "../reasoning/causes.js";
import type { Position } from "../reasoning/position.js";

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
  "off-1-1",
  "off-1-3",
  "off-2-3",
] as const;

export type PatternId = (typeof patternIds)[number];

export interface PatternUse {
  readonly id: PatternId;
  readonly cells: readonly number[];
  /** The edge that had to be off; −1 if none. */
  readonly edge: number;
}

export class Patterns implements EdgeWatcher {
  /** Each pattern used, for those who want to know why; undefined when nobody does. */
  uses: PatternUse[] | undefined;
  readonly #position: Position;
  #hasDeferred = false;
  #why = 0;

  constructor(position: Position) {
    this.#position = position;
    position.watcher = this;
  }

  /** Draws what follows from a clue just set and the clues around it; false on a contradiction. */
  clueAdded(cell: number): boolean {
    const clue = this.#position.clue[cell]!;
    for (let k = 0; k < 4; k++) {
      if (!this.#corner(cell, clue, k) || !this.#beside(cell, clue, k) || !this.#diagonal(cell, k))
        return false;
    }
    return !this.#hasDeferred || this.#retryDeferred();
  }

  edgeDecided(edge: number): boolean {
    const { grid, clue } = this.#position;
    if (this.#position.edge[edge] !== off) return true;
    for (let i = edge * 4; i < edge * 4 + 2; i++) {
      const position = (grid.positionIn[i]! + 2) & 3;
      const shared = grid.edgeAt[grid.placesOf[i]! * 4 + position]!;
      if (shared >= 0 && !this.#pair(shared, position ^ 2)) return false;
    }
    for (let i = edge * 4 + 2; i < edge * 4 + 4; i++) {
      const cell = grid.placesOf[i]! - grid.nodes;
      if (cell >= 0 && clue[cell] === 2 && !this.#twoBesideThree(cell, grid.positionIn[i]!)) return false;
    }
    return true;
  }

  #use(id: PatternId, cells: readonly number[], edge = -1): void {
    if (!this.uses) return;
    this.#why = because(cause.pattern, this.uses.length);
    this.uses.push({ id, cells, edge });
  }

  #set(cell: number, k: number, value: number): boolean {
    const { grid } = this.#position;
    return this.#position.decide(grid.edgeAt[(grid.nodes + cell) * 4 + (k & 3)]!, value, this.#why);
  }

  /** The clue beyond an edge of a cell; −1 where there is none. */
  #clueBeside(cell: number, k: number): number {
    const { grid, clue } = this.#position;
    const beside = grid.besideCell[cell * 4 + (k & 3)]!;
    return beside === grid.cells ? -1 : clue[beside]!;
  }

  /** A clue in a corner of the board, with the border at its edges k and k + 1: the line takes both of them or none. */
  #corner(cell: number, clue: number, k: number): boolean {
    const { grid } = this.#position;
    if (!this.#isCorner(cell, k)) return true;
    if (clue === 1 || clue === 3) {
      this.#use(clue === 1 ? "corner-1" : "corner-3", [cell]);
      const value = clue === 1 ? off : line;
      return this.#set(cell, k, value) && this.#set(cell, k + 1, value);
    }
    if (clue !== 2) return true;
    // Of the two edges at each neighbouring corner exactly one is a line, so the border goes on from there.
    this.#use("corner-2", [cell]);
    const place = (grid.nodes + cell) * 4;
    const after = (k + 1) & 3;
    const before = (k + 3) & 3;
    const onward = grid.edgeAt[grid.acrossAt[place + after]! * 4 + ((after + 1) & 3)]!;
    const backward = grid.edgeAt[grid.acrossAt[place + before]! * 4 + before]!;
    if (onward >= 0 && !this.#position.decide(onward, line, this.#why)) return false;
    return backward < 0 || this.#position.decide(backward, line, this.#why);
  }

  #isCorner(cell: number, k: number): boolean {
    const { besideCell, cells } = this.#position.grid;
    return besideCell[cell * 4 + (k & 3)] === cells && besideCell[cell * 4 + ((k + 1) & 3)] === cells;
  }

  /** A 2 in the corner and a 3 beyond its edge k: whichever way the 2 is met, the 3's far edge is a line. */
  #cornerTwoThree(two: number, k: number): boolean {
    const { besideCell } = this.#position.grid;
    if (!this.#isCorner(two, k + 1) && !this.#isCorner(two, k + 2)) return true;
    const three = besideCell[two * 4 + k]!;
    this.#use("corner-2-3", [two, three]);
    return this.#set(three, k, line);
  }

  /** Two clues with a common edge: k of this cell. */
  #beside(cell: number, clue: number, k: number): boolean {
    const { grid, edge } = this.#position;
    const other = this.#clueBeside(cell, k);
    const shared = grid.edgeAt[(grid.nodes + cell) * 4 + k]!;
    if (clue === 2 && edge[shared] === off && !this.#twoBesideThree(cell, k)) return false;
    if (other < 0) return true;
    const beside = grid.besideCell[cell * 4 + k]!;
    if (clue === 3 && other === 2) {
      const isOff = edge[grid.edgeAt[(grid.nodes + beside) * 4 + k]!] === off;
      if (isOff && !this.#twoBesideThree(beside, k)) return false;
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
    const { grid, clue, edge } = this.#position;
    const a = grid.cellsOf[shared * 2]!;
    const b = grid.cellsOf[shared * 2 + 1]!;
    if (a === grid.cells || b === grid.cells) return true;
    const areOnes = clue[a] === 1 && clue[b] === 1;
    const areOneAndThree = clue[a]! + clue[b]! === 4 && (clue[a] === 1 || clue[b] === 1);
    if (!areOnes && !areOneAndThree) return true;
    const k = grid.positionIn[shared * 4 + 2]!;
    const node = grid.acrossAt[(grid.nodes + a) * 4 + (p === ((k + 1) & 3) ? k : p)]!;
    const onward = grid.edgeAt[node * 4 + p]!;
    const isBorder = onward < 0;
    if (!isBorder && edge[onward] !== off) return true;
    if (areOnes) {
      this.#use(isBorder ? "border-1-1" : "off-1-1", [a, b], onward);
      return this.#position.decide(shared, off, this.#why);
    }
    const one = clue[a] === 1 ? a : b;
    const three = a + b - one;
    const far = one === a ? k + 2 : k;
    this.#use(isBorder ? "border-1-3" : "off-1-3", [one, three], onward);
    return this.#set(three, p, line) && this.#set(one, far, off) && this.#set(one, p + 2, off);
  }

  /** A 2 whose edge k is off, beside a 3 on the other side: without its far edge the 3 would block both ways out. */
  #twoBesideThree(two: number, k: number): boolean {
    if (this.#clueBeside(two, k + 2) !== 3) return true;
    const { grid } = this.#position;
    const three = grid.besideCell[two * 4 + ((k + 2) & 3)]!;
    this.#use("off-2-3", [two, three], grid.edgeAt[(grid.nodes + two) * 4 + (k & 3)]!);
    return this.#set(three, k + 2, line);
  }

  /** Two 3s with a common edge, k of the first. */
  #threes(a: number, b: number, k: number): boolean {
    const { grid } = this.#position;
    if (this.#answersAlone(a, b)) {
      this.#hasDeferred = true;
      return true;
    }
    this.#use("adjacent-3-3", [a, b]);
    if (!this.#set(a, k, line) || !this.#set(a, k + 2, line) || !this.#set(b, k, line)) return false;
    const place = (grid.nodes + a) * 4;
    const before = (k + 3) & 3;
    for (const onward of [
      grid.edgeAt[grid.acrossAt[place + k]! * 4 + ((k + 1) & 3)]!,
      grid.edgeAt[grid.acrossAt[place + before]! * 4 + before]!,
    ]) {
      if (onward >= 0 && !this.#position.decide(onward, off, this.#why)) return false;
    }
    for (const three of [a, b]) {
      for (const p of [k + 1, k + 3]) {
        if (this.#clueBeside(three, p) !== 2) continue;
        const two = grid.besideCell[three * 4 + (p & 3)]!;
        this.#use("adjacent-3-3-2", [a, b, two]);
        if (!this.#set(two, p, line)) return false;
      }
    }
    return true;
  }

  /** A new 2 beside a 3 beyond its edge k, which may have another 3 at its side. */
  #twoBesideThrees(two: number, k: number): boolean {
    if (this.#clueBeside(two, k) !== 3) return true;
    const three = this.#position.grid.besideCell[two * 4 + k]!;
    for (const p of [k + 1, k + 3]) {
      if (this.#clueBeside(three, p) !== 3) continue;
      const other = this.#position.grid.besideCell[three * 4 + (p & 3)]!;
      if (!this.#threes(three, other, p & 3)) return false;
    }
    return true;
  }

  /** Whether the loop around just these two cells meets every clue. */
  #answersAlone(a: number, b: number): boolean {
    const { grid, clue } = this.#position;
    for (let cell = 0; cell < grid.cells; cell++) {
      if (clue[cell]! < 0 || cell === a || cell === b) continue;
      let touching = 0;
      for (let k = cell * 4; k < cell * 4 + 4; k++) {
        if (grid.besideCell[k] === a || grid.besideCell[k] === b) touching = 1;
      }
      if (clue[cell] !== touching) return false;
    }
    return true;
  }

  #retryDeferred(): boolean {
    const { grid, clue } = this.#position;
    this.#hasDeferred = false;
    for (let cell = 0; cell < grid.cells; cell++) {
      for (let k = 1; k <= 2; k++) {
        if (clue[cell] !== 3 || this.#clueBeside(cell, k) !== 3) continue;
        if (!this.#threes(cell, grid.besideCell[cell * 4 + k]!, k)) return false;
      }
    }
    return true;
  }

  /** 3s on a diagonal through corner k of a cell, with any number of 2s between them. */
  #diagonal(cell: number, k: number): boolean {
    const { grid, clue } = this.#position;
    if (clue[cell] !== 2 && clue[cell] !== 3) return true;
    const ends: number[] = [];
    const between: number[] = [];
    for (const way of [k, (k + 2) & 3]) {
      let at = cell;
      if (clue[cell] === 2 || way === k) {
        for (;;) {
          if (clue[at] === 2) between.push(at);
          at = grid.beyondCorner[at * 4 + way]!;
          if (at === grid.cells || clue[at] !== 2) break;
        }
      }
      if (at === grid.cells || clue[at] !== 3) return true;
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
