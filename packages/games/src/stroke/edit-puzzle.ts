/**
 * Changes to a board in the editor. Every board that comes out is proper: start
 * and goal are different open cells of the border; what would break that is left
 * as it was.
 */
import { type Cell, sameCell } from "@masume/kernel";
import { isInside, isOnBorder, maxSize, minSize, type Puzzle } from "./board.js";

export type End = "start" | "goal";

export function emptyBoard(size: number): Puzzle {
  return { size, blocked: [], start: [0, 0], goal: [size - 1, size % 2 === 0 ? 0 : size - 1] };
}

export function isBlocked(board: Puzzle, cell: Cell): boolean {
  return board.blocked.some((other) => sameCell(other, cell));
}

export function endAt(board: Puzzle, cell: Cell): End | undefined {
  if (sameCell(board.start, cell)) return "start";
  return sameCell(board.goal, cell) ? "goal" : undefined;
}

export function withBlocked(board: Puzzle, cell: Cell, blocked: boolean): Puzzle {
  if (!isInside(board.size, cell) || endAt(board, cell) || isBlocked(board, cell) === blocked) return board;
  const others = board.blocked.filter((other) => !sameCell(other, cell));
  return { ...board, blocked: blocked ? inOrder([...others, cell]) : others };
}

/** An end moved to a border cell, which opens; onto the other end, the two change places. */
export function withEnd(board: Puzzle, end: End, cell: Cell): Puzzle {
  if (!isInside(board.size, cell) || !isOnBorder(board.size, cell) || sameCell(board[end], cell))
    return board;
  const other: End = end === "start" ? "goal" : "start";
  if (sameCell(board[other], cell)) return { ...board, start: board.goal, goal: board.start };
  return { ...withBlocked(board, cell, false), [end]: cell };
}

/** The same board on a grid of another size: what falls outside goes, ends stay on the border. */
export function resized(board: Puzzle, size: number): Puzzle {
  const to = Math.max(minSize, Math.min(maxSize, size));
  if (to === board.size) return board;
  const last = to - 1;
  const follow = ([row, column]: Cell): Cell => {
    const far = (value: number) => (value === board.size - 1 ? last : Math.min(value, last));
    return [far(row), far(column)];
  };
  const start = follow(board.start);
  const goal = follow(board.goal);
  const ends: Pick<Puzzle, "start" | "goal"> = sameCell(start, goal) ? emptyBoard(to) : { start, goal };
  const blocked = board.blocked.filter(
    (cell) => isInside(to, cell) && !sameCell(cell, ends.start) && !sameCell(cell, ends.goal),
  );
  return { size: to, blocked, start: ends.start, goal: ends.goal };
}

function inOrder(cells: readonly Cell[]): readonly Cell[] {
  return cells.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}
