/**
 * The index tables of a board size: which edges, nodes and cells meet. Engines
 * of the same size share them.
 *
 * A *place* is a node (its node number) or a cell (`nodes` + its cell number).
 * `cells` itself, one past the last cell, stands for the outside of the board.
 * Positions around a place are 0 top, 1 right, 2 bottom, 3 left; corner k lies
 * between positions k and k + 1.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  readonly nodes: number;
  readonly edges: number;
  readonly places: number;
  /** Four a place: the edge at each position, −1 where the board has none. */
  readonly edgeAt: Int32Array;
  /** Four a place: the place across each corner, −1 where the board has none. */
  readonly acrossAt: Int32Array;
  /** Four an edge: its two nodes and its two cells as places, −1 for the outside. */
  readonly placesOf: Int32Array;
  /** Four an edge: its position at each of those places. */
  readonly positionIn: Uint8Array;
  /** Two an edge: its two cells; `cells` for the outside. */
  readonly cellsOf: Int32Array;
  /** Four a cell: the neighbour beyond each edge; `cells` for the outside. */
  readonly besideCell: Int32Array;
  /** Four a cell: the neighbour beyond each corner; `cells` for the outside. */
  readonly beyondCorner: Int32Array;
  /** Four a node: the cell at each corner; `cells` for the outside. */
  readonly cellAround: Int32Array;
}

const kept = new Map<number, Grid>();
const keptSizes = 8;

export function gridOf(width: number, height: number): Grid {
  const key = width * 1024 + height;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= keptSizes) kept.delete(kept.keys().next().value!);
  const grid = makeGrid(width, height);
  kept.set(key, grid);
  return grid;
}

function makeGrid(width: number, height: number): Grid {
  const cells = width * height;
  const nodes = (width + 1) * (height + 1);
  const horizontals = (height + 1) * width;
  const edges = horizontals + height * (width + 1);
  const places = nodes + cells;
  const edgeAt = new Int32Array(places * 4).fill(-1);
  const acrossAt = new Int32Array(places * 4).fill(-1);
  const placesOf = new Int32Array(edges * 4).fill(-1);
  const positionIn = new Uint8Array(edges * 4);
  const cellsOf = new Int32Array(edges * 2).fill(cells);
  const besideCell = new Int32Array(cells * 4).fill(cells);
  const beyondCorner = new Int32Array(cells * 4).fill(cells);
  const cellAround = new Int32Array(nodes * 4).fill(cells);

  const isCell = (row: number, column: number) => row >= 0 && row < height && column >= 0 && column < width;
  const cellAt = (row: number, column: number) => (isCell(row, column) ? row * width + column : cells);
  const nodeAt = (row: number, column: number) => row * (width + 1) + column;

  function addEdge(edge: number, isHorizontal: boolean, row: number, column: number): void {
    const [before, after] = isHorizontal
      ? [cellAt(row - 1, column), cellAt(row, column)]
      : [cellAt(row, column - 1), cellAt(row, column)];
    const far = isHorizontal ? nodeAt(row, column + 1) : nodeAt(row + 1, column);
    const sites = [nodeAt(row, column), far, before, after];
    const positions = isHorizontal ? [1, 3, 2, 0] : [2, 0, 1, 3];
    for (let i = 0; i < 4; i++) {
      positionIn[edge * 4 + i] = positions[i]!;
      if (i >= 2) cellsOf[edge * 2 + i - 2] = sites[i]!;
      if (i >= 2 && sites[i] === cells) continue;
      const place = i < 2 ? sites[i]! : nodes + sites[i]!;
      placesOf[edge * 4 + i] = place;
      edgeAt[place * 4 + positions[i]!] = edge;
    }
  }
  for (let row = 0; row <= height; row++) {
    for (let column = 0; column < width; column++) addEdge(row * width + column, true, row, column);
  }
  for (let row = 0; row < height; row++) {
    for (let column = 0; column <= width; column++) {
      addEdge(horizontals + row * (width + 1) + column, false, row, column);
    }
  }
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      const beside = [
        [-1, 0],
        [0, 1],
        [1, 0],
        [0, -1],
      ];
      const beyond = [
        [-1, 1],
        [1, 1],
        [1, -1],
        [-1, -1],
      ];
      const corners = [
        nodeAt(row, column + 1),
        nodeAt(row + 1, column + 1),
        nodeAt(row + 1, column),
        nodeAt(row, column),
      ];
      for (let k = 0; k < 4; k++) {
        besideCell[cell * 4 + k] = cellAt(row + beside[k]![0]!, column + beside[k]![1]!);
        beyondCorner[cell * 4 + k] = cellAt(row + beyond[k]![0]!, column + beyond[k]![1]!);
        acrossAt[(nodes + cell) * 4 + k] = corners[k]!;
        acrossAt[corners[k]! * 4 + (k ^ 2)] = nodes + cell;
        cellAround[corners[k]! * 4 + (k ^ 2)] = cell;
      }
    }
  }
  return {
    width,
    height,
    cells,
    nodes,
    edges,
    places,
    edgeAt,
    acrossAt,
    placesOf,
    positionIn,
    cellsOf,
    besideCell,
    beyondCorner,
    cellAround,
  };
}
