/**
 * A Slither board: width × height cells, some with a clue, and the numbering of
 * cells, nodes and edges that every part of the game shares.
 *
 * A cell is `row * width + column`, a node (grid point) `row * (width + 1) + column`.
 * Edges are numbered horizontals first, row by row, then verticals, row by row:
 * `h:r,c` is the top side of cell (r, c), `v:r,c` its left side, and the last row
 * of horizontals and last column of verticals close the board.
 */
export const minSize = 1;
export const maxSize = 100;

export interface Puzzle {
  readonly width: number;
  readonly height: number;
  /** Row-major, one character a cell: `0`–`4`, `?` (a clue of unknown value), `.` (no clue). */
  readonly clues: string;
}

/** What can be drawn on an edge. */
export type Mark = "line" | "cross" | "empty";

/** The symbol of a mark wherever drawn boards are written down. */
export const markSymbol: Readonly<Record<Mark, string>> = { line: "1", cross: "x", empty: "." };

/** What is drawn: the symbol of each edge's mark, in edge order. */
export type Edges = string;

type Size = Pick<Puzzle, "width" | "height">;

export function cellCount({ width, height }: Size): number {
  return width * height;
}

export function nodeCount({ width, height }: Size): number {
  return (width + 1) * (height + 1);
}

export function edgeCount({ width, height }: Size): number {
  return horizontalCount({ width, height }) + height * (width + 1);
}

/** How many edges are horizontal: the number of the first vertical one. */
export function horizontalCount({ width, height }: Size): number {
  return (height + 1) * width;
}

/** The number a clue demands; undefined where there is no clue or its value is unknown. */
export function clueAt(puzzle: Puzzle, cell: number): number | undefined {
  const symbol = puzzle.clues[cell];
  return symbol === undefined || symbol === "." || symbol === "?" ? undefined : Number(symbol);
}

/** The four edges of a cell: top, right, bottom, left. */
export function edgesOfCell(size: Size, cell: number): readonly [number, number, number, number] {
  const { width } = size;
  const row = Math.floor(cell / width);
  const left = horizontalCount(size) + cell + row;
  return [cell, left + 1, cell + width, left];
}

/** The two nodes an edge joins, the upper or left one first. */
export function nodesOfEdge(size: Size, edge: number): readonly [number, number] {
  const { width } = size;
  const horizontals = horizontalCount(size);
  if (edge < horizontals) {
    const node = edge + Math.floor(edge / width);
    return [node, node + 1];
  }
  return [edge - horizontals, edge - horizontals + width + 1];
}

/** The edges at a node, clockwise from the top, without those the board does not have. */
export function edgesOfNode(size: Size, node: number): readonly number[] {
  const { width, height } = size;
  const row = Math.floor(node / (width + 1));
  const column = node % (width + 1);
  const horizontals = horizontalCount(size);
  const found: number[] = [];
  if (row > 0) found.push(horizontals + node - width - 1);
  if (column < width) found.push(row * width + column);
  if (row < height) found.push(horizontals + node);
  if (column > 0) found.push(row * width + column - 1);
  return found;
}

/** `h:r,c` or `v:r,c`: the name of an edge outside the engines. */
export function edgeName(size: Size, edge: number): string {
  const { width } = size;
  const horizontals = horizontalCount(size);
  if (edge < horizontals) return `h:${Math.floor(edge / width)},${edge % width}`;
  const vertical = edge - horizontals;
  return `v:${Math.floor(vertical / (width + 1))},${vertical % (width + 1)}`;
}

/** The edge of that name; undefined when the board has none. */
export function edgeNamed(size: Size, name: string): number | undefined {
  const match = /^([hv]):(\d{1,3}),(\d{1,3})$/.exec(name);
  if (!match) return undefined;
  const { width, height } = size;
  const isHorizontal = match[1] === "h";
  const row = Number(match[2]);
  const column = Number(match[3]);
  if (isHorizontal) return row <= height && column < width ? row * width + column : undefined;
  return row < height && column <= width ? horizontalCount(size) + row * (width + 1) + column : undefined;
}

export function cellName({ width }: Size, cell: number): string {
  return `c:${Math.floor(cell / width)},${cell % width}`;
}

export function nodeName({ width }: Size, node: number): string {
  return `n:${Math.floor(node / (width + 1))},${node % (width + 1)}`;
}

export function noEdges(size: Size): Edges {
  return markSymbol.empty.repeat(edgeCount(size));
}

/** The rows of clues, for people and row-based notations. */
export function clueRows({ width, height, clues }: Puzzle): readonly string[] {
  return Array.from({ length: height }, (_, row) => clues.slice(row * width, (row + 1) * width));
}

export interface EdgeRows {
  /** height + 1 rows of width. */
  readonly h: readonly string[];
  /** height rows of width + 1. */
  readonly v: readonly string[];
}

export function edgeRows(size: Size, edges: Edges): EdgeRows {
  const { width, height } = size;
  const horizontals = horizontalCount(size);
  return {
    h: Array.from({ length: height + 1 }, (_, row) => edges.slice(row * width, (row + 1) * width)),
    v: Array.from({ length: height }, (_, row) => {
      const first = horizontals + row * (width + 1);
      return edges.slice(first, first + width + 1);
    }),
  };
}
