/**
 * A Slither board: width × height cells, some with a clue, and the numbers and
 * names of cells, nodes and edges that rules, notations, solver, grader and page
 * all share.
 *
 * A cell is `row * width + column`, a node (a point where edges meet) is
 * `row * (width + 1) + column`. Edges are numbered horizontals first, row by row,
 * then verticals, row by row: `h:r,c` is the top side of cell (r, c), `v:r,c` its
 * left side, and the last row of horizontals and last column of verticals close
 * the board. On a board 3 cells wide and 2 high:
 *
 *     +  0 +  1 +  2 +
 *     9   10   11   12
 *     +  3 +  4 +  5 +
 *    13   14   15   16
 *     +  6 +  7 +  8 +
 *
 * Engines look up what meets what in the tables of `topology.ts`.
 */
export const minSize = 1;
export const maxSize = 100;

export interface Puzzle {
  readonly width: number;
  readonly height: number;
  /** Row-major, one character per cell: `0`–`4`, `?` (a clue of unknown value), `.` (no clue). */
  readonly clues: string;
}

/** What can be drawn on an edge. */
export type EdgeMark = "line" | "cross" | "empty";

/** The symbol of a mark wherever drawn boards are written down. */
export const markSymbol: Readonly<Record<EdgeMark, string>> = { line: "1", cross: "x", empty: "." };

/** What is drawn: the symbol of each edge's mark, in edge order. */
export type Edges = string;

export type BoardSize = Pick<Puzzle, "width" | "height">;

export function cellCount({ width, height }: BoardSize): number {
  return width * height;
}

export function nodeCount({ width, height }: BoardSize): number {
  return (width + 1) * (height + 1);
}

export function edgeCount(size: BoardSize): number {
  return verticalEdge(size, size.height, 0);
}

/** The number of `h:row,column`. */
export function horizontalEdge({ width }: BoardSize, row: number, column: number): number {
  return row * width + column;
}

/** The number of `v:row,column`. */
export function verticalEdge({ width, height }: BoardSize, row: number, column: number): number {
  return (height + 1) * width + row * (width + 1) + column;
}

/** The number a clue demands; undefined where there is no clue or its value is unknown. */
export function clueAt(puzzle: Puzzle, cell: number): number | undefined {
  const symbol = puzzle.clues[cell];
  return symbol === undefined || symbol === "." || symbol === "?" ? undefined : Number(symbol);
}

/** The four edges of a cell: top, right, bottom, left. */
export function edgesOfCell(size: BoardSize, cell: number): readonly [number, number, number, number] {
  const { width } = size;
  const left = verticalEdge(size, Math.floor(cell / width), cell % width);
  return [cell, left + 1, cell + width, left];
}

/** The two nodes an edge joins, the upper or left one first. */
export function nodesOfEdge(size: BoardSize, edge: number): readonly [number, number] {
  const { width } = size;
  const firstVertical = verticalEdge(size, 0, 0);
  if (edge < firstVertical) {
    const node = edge + Math.floor(edge / width);
    return [node, node + 1];
  }
  return [edge - firstVertical, edge - firstVertical + width + 1];
}

/** The edges at a node, clockwise from the top, without those the board does not have. */
export function edgesOfNode(size: BoardSize, node: number): readonly number[] {
  const { width, height } = size;
  const row = Math.floor(node / (width + 1));
  const column = node % (width + 1);
  const found: number[] = [];
  if (row > 0) found.push(verticalEdge(size, row - 1, column));
  if (column < width) found.push(horizontalEdge(size, row, column));
  if (row < height) found.push(verticalEdge(size, row, column));
  if (column > 0) found.push(horizontalEdge(size, row, column - 1));
  return found;
}

/** `h:r,c` or `v:r,c`: the name of an edge outside the engines. */
export function edgeName(size: BoardSize, edge: number): string {
  const { width } = size;
  const vertical = edge - verticalEdge(size, 0, 0);
  if (vertical < 0) return `h:${Math.floor(edge / width)},${edge % width}`;
  return `v:${Math.floor(vertical / (width + 1))},${vertical % (width + 1)}`;
}

export function cellName({ width }: BoardSize, cell: number): string {
  return `c:${Math.floor(cell / width)},${cell % width}`;
}

export function nodeName({ width }: BoardSize, node: number): string {
  return `n:${Math.floor(node / (width + 1))},${node % (width + 1)}`;
}

/** The cell of that name; undefined when the board has none. */
export function cellNamed({ width, height }: BoardSize, name: string): number | undefined {
  const match = /^c:(\d{1,3}),(\d{1,3})$/.exec(name);
  const [row, column] = [Number(match?.[1]), Number(match?.[2])];
  return match && row < height && column < width ? row * width + column : undefined;
}

/** The edge of that name; undefined when the board has none. */
export function edgeNamed(size: BoardSize, name: string): number | undefined {
  const match = /^([hv]):(\d{1,3}),(\d{1,3})$/.exec(name);
  if (!match) return undefined;
  const { width, height } = size;
  const row = Number(match[2]);
  const column = Number(match[3]);
  if (match[1] === "h")
    return row <= height && column < width ? horizontalEdge(size, row, column) : undefined;
  return row < height && column <= width ? verticalEdge(size, row, column) : undefined;
}

/** A cell, edge or node with its number among its kind. */
export interface BoardElement {
  readonly kind: "cell" | "edge" | "node";
  readonly index: number;
  readonly row: number;
  readonly column: number;
  readonly isVertical: boolean;
}

/** What a name stands for on a board that has it. */
export function elementNamed(size: BoardSize, name: string): BoardElement {
  const { width } = size;
  const comma = name.indexOf(",");
  const row = Number(name.slice(2, comma));
  const column = Number(name.slice(comma + 1));
  const isVertical = name[0] === "v";
  const found = { row, column, isVertical };
  if (name[0] === "c") return { kind: "cell", index: row * width + column, ...found };
  if (name[0] === "n") return { kind: "node", index: row * (width + 1) + column, ...found };
  const index = isVertical ? verticalEdge(size, row, column) : horizontalEdge(size, row, column);
  return { kind: "edge", index, ...found };
}

export function noEdges(size: BoardSize): Edges {
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

export function edgeRows(size: BoardSize, edges: Edges): EdgeRows {
  const { width, height } = size;
  return {
    h: Array.from({ length: height + 1 }, (_, row) => edges.slice(row * width, (row + 1) * width)),
    v: Array.from({ length: height }, (_, row) =>
      edges.slice(verticalEdge(size, row, 0), verticalEdge(size, row + 1, 0)),
    ),
  };
}
