/**
 * A Sono board: an S × S field, S even, in which every value from 0 to S²/2 − 1
 * stands exactly twice. Places are (x, y) as in the source, x the column and y
 * the row; inside, a cell is `y * size + x`, so the cells of a board are one flat
 * list. The one operation turns a square clockwise.
 */
export const minSize = 4;
export const maxSize = 24;
export const minSide = 2;

export interface Puzzle {
  readonly size: number;
  /** `entities[y][x]`. */
  readonly entities: readonly (readonly number[])[];
  /** When a contest round begins, in seconds of Unix time. */
  readonly startsAt?: number;
  /** How many operations may be made; absent means any number. */
  readonly maxSteps?: number;
  /** A number of operations that is known to suffice for all pairs. */
  readonly par?: number;
}

/** The same board under another limit of turns, or under none. */
export function withMaxSteps({ maxSteps: _, ...unlimited }: Puzzle, maxSteps: number | undefined): Puzzle {
  return maxSteps === undefined ? unlimited : { ...unlimited, maxSteps };
}

/** The square with top left (x, y) and side n turns 90° clockwise. */
export interface Op {
  readonly x: number;
  readonly y: number;
  readonly n: number;
}

export interface Answer {
  readonly ops: readonly Op[];
}

/** How many pairs a full board has, which is also how many values there are. */
export function maxPairs(size: number): number {
  return (size * size) / 2;
}

export function flatCells(puzzle: Puzzle): number[] {
  return puzzle.entities.flat();
}

export function rowsOf(cells: ArrayLike<number>, size: number): number[][] {
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => cells[y * size + x]!));
}

/** All operations of a board, smallest first, then by rows: the order in which engines number them. */
export function allOps(size: number): readonly Op[] {
  const ops: Op[] = [];
  for (let n = minSide; n < size; n++) {
    for (let y = 0; y + n <= size; y++) {
      for (let x = 0; x + n <= size; x++) ops.push({ x, y, n });
    }
  }
  return ops;
}

/** Turns the square in place: a clockwise turn is a set of disjoint cycles of four cells. */
export function turnCells(cells: { [cell: number]: number }, size: number, { x, y, n }: Op): void {
  const last = n - 1;
  const top = y * size + x;
  for (let i = 0; i < n >> 1; i++) {
    for (let j = 0; j < (n + 1) >> 1; j++) {
      const a = top + i * size + j;
      const b = top + j * size + (last - i);
      const c = top + (last - i) * size + (last - j);
      const d = top + (last - j) * size + i;
      const held = cells[a]!;
      cells[a] = cells[d]!;
      cells[d] = cells[c]!;
      cells[c] = cells[b]!;
      cells[b] = held;
    }
  }
}

/** How many pairs the board has, counted afresh. */
export function countPairs(cells: ArrayLike<number>, size: number): number {
  let pairs = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const cell = y * size + x;
      if (x + 1 < size && cells[cell] === cells[cell + 1]) pairs++;
      if (y + 1 < size && cells[cell] === cells[cell + size]) pairs++;
    }
  }
  return pairs;
}

/**
 * How many pairs have one cell inside the square and one outside. A turn keeps
 * every pair that lies wholly inside or wholly outside, so the pairs it makes
 * and breaks are this count after it less this count before it.
 */
export function crossingPairs(cells: ArrayLike<number>, size: number, { x, y, n }: Op): number {
  const above = y > 0;
  const below = y + n < size;
  const left = x > 0;
  const right = x + n < size;
  let pairs = 0;
  for (let i = 0; i < n; i++) {
    const top = y * size + x + i;
    const bottom = top + (n - 1) * size;
    const first = (y + i) * size + x;
    const last = first + n - 1;
    if (above && cells[top] === cells[top - size]) pairs++;
    if (below && cells[bottom] === cells[bottom + size]) pairs++;
    if (left && cells[first] === cells[first - 1]) pairs++;
    if (right && cells[last] === cells[last + 1]) pairs++;
  }
  return pairs;
}
