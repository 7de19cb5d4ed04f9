/**
 * The sheet the grader draws on: the clues and what is known of every edge, with
 * everything the techniques ask for kept up to date by `set` and `undo`, so that
 * an assumption is dropped by taking back its edges, without copies.
 *
 * Invariants between calls:
 * - Outside the board every edge is a cross and every cell `outside`.
 * - No point has three lines (a `Proof` refuses them), so the lines form paths
 *   and loops. For the two ends of a path `otherEnd` and `length` are right; a
 *   point without lines is its own end. Points inside a path keep the values
 *   they had as ends, which is exactly what `undo` needs.
 * - The worklists hold every clue or point whose edges changed since it was last
 *   looked at.
 */
import { clueAt, type Puzzle } from "../board.js";
import { type Cell, type Edge, Grid, type Point, type Turn } from "./grid.js";
import { IndexSet } from "./index-set.js";
import { StampSet } from "./stamp-set.js";

export type Value = -1 | 0 | 1;
export const cross = -1;
export const unknown = 0;
export const line = 1;

export const blank = -1;
export const outside = -2;

export class Sheet extends Grid {
  readonly #value: Int8Array;
  readonly #clue: Int8Array;
  readonly #openSides: Uint8Array;
  readonly #lineSides: Uint8Array;
  readonly #openAt: Uint8Array;
  readonly #degree: Uint8Array;
  readonly #otherEnd: Int32Array;
  readonly #length: Int32Array;
  readonly #trail: Int32Array;

  /** How many edges are known; the last `known` decisions are the trail. */
  known = 0;
  readonly edgeCount: number;
  /** How many edges are lines. */
  lineCount = 0;
  /** How many loops are closed. */
  loops = 0;
  /** Points with exactly one line. */
  readonly ends: IndexSet;

  /** All cells in reading order, and those that some techniques start from. */
  readonly cells: Int32Array;
  readonly zeros: Int32Array;
  readonly twos: Int32Array;
  readonly threes: Int32Array;
  readonly onesAndThrees: Int32Array;
  readonly twosAndThrees: Int32Array;
  /** Cells with a clue from 1 up. */
  readonly numbered: Int32Array;
  readonly blanks: Int32Array;
  readonly points: Int32Array;

  /** Numbered cells with a changed side. */
  readonly clueWork: IndexSet;
  /** Points with a changed edge. */
  readonly pointWork: IndexSet;
  /** Numbered cells with a change at a side or just outside a corner. */
  readonly cornerWork: IndexSet;

  /** Scratch: the edges that a closing loop might still use. */
  readonly reach: StampSet;
  /** Scratch: points visited by a search. */
  readonly visited: StampSet;

  /** Blank cells that were complete when assumptions were last taken up. */
  readonly retired: Uint8Array;

