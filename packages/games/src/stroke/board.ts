/**
 * A Stroke board: an n × n grid with blocked cells, a start and a goal. Cells
 * are `[row, column]` outside and `row * size + column` inside the engines.
 */
import type { Cell } from "@masume/kernel";

export const minSize = 2;
export const maxSize = 30;

export interface Puzzle {
  readonly size: number;
  /** In row-major order, without repetition. */
  readonly blocked: readonly Cell[];
  readonly start: Cell;
  readonly goal: Cell;
}

export function cellIndex(size: number, [row, column]: Cell): number {
  return row * size + column;
}

export function cellAt(size: number, index: number): Cell {
  return [Math.floor(index / size), index % size];
}

export function isInside(size: number, [row, column]: Cell): boolean {
  return row >= 0 && row < size && column >= 0 && column < size;
}

export function isOnBorder(size: number, [row, column]: Cell): boolean {
  return row === 0 || column === 0 || row === size - 1 || column === size - 1;
}

/** One byte per cell: 1 where it is open. */
export function openMask(board: Puzzle): Uint8Array {
  const open = new Uint8Array(board.size * board.size).fill(1);
  for (const cell of board.blocked) open[cellIndex(board.size, cell)] = 0;
  return open;
}

export function openCount(board: Puzzle): number {
  return board.size * board.size - board.blocked.length;
}
