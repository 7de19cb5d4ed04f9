/**
 * The open cells of a board as a graph, which is all the engines look at. A line
 * already drawn is taken in by blocking what it has passed: its head becomes the
 * start, so every question about a partial line is a question about a whole one.
 *
 * Edge numbers: `2 * cell` joins a cell to its right neighbour, `2 * cell + 1` to
 * the one below.
 */
import { type Cell, neighbourTable } from "@masume/kernel";
import { cellIndex, openMask, type Puzzle } from "../board.js";

export interface Graph {
  readonly size: number;
  /** One byte per cell: 1 where the line still has to pass. */
  readonly open: Uint8Array;
  readonly openCount: number;
  /** The open cells in row-major order. */
  readonly openCells: Int16Array;
  readonly start: number;
  readonly goal: number;
  /** Four a cell, clockwise from the top; −1 where there is no open neighbour. */
  readonly neighbours: Int32Array;
  /** The edge to each of those neighbours; −1 where there is none. */
  readonly edges: Int32Array;
}

export function graphOf(board: Puzzle): Graph {
  const { size } = board;
  return buildGraph(size, openMask(board), cellIndex(size, board.start), cellIndex(size, board.goal));
}

/** What is left to draw after a line that begins at the start and breaks no rule. */
export function graphAfter(board: Puzzle, line: readonly Cell[]): Graph {
  const { size } = board;
  const open = openMask(board);
  for (const cell of line) open[cellIndex(size, cell)] = 0;
  const head = cellIndex(size, line.at(-1) ?? board.start);
  open[head] = 1;
  return buildGraph(size, open, head, cellIndex(size, board.goal));
}

export function buildGraph(size: number, open: Uint8Array, start: number, goal: number): Graph {
  const neighbours = neighbourTable(size, size);
  const edges = new Int32Array(neighbours.length).fill(-1);
  const openCells = new Int16Array(open.length);
  let openCount = 0;
  for (let cell = 0; cell < open.length; cell++) {
    if (open[cell]) openCells[openCount++] = cell;
    for (let d = 0; d < 4; d++) {
      const other = neighbours[cell * 4 + d]!;
      if (other < 0) continue;
      if (open[cell] && open[other]) edges[cell * 4 + d] = edgeFrom(size, cell, d);
      else neighbours[cell * 4 + d] = -1;
    }
  }
  return {
    size,
    open,
    openCount,
    openCells: openCells.subarray(0, openCount),
    start,
    goal,
    neighbours,
    edges,
  };
}

function edgeFrom(size: number, cell: number, direction: number): number {
  if (direction === 0) return (cell - size) * 2 + 1;
  if (direction === 1) return cell * 2;
  if (direction === 2) return cell * 2 + 1;
  return (cell - 1) * 2;
}

/** The edge between two open neighbours. */
export function edgeBetween(graph: Graph, a: number, b: number): number {
  const slot = graph.neighbours.subarray(a * 4, a * 4 + 4).indexOf(b);
  return graph.edges[a * 4 + slot]!;
}

/** 0 or 1, as on a chessboard; the top left cell has colour 0. */
export function colourOf(size: number, cell: number): number {
  return (Math.floor(cell / size) + (cell % size)) & 1;
}

export function degreeOf(graph: Graph, cell: number): number {
  let degree = 0;
  for (let d = 0; d < 4; d++) if (graph.neighbours[cell * 4 + d]! >= 0) degree++;
  return degree;
}
