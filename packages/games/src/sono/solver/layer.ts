/**
 * The boards that stand side by side at one step of a beam, and what is known of
 * each: what it costs, two words that tell it from others, and where it stands in
 * the history.
 */
export interface Layer {
  /** How many boards there are. */
  readonly size: number;
  /** Board after board, two cells a value. */
  readonly boards: Uint16Array;
  readonly costs: Int32Array;
  /** Two words a board. */
  readonly hashes: Int32Array;
  readonly nodes: Int32Array;
}

/** The board with the most pairs of a layer. */
export interface Best {
  readonly pairs: number;
  readonly node: number;
}

export function emptyLayer(room: number, cells: number): Layer {
  return {
    size: 0,
    boards: new Uint16Array(room * cells),
    costs: new Int32Array(room),
    hashes: new Int32Array(2 * room),
    nodes: new Int32Array(room),
  };
}

/** Writes a board of one layer over a board of another. */
export function copyBoard(from: Layer, board: number, to: Layer, at: number, cells: number): void {
  to.boards.set(from.boards.subarray(board * cells, (board + 1) * cells), at * cells);
  to.costs[at] = from.costs[board]!;
  to.hashes[2 * at] = from.hashes[2 * board]!;
  to.hashes[2 * at + 1] = from.hashes[2 * board + 1]!;
  to.nodes[at] = from.nodes[board]!;
}
