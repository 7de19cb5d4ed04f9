/**
 * What every turn of a board of one size does, laid out for the search.
 *
 * The heart is the table of joins. A turn changes only the neighbourhoods across
 * its border, so an unmatched pair (p, q) becomes a pair by a turn exactly when
 * one cell of it moves next to the other across the border. As a clockwise turn
 * sends (r, c) to (y + c − x, x + y + n − 1 − r), a cell on the border moves by a
 * Manhattan distance of n − 1; hence n is the distance of p and q, or that plus
 * two, and counting shows that at most two turns join any two cells, none in
 * 44 % of the cases. All gains of a board are therefore found by looking up its
 * unmatched pairs.
 */
import { allOps } from "../board.js";
import { packSquare } from "./lines.js";

export interface TurnTable {
  readonly size: number;
  readonly cells: number;
  /** The turns by number, smallest squares first. */
  readonly count: number;
  readonly x: Uint8Array;
  readonly y: Uint8Array;
  readonly n: Uint8Array;
  /** The square, see `packSquare`. */
  readonly square: Uint16Array;
  /** The number of the first turn of side n; the others follow by rows. */
  readonly firstOfSide: Uint16Array;
  /** Where a cell goes, at `turn * cells + cell`. */
  readonly to: Uint16Array;
  readonly column: Uint8Array;
  readonly row: Uint8Array;
  /** The square of the distance from cell 0. */
  readonly fromCorner: Uint16Array;
  /** Manhattan distance, at `p * cells + q`. */
  readonly distance: Uint8Array;
  /**
   * What is known of cells p and q, at `p * cells + q`: the turn that joins them from
   * bit 0, a second one from bit 13, their distance from bit 26. One word, because the
   * search looks up little else.
   */
  readonly pairs: Uint32Array;
}

/** Says that a pair has no, or no second, turn that joins it. */
export const noTurn = 0x1fff;

export const firstJoin = (pair: number): number => pair & 0x1fff;
export const secondJoin = (pair: number): number => (pair >>> 13) & 0x1fff;
export const distanceOf = (pair: number): number => pair >>> 26;

const tables = new Map<number, TurnTable>();

export function turnTable(size: number): TurnTable {
  let table = tables.get(size);
  if (!table) {
    table = buildTable(size);
    tables.set(size, table);
  }
  return table;
}

function buildTable(size: number): TurnTable {
  const ops = allOps(size);
  const cells = size * size;
  const column = Uint8Array.from({ length: cells }, (_, cell) => cell % size);
  const row = Uint8Array.from({ length: cells }, (_, cell) => Math.floor(cell / size));
  const firstOfSide = Uint16Array.from({ length: size }, (_, n) => ops.findIndex((op) => op.n === n));
  const to = new Uint16Array(ops.length * cells);
  for (const [turn, { x, y, n }] of ops.entries()) {
    const base = turn * cells;
    for (let cell = 0; cell < cells; cell++) to[base + cell] = cell;
    for (let r = 0; r < n; r++) {
      for (let c = 0; c < n; c++) to[base + (y + r) * size + x + c] = (y + c) * size + x + n - 1 - r;
    }
  }
  const distance = new Uint8Array(cells * cells);
  for (let p = 0; p < cells; p++) {
    for (let q = 0; q < cells; q++) {
      distance[p * cells + q] = Math.abs(column[p]! - column[q]!) + Math.abs(row[p]! - row[q]!);
    }
  }
  const table = {
    size,
    cells,
    count: ops.length,
    x: Uint8Array.from(ops, (op) => op.x),
    y: Uint8Array.from(ops, (op) => op.y),
    n: Uint8Array.from(ops, (op) => op.n),
    square: Uint16Array.from(ops, ({ x, y, n }) => packSquare(x, y, n)),
    firstOfSide,
    to,
    column,
    row,
    fromCorner: Uint16Array.from(column, (x, cell) => x * x + row[cell]! * row[cell]!),
    distance,
  };
  return { ...table, pairs: buildPairs(table) };
}

function buildPairs(table: Omit<TurnTable, "pairs">): Uint32Array {
  const joins = (first: number, second: number) => first | (second << 13);
  const pairs = Uint32Array.from(table.distance, (apart) => joins(noTurn, noTurn) | (apart << 26));
  forEachJoin(table, (p, q, turn) => {
    const known = pairs[p * table.cells + q]!;
    const first = firstJoin(known);
    const joined = first === noTurn ? joins(turn, noTurn) : joins(first, turn);
    pairs[p * table.cells + q] = pairs[q * table.cells + p] = joined | (distanceOf(known) << 26);
  });
  return pairs;
}

function forEachJoin(
  table: Omit<TurnTable, "pairs">,
  found: (p: number, q: number, turn: number) => void,
): void {
  const { size, count } = table;
  for (let turn = 0; turn < count; turn++) {
    const x = table.x[turn]!;
    const y = table.y[turn]!;
    const n = table.n[turn]!;
    /** The cell inside that ends at local row r, column c has its twin at `outside`. */
    const joined = (r: number, c: number, outside: number) => {
      const mover = (y + n - 1 - c) * size + x + r;
      found(mover, outside, turn);
    };
    for (let i = 0; i < n; i++) {
      if (y > 0) joined(0, i, (y - 1) * size + x + i);
      if (y + n < size) joined(n - 1, i, (y + n) * size + x + i);
      if (x > 0) joined(i, 0, (y + i) * size + x - 1);
      if (x + n < size) joined(i, n - 1, (y + i) * size + x + n);
    }
  }
}
