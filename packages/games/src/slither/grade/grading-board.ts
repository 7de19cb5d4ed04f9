/**
 * The board that the grader draws on: the clues and what is known of every edge, with
 * everything the techniques ask for kept up to date by `set` and `undo`, so that
 * an assumption is dropped by taking back its edges, without copies.
 *
 * Invariants between calls:
 * - Off the board every edge is a cross and every cell `outside`.
 * - No node has three lines (a `Proof` refuses them), so the lines form paths
 *   and loops (`paths.ts`).
 * - The worklists hold every clue or node whose edges changed since it was last
 *   looked at.
 *
 * Whatever is asked of edges, cells and nodes is noted in `reads` as far as it rests
 * on unknown edges; only what says "without a note" is not.
 */
import { cellCount, clueAt, nodeCount, type Puzzle } from "../board.js";
import { cross, type DecidedValue, type EdgeValue, line, unknown } from "../edge-value.js";
import { cachedBySize } from "../size-cache.js";
import { type Cell, type Edge, Geometry, type Node, type QuarterTurn } from "./geometry.js";
import { IndexSet } from "./index-set.js";
import { Paths } from "./paths.js";
import { ReadLog } from "./read-log.js";
import { StampSet } from "./stamp-set.js";

/** What techniques look over, in their order; the same for every board of a size. */
const placesOf = cachedBySize((size) => {
  const { width, height } = size;
  const cells = Int32Array.from({ length: cellCount(size) }, (_, cell) => cell);
  const nodes = Int32Array.from({ length: nodeCount(size) }, (_, node) => node);
  const columns = Array.from(cells.subarray(0, width));
  const rows = Array.from({ length: height }, (_, row) => row * width);
  const borderSides: readonly (readonly [Cell, QuarterTurn])[] = [
    ...columns.map((column) => [column, 0] as const),
    ...rows.map((row) => [row, 3] as const),
    ...columns.map((column) => [(height - 1) * width + column, 2] as const),
    ...rows.map((row) => [row + width - 1, 1] as const),
  ];
  return { cells, nodes, borderSides };
});

export const blank = -1;
export const outside = -2;

export class GradingBoard extends Geometry {
  readonly #value: Int8Array;
  readonly #clue: Int8Array;
  readonly #openSides: Uint8Array;
  readonly #lineSides: Uint8Array;
  readonly #openAt: Uint8Array;
  readonly #degree: Uint8Array;
  readonly #paths: Paths;
  readonly #trail: Int32Array;
  /** Where in the trail an edge is, if it is known. */
  readonly #index: Int32Array;

  /** How many edges are known; the last `known` decisions are the trail. */
  known = 0;
  /** How many edges are lines. */
  lineCount = 0;
  /** Nodes with exactly one line. */
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
  readonly nodes: Int32Array;

  /** The cells along the border, each with its side there: top, left, bottom, right. */
  readonly borderSides: readonly (readonly [Cell, QuarterTurn])[];

  /** Numbered cells with a changed side. */
  readonly clueWork: IndexSet;
  /** Nodes with a changed edge. */
  readonly nodeWork: IndexSet;
  /** Numbered cells with a change at a side or just outside a corner. */
  readonly cornerWork: IndexSet;

  /** Scratch: the edges that a closing loop might still use. */
  readonly reach: StampSet;
  /** Scratch: nodes visited by a search. */
  readonly visited: StampSet;
  /** Scratch: nodes of the region at hand. */
  readonly region: StampSet;

  /** Blank cells that were complete when assumptions were last taken up. */
  readonly #retired: Uint8Array;

  readonly reads: ReadLog;
  /** How often an answer has rested on the whole board, which no set of edges describes. */
  wholeBoardAnswers = 0;
  /** How many of the known edges rest on no assumption, while there is one. */
  assumedAfter: number = Number.POSITIVE_INFINITY;
  /** How often a rule found nothing although it might have with less on the board (`firm-state.ts`). */
  doubts = 0;

