/**
 * Which cells, nodes and edges of a board meet: index tables with the numbers of
 * `board.ts`, which all boards of a size share.
 *
 * One past the last number stands for what the board does not have: the cell
 * `cells` is the outside of the board, the edge `edges` is never a line.
 *
 * A *constraint* is a node (its number) or a cell (`nodes` + its number): each of
 * them restricts the four edges around it. Those are its sides 0 top, 1 right,
 * 2 bottom and 3 left. Its *gate* k are its sides k and k + 1, which meet in a
 * corner; nodes and cells are dual there, so that gate k of one is gate k + 2 of
 * the other, the same two edges in the other order.
 */
import {
  type BoardSize,
  cellCount,
  edgeCount,
  horizontalEdge,
  nodeCount,
  nodesOfEdge,
  verticalEdge,
} from "./board.js";
import { cachedBySize } from "./size-cache.js";

export interface Topology {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  readonly nodes: number;
  readonly edges: number;
  readonly constraints: number;
  /** Four per constraint: the edge on each side. */
  readonly edgeAt: Int32Array;
  /** Four per constraint: the constraint that shares each gate. */
  readonly acrossGate: Int32Array;
  /** Four per edge: its two nodes and its two cells, as constraints. */
  readonly constraintsOf: Int32Array;
  /** Four per edge: on which side of each of those it lies. */
  readonly sideOf: Uint8Array;
  /** Two per edge: its two cells. */
  readonly cellsOf: Int32Array;
  /** Four per cell: the neighbour beyond each side. */
  readonly besideCell: Int32Array;
  /** Four per cell: the neighbour beyond each gate. */
  readonly beyondGate: Int32Array;
  /** Four per node: the cell in each gate. */
  readonly cellInGate: Int32Array;
}

export const topologyOf: (size: BoardSize) => Topology = cachedBySize(makeTopology);

function makeTopology(size: BoardSize): Topology {
  const { width, height } = size;
  const cells = cellCount(size);
  const nodes = nodeCount(size);
  const edges = edgeCount(size);
  const constraints = nodes + cells;
  const edgeAt = new Int32Array(constraints * 4).fill(edges);
  const acrossGate = new Int32Array(constraints * 4).fill(constraints);
  const constraintsOf = new Int32Array(edges * 4).fill(constraints);
  const sideOf = new Uint8Array(edges * 4);
  const cellsOf = new Int32Array(edges * 2).fill(cells);
  const besideCell = new Int32Array(cells * 4).fill(cells);
  const beyondGate = new Int32Array(cells * 4).fill(cells);
  const cellInGate = new Int32Array(nodes * 4).fill(cells);

  const isCell = (row: number, column: number) => row >= 0 && row < height && column >= 0 && column < width;
  const cellAt = (row: number, column: number) => (isCell(row, column) ? row * width + column : cells);
  const nodeAt = (row: number, column: number) => row * (width + 1) + column;

  function addEdge(edge: number, sides: readonly number[], beside: readonly [number, number]): void {
    const meeting = [...nodesOfEdge(size, edge), ...beside.map((cell) => nodes + cell)];
    for (const [i, constraint] of meeting.entries()) {
      constraintsOf[edge * 4 + i] = constraint;
      sideOf[edge * 4 + i] = sides[i]!;
      if (constraint < constraints) edgeAt[constraint * 4 + sides[i]!] = edge;
    }
    cellsOf.set(beside, edge * 2);
  }
  for (let row = 0; row <= height; row++) {
    for (let column = 0; column <= width; column++) {
      const cell = cellAt(row, column);
      if (column < width) {
        addEdge(horizontalEdge(size, row, column), [1, 3, 2, 0], [cellAt(row - 1, column), cell]);
      }
      if (row < height) {
        addEdge(verticalEdge(size, row, column), [2, 0, 1, 3], [cellAt(row, column - 1), cell]);
      }
    }
  }
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / width);
    const column = cell % width;
    besideCell.set(
      [cellAt(row - 1, column), cellAt(row, column + 1), cellAt(row + 1, column), cellAt(row, column - 1)],
      cell * 4,
    );
    for (const [gate, down, right] of [
      [0, 0, 1],
      [1, 1, 1],
      [2, 1, 0],
      [3, 0, 0],
    ] as const) {
      const node = nodeAt(row + down, column + right);
      beyondGate[cell * 4 + gate] = cellAt(row + 2 * down - 1, column + 2 * right - 1);
      acrossGate[(nodes + cell) * 4 + gate] = node;
      acrossGate[node * 4 + (gate ^ 2)] = nodes + cell;
      cellInGate[node * 4 + (gate ^ 2)] = cell;
    }
  }
  return {
    width,
    height,
    cells,
    nodes,
    edges,
    constraints,
    edgeAt,
    acrossGate,
    constraintsOf,
    sideOf,
    cellsOf,
    besideCell,
    beyondGate,
    cellInGate,
  };
}
