/**
 * A board being laid out: cells may be blank, and numbers may stand too often.
 * It is a puzzle as soon as every number stands exactly twice. A puzzle that
 * was read stays itself, with its start time, its limit and its par, until a
 * cell of it is changed.
 */
import type { Random } from "@masume/kernel";
import { flatCells, maxPairs, type Puzzle, rowsOf } from "./board.js";

export interface Draft {
  readonly size: number;
  /** Row by row. */
  readonly cells: readonly (number | undefined)[];
  /** The puzzle that the cells are, unchanged. */
  readonly puzzle?: Puzzle;
}

/** What keeps a draft from being a puzzle. */
export interface Shortfall {
  /** Numbers still to be placed, and how often. */
  readonly missing: readonly { readonly value: number; readonly times: 1 | 2 }[];
  /** Numbers that stand more than twice. */
  readonly surplus: readonly number[];
}

export function emptyDraft(size: number): Draft {
  return { size, cells: Array.from({ length: size * size }, () => undefined) };
}

export function draftOf(puzzle: Puzzle): Draft {
  return { size: puzzle.size, cells: flatCells(puzzle), puzzle };
}

export function withValue(draft: Draft, cell: number, value: number | undefined): Draft {
  if (draft.cells[cell] === value) return draft;
  return { size: draft.size, cells: draft.cells.with(cell, value) };
}

/** The same numbers on a board of another size: what falls outside, or is too large for it, goes. */
export function resized(draft: Draft, size: number): Draft {
  if (size === draft.size) return draft;
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    const value = x < draft.size && y < draft.size ? draft.cells[y * draft.size + x] : undefined;
    return value !== undefined && value < maxPairs(size) ? value : undefined;
  });
  return { size, cells };
}

/** The numbers still to be placed, strewn over the blank cells. */
export function filled(draft: Draft, random: Random): Draft {
  const { missing } = shortfall(draft);
  const strewn = random.shuffle(
    missing.flatMap(({ value, times }) => Array.from({ length: times }, () => value)),
  );
  const cells = draft.cells.map((value) => value ?? strewn.pop());
  return { size: draft.size, cells };
}

export function shortfall({ size, cells }: Draft): Shortfall {
  const times = new Uint16Array(maxPairs(size));
  for (const value of cells) if (value !== undefined) times[value]!++;
  const values = Array.from(times, (found, value) => ({ found, value }));
  return {
    missing: values
      .filter(({ found }) => found < 2)
      .map(({ found, value }) => ({ value, times: found === 1 ? 1 : 2 })),
    surplus: values.filter(({ found }) => found > 2).map(({ value }) => value),
  };
}

export function puzzleOf(draft: Draft): Puzzle | undefined {
  if (draft.puzzle) return draft.puzzle;
  // As many cells as two of each number: where none is missing, none is too many, and no cell is blank.
  if (shortfall(draft).missing.length > 0) return undefined;
  return {
    size: draft.size,
    entities: rowsOf(
      draft.cells.filter((cell) => cell !== undefined),
      draft.size,
    ),
  };
}

/** The number that a cell shows after one more digit; a number that would be too large begins anew. */
export function typed(size: number, shown: number | undefined, digit: number): number | undefined {
  const max = maxPairs(size) - 1;
  const longer = 10 * (shown ?? 0) + digit;
  if (longer <= max) return longer;
  return digit <= max ? digit : shown;
}

/** The number a step up or down, round at the ends; from a blank cell the first that is missing. */
export function stepped(draft: Draft, shown: number | undefined, step: 1 | -1): number {
  const count = maxPairs(draft.size);
  if (shown === undefined) return shortfall(draft).missing[0]?.value ?? 0;
  return (shown + step + count) % count;
}
