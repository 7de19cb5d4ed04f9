/**
 * Where things lie on a board that techniques look over. Cells, nodes and edges
 * have the numbers of `board.ts`. Round the board lies a frame of more cells,
 * numbered on from there, whose sides on the board are the border's edges; every
 * other edge there is the one number `edgeCount`, a cross, and every other node
 * `nodeCount`. So no technique has to ask whether it has left the board.
 *
 * Sides, corners and directions all count 0 to 3 clockwise, and any whole number
 * stands for its remainder by 4:
 *
 *            0               up
 *        0 ───── 1            0        Side k runs from corner k to corner k + 1
 *      3 │       │ 1     3 ───┼─── 1   and faces direction k. At corner k the
 *        3 ───── 2            2        edges k and k − 1 lead away from the cell,
 *            2                         k + 1 and k + 2 are its own sides there.
 */
import { type BoardSize, cellCount, edgeCount, horizontalEdge, nodeCount, verticalEdge } from "../board.js";
import { cachedBySize } from "../size-cache.js";

export type Cell = number;
export type Node = number;
export type Edge = number;
/** A side, a corner or a direction. */
export type QuarterTurn = number;

/** The tables that boards of one size share; all but the last three have four entries per cell or node. */
interface Tables {
  /** The cells of board and frame, and one that stands for all beyond. */
  readonly cellSlots: number;
  readonly side: Int32Array;
  readonly beside: Int32Array;
  readonly corner: Int32Array;
  readonly outerVertical: Int32Array;
  readonly outerHorizontal: Int32Array;
  readonly leave: Int32Array;
  readonly step: Int32Array;
  readonly cellAt: Int32Array;
  /** Two per edge: its upper or left end, its lower or right one. */
  readonly endsOf: Int32Array;
  /** Two per edge: the cells it separates, the upper or left one first. */
  readonly cellsOf: Int32Array;
  /** Six per edge: the cells that have one of its ends as a corner. */
  readonly cellsNear: Int32Array;
}

export class Geometry {
  readonly width: number;
  readonly height: number;
  readonly cellCount: number;
  readonly nodeCount: number;
  readonly edgeCount: number;
  protected readonly tables: Tables;
  readonly #side: Int32Array;
  readonly #beside: Int32Array;
  readonly #corner: Int32Array;
  readonly #outerVertical: Int32Array;
  readonly #outerHorizontal: Int32Array;
  readonly #leave: Int32Array;
  readonly #step: Int32Array;
  readonly #cellAt: Int32Array;

  constructor(size: BoardSize) {
    const tables = tablesOf(size);
    this.width = size.width;
    this.height = size.height;
    this.cellCount = cellCount(size);
    this.nodeCount = nodeCount(size);
    this.edgeCount = edgeCount(size);
    this.tables = tables;
    this.#side = tables.side;
    this.#beside = tables.beside;
    this.#corner = tables.corner;
    this.#outerVertical = tables.outerVertical;
    this.#outerHorizontal = tables.outerHorizontal;
    this.#leave = tables.leave;
    this.#step = tables.step;
    this.#cellAt = tables.cellAt;
  }

  cellIn(row: number, column: number): Cell {
    return row * this.width + column;
  }

  hasCell(cell: Cell): boolean {
    return cell < this.cellCount;
  }

  hasEdge(edge: Edge): boolean {
    return edge < this.edgeCount;
  }

  /** The neighbouring cell across side k. */
  beside(cell: Cell, k: QuarterTurn): Cell {
    return this.#beside[cell * 4 + (k & 3)]!;
  }

  /** The cell that touches this one at corner k only. */
  diagonal(cell: Cell, k: QuarterTurn): Cell {
    return this.beside(this.beside(cell, k), k - 1);
  }

  corner(cell: Cell, k: QuarterTurn): Node {
    return this.#corner[cell * 4 + (k & 3)]!;
  }

  side(cell: Cell, k: QuarterTurn): Edge {
    return this.#side[cell * 4 + (k & 3)]!;
  }

  /** The next node in direction d. */
  step(node: Node, d: QuarterTurn): Node {
    return this.#step[node * 4 + (d & 3)]!;
  }

  /** The edge that leaves the node in direction d. */
  leave(node: Node, d: QuarterTurn): Edge {
    return this.#leave[node * 4 + (d & 3)]!;
  }

  /** The cell that has this node as its corner k. */
  cellAt(node: Node, k: QuarterTurn): Cell {
    return this.#cellAt[node * 4 + (k & 3)]!;
  }

  /** The edge that prolongs side k beyond corner k. */
  before(cell: Cell, k: QuarterTurn): Edge {
    return this.leave(this.corner(cell, k), k - 1);
  }

  /** The edge that prolongs side k beyond corner k + 1. */
  after(cell: Cell, k: QuarterTurn): Edge {
    return this.leave(this.corner(cell, k + 1), k + 1);
  }

  /** The vertical one of the two edges that lead away from the cell at corner k. */
  outerVertical(cell: Cell, k: QuarterTurn): Edge {
    return this.#outerVertical[cell * 4 + (k & 3)]!;
  }

  /** The horizontal one of the two edges that lead away from the cell at corner k. */
  outerHorizontal(cell: Cell, k: QuarterTurn): Edge {
    return this.#outerHorizontal[cell * 4 + (k & 3)]!;
  }

