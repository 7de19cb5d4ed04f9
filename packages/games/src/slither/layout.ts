/**
 * Where things lie on a Slither board. Points, edges and cells are all targets:
 * they form a lattice of (2·height + 1) rows of (2·width + 1), half a unit apart,
 * which is the grid that arrow keys and screen readers walk, and makes finding
 * what a point of the board means a matter of rounding.
 */
import type { Direction, Layout, Point, Target, TargetId } from "@masume/kernel";
import {
  type BoardSize,
  cellName,
  edgeName,
  horizontalEdge,
  nodeName,
  type Puzzle,
  verticalEdge,
} from "./board.js";

/** Room around the outermost points, so that a finger finds the edges there. */
const margin = 0.2;
/** Half the diagonal of a lattice square: every place of the board belongs to its nearest target. */
const reach = 0.36;

const layouts = new WeakMap<Puzzle, Layout>();

export function layout(puzzle: Puzzle): Layout {
  const known = layouts.get(puzzle);
  if (known) return known;
  const { width, height } = puzzle;
  const rows = Array.from({ length: 2 * height + 1 }, (_, row) =>
    Array.from({ length: 2 * width + 1 }, (_, column) => latticeName(puzzle, row, column)),
  );
  const targets = rows.flatMap((names, row) =>
    names.map((id, column): Target => {
      const to: Partial<Record<Direction, TargetId>> = {};
      if (row > 0) to.up = rows[row - 1]![column]!;
      if (column < 2 * width) to.right = names[column + 1]!;
      if (row < 2 * height) to.down = rows[row + 1]![column]!;
      if (column > 0) to.left = names[column - 1]!;
      return { id, at: { x: column / 2, y: row / 2 }, reach, to };
    }),
  );
  const bounds = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
  const made = { bounds, targets, rows };
  layouts.set(puzzle, made);
  return made;
}

function latticeName(size: BoardSize, row: number, column: number): TargetId {
  const { width } = size;
  const up = row >> 1;
  const across = column >> 1;
  if (row % 2 === 0 && column % 2 === 0) return nodeName(size, up * (width + 1) + across);
  if (row % 2 === 0) return edgeName(size, horizontalEdge(size, up, across));
  if (column % 2 === 0) return edgeName(size, verticalEdge(size, up, across));
  return cellName(size, up * width + across);
}

export function edgeCentre(size: BoardSize, edge: number): Point {
  const { width } = size;
  const vertical = edge - verticalEdge(size, 0, 0);
  if (vertical < 0) return { x: (edge % width) + 0.5, y: Math.floor(edge / width) };
  return { x: vertical % (width + 1), y: Math.floor(vertical / (width + 1)) + 0.5 };
}

export function nodePoint({ width }: BoardSize, node: number): Point {
  return { x: node % (width + 1), y: Math.floor(node / (width + 1)) };
}

export function nearestNode({ width, height }: BoardSize, { x, y }: Point): number {
  const column = Math.max(0, Math.min(width, Math.round(x)));
  const row = Math.max(0, Math.min(height, Math.round(y)));
  return row * (width + 1) + column;
}

/** In the middle of a cell a tap means no edge, and on a point it means none more than another. */
const cellMiddle = 0.32;
const pointMiddle = 0.07;

/** The cell whose middle this place is in. */
export function tappedCell({ width, height }: BoardSize, { x, y }: Point): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const fromEdges = Math.min(x - column, column + 1 - x, y - row, row + 1 - y);
  return fromEdges > cellMiddle ? row * width + column : undefined;
}

/** The edge that a tap at this place means: the nearest one. A tap a little outside counts as on the border. */
export function tappedEdge(size: BoardSize, point: Point): number | undefined {
  const { width, height } = size;
  const x = Math.max(0, Math.min(width, point.x));
  const y = Math.max(0, Math.min(height, point.y));
  if (Math.max(Math.abs(x - point.x), Math.abs(y - point.y)) > cellMiddle) return undefined;
  const column = Math.round(x);
  const row = Math.round(y);
  const fromColumn = Math.abs(x - column);
  const fromRow = Math.abs(y - row);
  if (Math.min(fromColumn, fromRow) > cellMiddle || Math.abs(fromColumn - fromRow) < pointMiddle) {
    return undefined;
  }
  if (fromRow < fromColumn) return horizontalEdge(size, row, Math.min(width - 1, Math.floor(x)));
  return verticalEdge(size, Math.min(height - 1, Math.floor(y)), column);
}
