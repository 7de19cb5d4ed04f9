/**
 * Boards on which a turn shows what it keeps and what it changes, why large squares are
 * worth a look, and the first three ideas of a solver.
 */
import { countPairs, crossingPairs, type Op, type Puzzle } from "./board.js";
import type { State } from "./rules.js";

export interface LessonCase {
  readonly id: "inside" | "outside" | "border" | "large" | "gain" | "ahead" | "finish";
  readonly puzzle: Puzzle;
  /** Turned one after the other. */
  readonly squares: readonly [Op, ...Op[]];
}

const board = (...entities: readonly (readonly number[])[]): Puzzle => ({ size: 4, entities });

export const turnLessons: readonly LessonCase[] = [
  {
    id: "inside",
    puzzle: board([0, 0, 1, 2], [3, 4, 1, 5], [3, 6, 7, 2], [5, 4, 6, 7]),
    squares: [{ x: 0, y: 0, n: 3 }],
  },
  {
    id: "outside",
    puzzle: board([4, 0, 0, 5], [1, 5, 7, 2], [1, 4, 6, 2], [6, 3, 3, 7]),
    squares: [{ x: 1, y: 1, n: 2 }],
  },
  {
    id: "border",
    puzzle: board([5, 7, 4, 6], [5, 3, 4, 2], [1, 7, 0, 2], [1, 0, 3, 6]),
    squares: [{ x: 1, y: 1, n: 2 }],
  },
  {
    id: "large",
    puzzle: board([7, 4, 4, 2], [7, 1, 1, 3], [5, 6, 6, 5], [0, 0, 3, 2]),
    squares: [{ x: 1, y: 0, n: 3 }],
  },
];

export const solverLessons: readonly LessonCase[] = [
  {
    id: "gain",
    puzzle: board([5, 4, 4, 2], [6, 6, 1, 0], [3, 5, 1, 7], [3, 7, 0, 2]),
    squares: [{ x: 1, y: 0, n: 3 }],
  },
  {
    id: "ahead",
    puzzle: board([2, 2, 5, 4], [3, 0, 0, 6], [3, 5, 1, 1], [6, 7, 7, 4]),
    squares: [
      { x: 1, y: 0, n: 3 },
      { x: 0, y: 0, n: 3 },
    ],
  },
  {
    id: "finish",
    puzzle: board([6, 2, 2, 7], [6, 3, 4, 7], [1, 3, 1, 5], [0, 0, 4, 5]),
    squares: [{ x: 1, y: 1, n: 2 }],
  },
];

/** How many pairs lie inside a square, outside it, and across its border. */
export function pairsBySquare(
  { cells, pairs }: State,
  size: number,
  square: Op,
): { readonly inside: number; readonly outside: number; readonly across: number } {
  const { x, y, n } = square;
  const part = Array.from({ length: n * n }, (_, i) => cells[(y + Math.floor(i / n)) * size + x + (i % n)]!);
  const inside = countPairs(part, n);
  const across = crossingPairs(cells, size, square);
  return { inside, across, outside: pairs - inside - across };
}
