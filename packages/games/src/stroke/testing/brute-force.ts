/**
 * The independent truth for the tests: boards of any shape, and all their lines by
 * walking everywhere, with no thought at all. Shares no code with the engines.
 */
import type { Cell } from "@masume/kernel";
import fc from "fast-check";
import type { Puzzle } from "../board.js";

/** Every line of a board that continues the given one. */
export function everyLine(board: Puzzle, begun: readonly Cell[] = [board.start]): Cell[][] {
  const width = board.size + 2; // a closed rim saves all questions about the border
  const at = ([row, column]: Cell) => (row + 1) * width + column + 1;
  const closed = new Uint8Array(width * width).fill(1);
  for (let row = 1; row <= board.size; row++) closed.fill(0, row * width + 1, row * width + 1 + board.size);
  for (const cell of [...board.blocked, ...begun]) closed[at(cell)] = 1;
  const toVisit = board.size ** 2 - board.blocked.length;
  const goal = at(board.goal);
  const line = begun.map(at);
  const lines: Cell[][] = [];
  const walk = (cell: number) => {
    if (line.length === toVisit && cell === goal) {
      lines.push(line.map((index) => [Math.floor(index / width) - 1, (index % width) - 1]));
    }
    for (const next of [cell - width, cell + 1, cell + width, cell - 1]) {
      if (closed[next]) continue;
      closed[next] = 1;
      line.push(next);
      walk(next);
      line.pop();
      closed[next] = 0;
    }
  };
  walk(line.at(-1)!);
  return lines;
}

/** A board of the given sizes with any cells blocked and any two open cells as ends. */
export function anyBoard(minSize: number, maxSize: number, mostBlocked = 0.3): fc.Arbitrary<Puzzle> {
  return fc.integer({ min: minSize, max: maxSize }).chain((size) =>
    fc
      .record({
        order: fc.shuffledSubarray(
          Array.from({ length: size * size }, (_, i) => i),
          { minLength: size * size },
        ),
        blocked: fc.integer({ min: 0, max: Math.floor(size * size * mostBlocked) }),
      })
      .map(({ order, blocked }) => {
        const cells = order.map((index): Cell => [Math.floor(index / size), index % size]);
        const [start, goal, ...rest] = cells;
        return {
          size,
          blocked: rest.slice(0, blocked).sort(([a, b], [c, d]) => a - c || b - d),
          start: start!,
          goal: goal!,
        };
      }),
  );
}

/** A board from rows of `S`, `G`, `.` and `#`. */
export function drawn(...rows: readonly string[]): Puzzle {
  const blocked: Cell[] = [];
  let start: Cell = [-1, -1];
  let goal: Cell = [-1, -1];
  for (const [r, row] of rows.entries()) {
    for (const [c, symbol] of [...row].entries()) {
      if (symbol === "#") blocked.push([r, c]);
      if (symbol === "S") start = [r, c];
      if (symbol === "G") goal = [r, c];
    }
  }
  return { size: rows.length, blocked, start, goal };
}
