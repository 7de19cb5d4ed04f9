/** Changes to a puzzle in the editor, and the cells it is edited on. */
import type { Direction, Layout, Target, TargetId } from "@masume/kernel";
import { cellName, elementNamed, maxSize, minSize, type Puzzle } from "./board.js";

export const blank = ".";
/** What a click goes round. */
const round = [blank, "0", "1", "2", "3"] as const;

export function emptyPuzzle(width: number, height: number): Puzzle {
  return { width, height, clues: blank.repeat(width * height) };
}

export function withClue(puzzle: Puzzle, cell: number, clue: string): Puzzle {
  if (puzzle.clues[cell] === clue) return puzzle;
  return { ...puzzle, clues: puzzle.clues.slice(0, cell) + clue + puzzle.clues.slice(cell + 1) };
}

/** The clue that follows in the round, or the one before it. */
export function nextClue(clue: string, step: 1 | -1): string {
  const at = (round as readonly string[]).indexOf(clue);
  return round[(Math.max(0, at) + step + round.length) % round.length]!;
}

/** The same clues on a board of another size: what falls outside goes. */
export function resized(puzzle: Puzzle, width: number, height: number): Puzzle {
  const within = (size: number) => Math.max(minSize, Math.min(maxSize, Math.round(size)));
  const [wide, high] = [within(width), within(height)];
  if (wide === puzzle.width && high === puzzle.height) return puzzle;
  const rows = Array.from({ length: high }, (_, row) =>
    (row < puzzle.height ? puzzle.clues.slice(row * puzzle.width, (row + 1) * puzzle.width) : "")
      .slice(0, wide)
      .padEnd(wide, blank),
  );
  return { width: wide, height: high, clues: rows.join("") };
}

/** The cells as targets, for a board whose numbers are edited and whose edges are only looked at. */
export function cellLayout(puzzle: Puzzle, bounds: Layout["bounds"]): Layout {
  const { width, height } = puzzle;
  const names = Array.from({ length: width * height }, (_, cell) => cellName(puzzle, cell));
  const targets = names.map((id, cell): Target => {
    const { row, column } = elementNamed(puzzle, id);
    const to: Partial<Record<Direction, TargetId>> = {};
    if (row > 0) to.up = names[cell - width]!;
    if (column < width - 1) to.right = names[cell + 1]!;
    if (row < height - 1) to.down = names[cell + width]!;
    if (column > 0) to.left = names[cell - 1]!;
    return { id, at: { x: column + 0.5, y: row + 0.5 }, reach: 0.7, to };
  });
  const rows = Array.from({ length: height }, (_, row) => names.slice(row * width, (row + 1) * width));
  return { bounds, targets, rows };
}
