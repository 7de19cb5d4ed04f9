/**
 * Which turn leads from one board to another, if a single one does. Boards come
 * from play, undo, replay and other tabs alike, so the boards themselves are
 * asked, not whoever changed them.
 *
 * The cells that differ span the square: its four corners are one cycle, and of
 * a cycle of four with every value at most twice, two opposite cells or three
 * always change.
 */
import { type Op, turnCells } from "./board.js";

export interface TurnedSquare {
  readonly square: Op;
  readonly clockwise: boolean;
}

export function turnBetween(
  before: readonly number[],
  after: readonly number[],
  size: number,
): TurnedSquare | undefined {
  const square = changedSquare(before, after, size);
  if (!square) return undefined;
  if (leadsTo(before, after, size, square)) return { square, clockwise: true };
  if (leadsTo(after, before, size, square)) return { square, clockwise: false };
  return undefined;
}

function changedSquare(before: readonly number[], after: readonly number[], size: number): Op | undefined {
  let [left, top, right, bottom] = [size, size, -1, -1];
  for (const [cell, value] of before.entries()) {
    if (after[cell] === value) continue;
    const x = cell % size;
    const y = Math.floor(cell / size);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const n = right - left + 1;
  return n >= 2 && n === bottom - top + 1 ? { x: left, y: top, n } : undefined;
}

function leadsTo(from: readonly number[], to: readonly number[], size: number, square: Op): boolean {
  const turned = [...from];
  turnCells(turned, size, square);
  return turned.every((value, cell) => value === to[cell]);
}
