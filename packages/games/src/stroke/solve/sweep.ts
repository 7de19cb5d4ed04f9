/**
 * The order in which the frontier passes over the cells: row by row from any of
 * the four sides. Only edges that are not off can carry the line across the
 * frontier, and the fewer of them it meets, the fewer states it has to keep; the
 * side is therefore chosen by an estimate of all states met on the way.
 */
import { type Deduction, off, on } from "./deduction.js";

/** How an edge may be used. */
export const shut = 0;
const free = 1;
export const forced = 2;

export interface Sweep {
  /** One entry an open cell, in the order of the sweep: */
  readonly cell: Int32Array;
  /** its column, counted along the frontier, */
  readonly column: Uint8Array;
  /** how the edges to the cells after it may be used, along the row and to the next row, */
  readonly ahead: Uint8Array;
  readonly below: Uint8Array;
  /** 1 where the cell is the start or the goal, */
  readonly isEnd: Uint8Array;
  /** and 1 where it is the first open cell of its row. */
  readonly opensRow: Uint8Array;
  /** Columns from side to side. */
  readonly width: number;
  /** About how many states the frontier will meet, all in all. */
  readonly weight: number;
}

/**
 * Measured on empty boards: an edge across the frontier multiplies the states by
 * about 2.65, one that is known to be on by about 1.6; one or two ends already
 * passed multiply them by 1.5 or 2, and by more if they lie inside the board,
 * where the line can close around them.
 */
const freeFactor = 2.65;
const forcedFactor = 1.6;
const borderEnds = [1, 1.5, 2] as const;
const innerEnds = [1, 3, 6] as const;

export function bestSweep(deduction: Deduction): Sweep {
  let best = sweepFrom(deduction, 0);
  for (let side = 1; side < 4; side++) {
    const other = sweepFrom(deduction, side);
    if (other.weight < best.weight) best = other;
  }
  return best;
}

/** The sweep from one of the four sides: 0 top, 1 bottom, 2 left, 3 right. */
export function sweepFrom(deduction: Deduction, side: number): Sweep {
  const { size, open, openCount, start, goal } = deduction.graph;
  const cellOf = (row: number, column: number): number => {
    const r = side & 1 ? size - 1 - row : row;
    return side & 2 ? column * size + r : r * size + column;
  };
  const use = (a: number, b: number): number => {
    const status = deduction.edge[a < b ? edgeBetween(a, b, size) : edgeBetween(b, a, size)];
    return status === off ? shut : status === on ? forced : free;
  };
  const cells = new Int32Array(openCount);
  const columns = new Uint8Array(openCount);
  const aheads = new Uint8Array(openCount);
  const belows = new Uint8Array(openCount);
  const isEnd = new Uint8Array(openCount);
  const opensRow = new Uint8Array(openCount);
  const crossing = new Uint8Array(size + 1);
  const endFactor = isInner(size, start) || isInner(size, goal) ? innerEnds : borderEnds;
  let ends = 0;
  let states = 1;
  let weight = 0;
  let step = 0;
  for (let row = 0; row < size; row++) {
    let opened = 0;
    for (let column = 0; column < size; column++) {
      const cell = cellOf(row, column);
      if (!open[cell]) continue;
      const ahead = column + 1 < size ? use(cell, cellOf(row, column + 1)) : shut;
      const below = row + 1 < size ? use(cell, cellOf(row + 1, column)) : shut;
      cells[step] = cell;
      columns[step] = column;
      aheads[step] = ahead;
      belows[step] = below;
      isEnd[step] = cell === start || cell === goal ? 1 : 0;
      opensRow[step] = 1 - opened;
      opened = 1;
      // `crossing[column]` is the edge into the next row, the last entry the one along this row.
      states /= factor(crossing[column]!) * factor(crossing[size]!);
      states *= factor(below) * factor(ahead);
      crossing[column] = below;
      crossing[size] = ahead;
      ends += isEnd[step]!;
      weight += states * endFactor[ends as 0 | 1 | 2];
      step++;
    }
  }
  return {
    cell: cells,
    column: columns,
    ahead: aheads,
    below: belows,
    isEnd,
    opensRow,
    width: size,
    weight,
  };
}

function factor(use: number): number {
  return use === free ? freeFactor : use === forced ? forcedFactor : 1;
}

function isInner(size: number, cell: number): boolean {
  const row = Math.floor(cell / size);
  const column = cell % size;
  return row > 0 && column > 0 && row < size - 1 && column < size - 1;
}

/** For neighbours a < b. */
function edgeBetween(a: number, b: number, size: number): number {
  return b - a === size ? a * 2 + 1 : a * 2;
}
