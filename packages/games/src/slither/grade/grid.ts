/**
 * Where things lie. Cells, points and edges are numbers in one padded grid, so
 * that whatever surrounds a cell or a point is a fixed offset away, and no
 * technique has to ask whether it has left the board.
 *
 * The board has height + 1 rows of width + 1 points; one more row and column of
 * padding surround them. A cell has the number of its top-left point, and from
 * point p the horizontal edge to the right is 2p, the vertical edge down 2p + 1.
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
export type Cell = number;
export type Point = number;
export type Edge = number;
/** A side, a corner or a direction. */
export type Turn = number;

export class Grid {
  readonly width: number;
  readonly height: number;
  /** From a point or cell to the one below it. */
  readonly stride: number;
  /** How many numbers cells and points take, padding included; edges take twice as many. */
  readonly size: number;
  readonly #step: Int32Array;
  readonly #corner: Int32Array;
  readonly #side: Int32Array;
  readonly #leave: Int32Array;

  constructor(width: number, height: number) {
    const stride = width + 3;
    this.width = width;
    this.height = height;
    this.stride = stride;
    this.size = stride * (height + 3);
    this.#step = Int32Array.of(-stride, 1, stride, -1);
    this.#corner = Int32Array.of(0, 1, stride + 1, stride);
    this.#side = Int32Array.of(0, 3, 2 * stride, 1);
    this.#leave = Int32Array.of(1 - 2 * stride, 0, 1, -2);
  }

  /** The cell, or the point, in this row and column. */
  at(row: number, column: number): number {
    return (row + 1) * this.stride + column + 1;
  }

  rowOf(cellOrPoint: number): number {
    return Math.floor(cellOrPoint / this.stride) - 1;
  }

  columnOf(cellOrPoint: number): number {
    return (cellOrPoint % this.stride) - 1;
  }

  hasCell(cell: Cell): boolean {
    const row = this.rowOf(cell);
    const column = this.columnOf(cell);
    return row >= 0 && row < this.height && column >= 0 && column < this.width;
  }

  hasEdge(edge: Edge): boolean {
    const row = this.rowOf(edge >> 1);
    const column = this.columnOf(edge >> 1);
    if (row < 0 || column < 0) return false;
    return edge & 1 ? row < this.height && column <= this.width : row <= this.height && column < this.width;
  }

  /** The neighbouring cell across side k; for a point, the next one in direction k. */
  step(from: number, k: Turn): number {
    return from + this.#step[k & 3]!;
  }

  /** The cell that touches this one at corner k only. */
  diagonal(cell: Cell, k: Turn): Cell {
    return cell + this.#step[k & 3]! + this.#step[(k - 1) & 3]!;
  }

  corner(cell: Cell, k: Turn): Point {
    return cell + this.#corner[k & 3]!;
  }

  /** The cell that has this point as its corner k. */
  cellAt(point: Point, k: Turn): Cell {
    return point - this.#corner[k & 3]!;
  }

  side(cell: Cell, k: Turn): Edge {
    return 2 * cell + this.#side[k & 3]!;
  }

  /** The edge that leaves the point in direction d. */
  leave(point: Point, d: Turn): Edge {
    return 2 * point + this.#leave[d & 3]!;
  }

  /** The edge that prolongs side k beyond corner k. */
  before(cell: Cell, k: Turn): Edge {
    return this.leave(this.corner(cell, k), k - 1);
  }

  /** The edge that prolongs side k beyond corner k + 1. */
  after(cell: Cell, k: Turn): Edge {
    return this.leave(this.corner(cell, k + 1), k + 1);
  }

  /** The vertical one of the two edges that lead away from the cell at corner k. */
  outerVertical(cell: Cell, k: Turn): Edge {
    return this.leave(this.corner(cell, k), k & 1 ? k - 1 : k);
  }

  /** The horizontal one of the two edges that lead away from the cell at corner k. */
  outerHorizontal(cell: Cell, k: Turn): Edge {
    return this.leave(this.corner(cell, k), k & 1 ? k : k - 1);
  }

  /** The upper or left end of an edge. */
  head(edge: Edge): Point {
    return edge >> 1;
  }

  /** The lower or right end of an edge. */
  tail(edge: Edge): Point {
    return (edge >> 1) + (edge & 1 ? this.stride : 1);
  }

  /** The edge between two points side by side, or −1. */
  between(p: Point, q: Point): Edge {
    const head = Math.min(p, q);
    const distance = Math.abs(p - q);
    return distance === 1 ? 2 * head : distance === this.stride ? 2 * head + 1 : -1;
  }
}