  constructor(puzzle: Puzzle) {
    super(puzzle.width, puzzle.height);
    const { width, height, size } = this;
    this.edgeCount = 2 * width * height + width + height;
    this.#value = new Int8Array(2 * size).fill(cross);
    this.#clue = new Int8Array(size).fill(outside);
    this.#openSides = new Uint8Array(size);
    this.#lineSides = new Uint8Array(size);
    this.#openAt = new Uint8Array(size);
    this.#degree = new Uint8Array(size);
    this.#otherEnd = Int32Array.from({ length: size }, (_, point) => point);
    this.#length = new Int32Array(size);
    this.#trail = new Int32Array(this.edgeCount);
    this.retired = new Uint8Array(size);
    this.reach = new StampSet(2 * size);
    this.visited = new StampSet(size);

    const cells: Cell[] = [];
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const cell = this.at(row, column);
        cells.push(cell);
        this.#clue[cell] = clueAt(puzzle, row * width + column) ?? blank;
        for (let k = 0; k < 4; k++) this.#value[this.side(cell, k)] = unknown;
      }
    }
    for (let edge = 0; edge < 2 * size; edge++) {
      if (this.#value[edge] !== unknown) continue;
      const [p, q] = [this.head(edge), this.tail(edge)];
      const [a, b] = edge & 1 ? [p - 1, p] : [p - this.stride, p];
      this.#openAt[p]!++;
      this.#openAt[q]!++;
      this.#openSides[a]!++;
      this.#openSides[b]!++;
    }
    const where = (test: (clue: number) => boolean) =>
      Int32Array.from(cells.filter((cell) => test(this.#clue[cell]!)));
    this.cells = Int32Array.from(cells);
    this.zeros = where((clue) => clue === 0);
    this.twos = where((clue) => clue === 2);
    this.threes = where((clue) => clue === 3);
    this.onesAndThrees = where((clue) => clue === 1 || clue === 3);
    this.twosAndThrees = where((clue) => clue === 2 || clue === 3);
    this.numbered = where((clue) => clue > 0);
    this.blanks = where((clue) => clue === blank);
    this.points = Int32Array.from({ length: (width + 1) * (height + 1) }, (_, i) =>
      this.at(Math.floor(i / (width + 1)), i % (width + 1)),
    );
    this.ends = new IndexSet(size, this.points);
    this.clueWork = new IndexSet(size, this.numbered);
    this.pointWork = new IndexSet(size, this.points);
    this.cornerWork = new IndexSet(size, this.numbered);
    this.clueWork.addAll();
    this.pointWork.addAll();
    this.cornerWork.addAll();
  }

  clue(cell: Cell): number {
    return this.#clue[cell]!;
  }

  value(edge: Edge): Value {
    return this.#value[edge] as Value;
  }

  /** What is known of side k. */
  sideValue(cell: Cell, k: Turn): Value {
    return this.#value[this.side(cell, k)] as Value;
  }

  /** How many sides of the cell are unknown. */
  openSides(cell: Cell): number {
    return this.#openSides[cell]!;
  }

  lineSides(cell: Cell): number {
    return this.#lineSides[cell]!;
  }

  crossSides(cell: Cell): number {
    return 4 - this.#openSides[cell]! - this.#lineSides[cell]!;
  }

  /** How many edges at the point are unknown. */
  openAt(point: Point): number {
    return this.#openAt[point]!;
  }

  /** How many edges at the point are lines. */
  degree(point: Point): number {
    return this.#degree[point]!;
  }

  /** Has this clue, with a side still unknown? */
  isOpen(cell: Cell, clue: number): boolean {
    return this.#clue[cell] === clue && this.#openSides[cell] !== 0;
  }

  /** A closed corner (閉じ角): both edges that lead away from the cell there are crosses. */
  isClosed(cell: Cell, k: Turn): boolean {
    return (
      this.#value[this.outerVertical(cell, k)] === cross &&
      this.#value[this.outerHorizontal(cell, k)] === cross
    );
  }

  /** An input point (入力点): one edge that leads away is a line, the other a cross. */
  isInput(cell: Cell, k: Turn): boolean {
    return this.#value[this.outerVertical(cell, k)]! * this.#value[this.outerHorizontal(cell, k)]! === -1;
  }

  /** Both edges that prolong side k are crosses. */
  isCutOff(cell: Cell, k: Turn): boolean {
    return this.#value[this.before(cell, k)] === cross && this.#value[this.after(cell, k)] === cross;
  }

  /** The other end of the path that ends at this point. */
  otherEnd(end: Point): Point {
    return this.#otherEnd[end]!;
  }

  /** Number of edges of the path that ends at this point. */
  pathLength(end: Point): number {
    return this.#length[end]!;
  }

  /** Two different points that are the two ends of one path. */
  areTwoEnds(p: Point, q: Point): boolean {
    return this.#degree[p] === 1 && this.#degree[q] === 1 && this.#otherEnd[p] === q;
  }

  /**
   * The next path that is not closed, given by its end that comes first in reading
   * order, from this point on; −1 when there is none. This order is part of the
   * grading method.
   */
  nextPath(from: Point): Point {
    let end = this.ends.next(from);
    while (end !== -1 && this.#otherEnd[end]! < end) end = this.ends.next(end + 1);
    return end;
  }

  /** The direction of the first line found at the point, clockwise from the top. */
  lineDirection(point: Point): Turn {
    for (let d = 0; d < 4; d++) if (this.#value[this.leave(point, d)] === line) return d;
    return -1;
  }

  /** The edge decided as number `index` since the start. */
  decided(index: number): Edge {
    return this.#trail[index]!;
  }

  /** Decides an unknown edge. */
  set(edge: Edge, value: typeof line | typeof cross): void {
    const { stride } = this;
    const p = edge >> 1;
    const isVertical = (edge & 1) === 1;
    const q = p + (isVertical ? stride : 1);
    const a = p - (isVertical ? 1 : stride);
    this.#value[edge] = value;
    this.#trail[this.known++] = edge;
    this.#openAt[p]!--;
    this.#openAt[q]!--;
    this.#openSides[a]!--;
    this.#openSides[p]!--;
    if (value === line) {
      this.lineCount++;
      this.#lineSides[a]!++;
      this.#lineSides[p]!++;
      this.#join(p, q);
    }
    // The cells beside the edge are a and p; those that only touch its ends lie one step further.
    const along = isVertical ? stride : 1;
    this.pointWork.add(p);
    this.pointWork.add(q);
    this.clueWork.add(a);
    this.clueWork.add(p);
    this.cornerWork.add(a - along);
    this.cornerWork.add(a);
    this.cornerWork.add(a + along);
    this.cornerWork.add(p - along);
    this.cornerWork.add(p);
    this.cornerWork.add(p + along);
  }

  /** Takes back decisions, the last first, until `known` edges are left. The worklists are empty afterwards. */
  undo(known: number): void {
    const { stride } = this;
    while (this.known > known) {
      const edge = this.#trail[--this.known]!;
      const p = edge >> 1;
      const isVertical = (edge & 1) === 1;
      const q = p + (isVertical ? stride : 1);
      const a = p - (isVertical ? 1 : stride);
      this.#openAt[p]!++;
      this.#openAt[q]!++;
      this.#openSides[a]!++;
      this.#openSides[p]!++;
      if (this.#value[edge] === line) {
        this.lineCount--;
        this.#lineSides[a]!--;
        this.#lineSides[p]!--;
        this.#part(p, q);
      }
      this.#value[edge] = unknown;
    }
    this.clueWork.clear();
    this.pointWork.clear();
    this.cornerWork.clear();
  }

  /** A new line from p to q joins the two paths that end there, or closes one. */
  #join(p: Point, q: Point): void {
    const a = this.#otherEnd[p]!;
    const b = this.#otherEnd[q]!;
    this.#raise(p);
    this.#raise(q);
    if (a === q) {
      this.loops++;
      return;
    }
    const length = this.#length[p]! + this.#length[q]! + 1;
    this.#otherEnd[a] = b;
    this.#otherEnd[b] = a;
    this.#length[a] = length;
    this.#length[b] = length;
  }

  /** Undoes `#join`. */
  #part(p: Point, q: Point): void {
    this.#lower(p);
    this.#lower(q);
    if (this.areTwoEnds(p, q)) {
      this.loops--;
      return;
    }
    this.#restoreEnd(p);
    this.#restoreEnd(q);
  }

  #restoreEnd(p: Point): void {
    if (this.#degree[p] === 0) {
      this.#otherEnd[p] = p;
      this.#length[p] = 0;
    } else {
      const a = this.#otherEnd[p]!;
      this.#otherEnd[a] = p;
      this.#length[a] = this.#length[p]!;
    }
  }

  #raise(p: Point): void {
    if (this.#degree[p]!++ === 0) this.ends.add(p);
    else this.ends.remove(p);
  }

  #lower(p: Point): void {
    if (--this.#degree[p]! === 1) this.ends.add(p);
    else this.ends.remove(p);
  }
}