  /** The upper or left end of an edge. */
  head(edge: Edge): Node {
    return this.tables.endsOf[edge * 2]!;
  }

  /** The lower or right end of an edge. */
  tail(edge: Edge): Node {
    return this.tables.endsOf[edge * 2 + 1]!;
  }

  /** The edge between two nodes side by side; `edgeCount` if they are not. */
  between(p: Node, q: Node): Edge {
    const first = Math.min(p, q);
    const distance = Math.abs(p - q);
    if (distance === 1) return this.leave(first, 1);
    return distance === this.width + 1 ? this.leave(first, 2) : this.edgeCount;
  }
}

const tablesOf = cachedBySize(makeTables);

function makeTables(size: BoardSize): Tables {
  const { width, height } = size;
  const noEdge = edgeCount(size);
  const noNode = nodeCount(size);
  const isWithin = (value: number, limit: number) => value >= 0 && value < limit;
  const horizontal = (row: number, column: number) =>
    isWithin(row, height + 1) && isWithin(column, width) ? horizontalEdge(size, row, column) : noEdge;
  const vertical = (row: number, column: number) =>
    isWithin(row, height) && isWithin(column, width + 1) ? verticalEdge(size, row, column) : noEdge;
  const nodeIn = (row: number, column: number) =>
    isWithin(row, height + 1) && isWithin(column, width + 1) ? row * (width + 1) + column : noNode;

  const cells: (readonly [row: number, column: number])[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) cells.push([row, column]);
  }
  for (let row = -1; row <= height; row++) {
    for (let column = -1; column <= width; column++) {
      if (!isWithin(row, height) || !isWithin(column, width)) cells.push([row, column]);
    }
  }
  const numbers = new Map(cells.map(([row, column], cell) => [`${row},${column}`, cell]));
  const beyond = cells.length;
  const cellSlots = cells.length + 1;
  const cellIn = (row: number, column: number) => numbers.get(`${row},${column}`) ?? beyond;

  const leave = new Int32Array((noNode + 1) * 4).fill(noEdge);
  const step = new Int32Array((noNode + 1) * 4).fill(noNode);
  const cellAt = new Int32Array((noNode + 1) * 4).fill(beyond);
  for (let node = 0; node < noNode; node++) {
    const row = Math.floor(node / (width + 1));
    const column = node % (width + 1);
    const ways = [
      vertical(row - 1, column),
      horizontal(row, column),
      vertical(row, column),
      horizontal(row, column - 1),
    ];
    leave.set(ways, node * 4);
    step.set(
      [nodeIn(row - 1, column), nodeIn(row, column + 1), nodeIn(row + 1, column), nodeIn(row, column - 1)],
      node * 4,
    );
    cellAt.set(
      [cellIn(row, column), cellIn(row, column - 1), cellIn(row - 1, column - 1), cellIn(row - 1, column)],
      node * 4,
    );
  }

  const side = new Int32Array(cellSlots * 4).fill(noEdge);
  const beside = new Int32Array(cellSlots * 4).fill(beyond);
  const corner = new Int32Array(cellSlots * 4).fill(noNode);
  const outerVertical = new Int32Array(cellSlots * 4).fill(noEdge);
  const outerHorizontal = new Int32Array(cellSlots * 4).fill(noEdge);
  for (const [cell, [row, column]] of cells.entries()) {
    side.set(
      [
        horizontal(row, column),
        vertical(row, column + 1),
        horizontal(row + 1, column),
        vertical(row, column),
      ],
      cell * 4,
    );
    beside.set(
      [cellIn(row - 1, column), cellIn(row, column + 1), cellIn(row + 1, column), cellIn(row, column - 1)],
      cell * 4,
    );
    const corners = [
      nodeIn(row, column),
      nodeIn(row, column + 1),
      nodeIn(row + 1, column + 1),
      nodeIn(row + 1, column),
    ];
    corner.set(corners, cell * 4);
    for (const [k, node] of corners.entries()) {
      outerVertical[cell * 4 + k] = leave[node * 4 + (k < 2 ? 0 : 2)]!;
      outerHorizontal[cell * 4 + k] = leave[node * 4 + (k === 0 || k === 3 ? 3 : 1)]!;
    }
  }

  const endsOf = new Int32Array((noEdge + 1) * 2).fill(noNode);
  const cellsOf = new Int32Array((noEdge + 1) * 2).fill(beyond);
  const cellsNear = new Int32Array((noEdge + 1) * 6).fill(beyond);
  for (let node = 0; node < noNode; node++) {
    for (const d of [1, 2]) {
      const edge = leave[node * 4 + d]!;
      if (edge === noEdge) continue;
      const end = step[node * 4 + d]!;
      const after = cellAt[node * 4]!;
      const before = cellAt[node * 4 + (d === 1 ? 3 : 1)]!;
      endsOf.set([node, end], edge * 2);
      cellsOf.set([before, after], edge * 2);
      const along = [before, after].flatMap((cell) => [beside[cell * 4 + d]!, beside[cell * 4 + (d ^ 2)]!]);
      cellsNear.set([before, after, ...along], edge * 6);
    }
  }
  return {
    cellSlots,
    side,
    beside,
    corner,
    outerVertical,
    outerHorizontal,
    leave,
    step,
    cellAt,
    endsOf,
    cellsOf,
    cellsNear,
  };
}