  constructor(puzzle: Puzzle) {
    super(puzzle);
    const { cellCount, nodeCount, edgeCount } = this;
    const { cellSlots } = this.tables;
    this.#value = new Int8Array(edgeCount + 1);
    this.#value[edgeCount] = cross;
    this.#clue = new Int8Array(cellSlots).fill(outside);
    this.#openSides = new Uint8Array(cellSlots);
    this.#lineSides = new Uint8Array(cellSlots);
    this.#openAt = new Uint8Array(nodeCount);
    const { cells, nodes, borderSides } = placesOf(puzzle);
    this.cells = cells;
    this.nodes = nodes;
    this.borderSides = borderSides;
    this.#paths = new Paths(this.nodes);
    this.#degree = this.#paths.degree;
    this.ends = this.#paths.ends;
    this.#trail = new Int32Array(edgeCount);
    this.#index = new Int32Array(edgeCount);
    this.#retired = new Uint8Array(cellCount);
    this.reads = new ReadLog(edgeCount);
    this.reach = new StampSet(edgeCount + 1);
    this.visited = new StampSet(nodeCount + 1);
    this.region = new StampSet(nodeCount + 1);

    for (const cell of this.cells) this.#clue[cell] = clueAt(puzzle, cell) ?? blank;
    const { endsOf, cellsOf } = this.tables;
    for (let i = 0; i < edgeCount * 2; i++) {
      this.#openAt[endsOf[i]!]!++;
      this.#openSides[cellsOf[i]!]!++;
    }
    const where = (test: (clue: number) => boolean) => this.cells.filter((cell) => test(this.#clue[cell]!));
    this.zeros = where((clue) => clue === 0);
    this.twos = where((clue) => clue === 2);
    this.threes = where((clue) => clue === 3);
    this.onesAndThrees = where((clue) => clue === 1 || clue === 3);
    this.twosAndThrees = where((clue) => clue === 2 || clue === 3);
    this.numbered = where((clue) => clue > 0);
    this.blanks = where((clue) => clue === blank);
    this.clueWork = new IndexSet(cellSlots, this.numbered);
    this.nodeWork = new IndexSet(nodeCount, this.nodes);
    this.cornerWork = new IndexSet(cellSlots, this.numbered);
    this.clueWork.addAll();
    this.nodeWork.addAll();
    this.cornerWork.addAll();
  }

  /** How many loops are closed. */
  get loops(): number {
    return this.#paths.loops;
  }

  clue(cell: Cell): number {
    return this.#clue[cell]!;
  }

  value(edge: Edge): EdgeValue {
    const value = this.#value[edge];
    if (value === unknown) this.reads.note(edge);
    return value as EdgeValue;
  }

  /** The value of an edge, without a note. */
  peek(edge: Edge): EdgeValue {
    return this.#value[edge] as EdgeValue;
  }

  /** What is known of side k. */
  sideValue(cell: Cell, k: QuarterTurn): EdgeValue {
    return this.value(this.side(cell, k));
  }

  /** How many sides of the cell are unknown. */
  openSides(cell: Cell): number {
    if (this.#openSides[cell] !== 0) for (let k = 0; k < 4; k++) this.sideValue(cell, k);
    return this.#openSides[cell]!;
  }

  /** Are all sides known? As long as one is not, it is enough to watch that one. */
  isComplete(cell: Cell): boolean {
    if (this.#openSides[cell] === 0) return true;
    for (let k = 0; this.sideValue(cell, k) !== unknown; k++);
    return false;
  }

  /** How many sides are lines; without a note, which `openSides` makes. */
  lineSides(cell: Cell): number {
    return this.#lineSides[cell]!;
  }

  /** How many sides are crosses; without a note, which `openSides` makes. */
  crossSides(cell: Cell): number {
    return 4 - this.#openSides[cell]! - this.#lineSides[cell]!;
  }

  /** How many edges at the node are unknown. */
  openAt(node: Node): number {
    if (this.#openAt[node] !== 0) for (let d = 0; d < 4; d++) this.value(this.leave(node, d));
    return this.#openAt[node]!;
  }

  /** How many edges at the node are lines. */
  degree(node: Node): number {
    if (this.#degree[node] !== 2) this.openAt(node);
    return this.#degree[node]!;
  }

  /** `degree`, without a note. */
  peekDegree(node: Node): number {
    return this.#degree[node]!;
  }

  /** Has this clue, with a side still unknown? */
  isOpen(cell: Cell, clue: number): boolean {
    return this.#clue[cell] === clue && !this.isComplete(cell);
  }

  /** A closed corner (閉じ角): both edges that lead away from the cell there are crosses. */
  isClosed(cell: Cell, k: QuarterTurn): boolean {
    return (
      this.value(this.outerVertical(cell, k)) === cross && this.value(this.outerHorizontal(cell, k)) === cross
    );
  }

  /** An input point (入力点): one edge that leads away is a line, the other a cross. */
  isInput(cell: Cell, k: QuarterTurn): boolean {
    const vertical = this.value(this.outerVertical(cell, k));
    return vertical !== unknown && this.value(this.outerHorizontal(cell, k)) === -vertical;
  }

  /** Both edges that prolong side k are crosses. */
  isCutOff(cell: Cell, k: QuarterTurn): boolean {
    return this.value(this.before(cell, k)) === cross && this.value(this.after(cell, k)) === cross;
  }

  /** Is the blank cell passed over by techniques that look for unfinished ones? */
  isRetired(cell: Cell): boolean {
    if (this.#retired[cell]) return true;
    for (let k = 0; k < 4; k++) this.reads.add(this.side(cell, k));
    return false;
  }

  /** Retires the cell if it is complete; false if that is nothing new. */
  retire(cell: Cell): boolean {
    if (this.#retired[cell] || this.#openSides[cell] !== 0) return false;
    this.#retired[cell] = 1;
    return true;
  }

  /** The other end of the path that ends at this node; it changes with an edge at either end. */
  otherEnd(end: Node): Node {
    const other = this.#paths.otherEnd[end]!;
    this.openAt(end);
    this.openAt(other);
    return other;
  }

  /**
   * The other end of the path that has this node as its first end in reading order, −1 if none has.
   * That a node is no end is not noted: a search for paths comes to the ends of every new line.
   */
  otherEndFrom(node: Node): Node {
    if (this.#degree[node] !== 1) return -1;
    const other = this.otherEnd(node);
    return other > node ? other : -1;
  }

  /** Number of edges of the path that ends at this node; without a note. */
  pathLength(end: Node): number {
    return this.#paths.length[end]!;
  }

  /** Is what is known of the edge only assumed? */
  isAssumed(edge: Edge): boolean {
    return this.#index[edge]! >= this.assumedAfter;
  }

  /** Two different nodes that are the two ends of one path. */
  areTwoEnds(p: Node, q: Node): boolean {
    return this.degree(p) === 1 && this.degree(q) === 1 && this.otherEnd(p) === q;
  }

  /**
   * The next path that is not closed, given by its end that comes first in reading
   * order, from this node on; −1 when there is none; without a note. This order is
   * part of the grading method.
   */
  nextPath(from: Node): Node {
    let end = this.ends.next(from);
    while (end !== -1 && this.#paths.otherEnd[end]! < end) end = this.ends.next(end + 1);
    return end;
  }

  /** The direction of the first line found at the node, clockwise from the top. */
  lineDirection(node: Node): QuarterTurn {
    for (let d = 0; d < 4; d++) if (this.value(this.leave(node, d)) === line) return d;
    return -1;
  }

  /** The edge decided as number `index` since the start. */
  decided(index: number): Edge {
    return this.#trail[index]!;
  }

  /** The edges decided after the first `known`, up to now. */
  decidedAfter(known: number): Int32Array {
    return this.#trail.subarray(known, this.known);
  }

  /** Decides an unknown edge. */
  set(edge: Edge, value: DecidedValue): void {
    const { endsOf, cellsOf } = this.tables;
    const p = endsOf[edge * 2]!;
    const q = endsOf[edge * 2 + 1]!;
    const a = cellsOf[edge * 2]!;
    const b = cellsOf[edge * 2 + 1]!;
    this.#value[edge] = value;
    this.#index[edge] = this.known;
    this.#trail[this.known++] = edge;
    this.#openAt[p]!--;
    this.#openAt[q]!--;
    this.#openSides[a]!--;
    this.#openSides[b]!--;
    if (value === line) {
      this.lineCount++;
      this.#lineSides[a]!++;
      this.#lineSides[b]!++;
      this.#paths.join(p, q);
    }
    this.#addWork(edge);
  }

  /** Sets the worklists to what these edges touch. */
  workOnlyAt(edges: readonly Edge[]): void {
    this.#clearWork();
    for (const edge of edges) this.#addWork(edge);
  }

  #addWork(edge: Edge): void {
    const { endsOf, cellsOf, cellsNear } = this.tables;
    this.nodeWork.add(endsOf[edge * 2]!);
    this.nodeWork.add(endsOf[edge * 2 + 1]!);
    this.clueWork.add(cellsOf[edge * 2]!);
    this.clueWork.add(cellsOf[edge * 2 + 1]!);
    for (let i = edge * 6; i < edge * 6 + 6; i++) this.cornerWork.add(cellsNear[i]!);
  }

  #clearWork(): void {
    this.clueWork.clear();
    this.nodeWork.clear();
    this.cornerWork.clear();
  }

  /** Takes back decisions, the last first, until `known` edges are left. The worklists are empty afterwards. */
  undo(known: number): void {
    const { endsOf, cellsOf } = this.tables;
    while (this.known > known) {
      const edge = this.#trail[--this.known]!;
      const p = endsOf[edge * 2]!;
      const q = endsOf[edge * 2 + 1]!;
      const a = cellsOf[edge * 2]!;
      const b = cellsOf[edge * 2 + 1]!;
      this.#openAt[p]!++;
      this.#openAt[q]!++;
      this.#openSides[a]!++;
      this.#openSides[b]!++;
      if (this.#value[edge] === line) {
        this.lineCount--;
        this.#lineSides[a]!--;
        this.#lineSides[b]!--;
        this.#paths.part(p, q);
      }
      this.#value[edge] = unknown;
    }
    this.#clearWork();
  }
}
