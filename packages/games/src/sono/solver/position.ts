/**
 * One board under the search's eye. A board is the list of its pairs' places
 * (two cells a value), so a turn is one table look-up a cell. Reading a board
 * finds its unmatched pairs and prepares the sums by which the cost of any turn
 * is known in constant time: `standingSums` counts, along each horizontal line
 * between rows, the standing pairs across it, and `lyingSums` the lying pairs
 * across each vertical line; what a turn cuts is four differences.
 *
 * All buffers are made once and used for every board.
 */
import { maxPairs } from "../board.js";
import type { TurnTable } from "./turn-table.js";
import { netRange, type Weights } from "./weights.js";

export class Position {
  readonly table: TurnTable;
  readonly weights: Weights;
  /** How many pairs are unmatched, and their cells, the smaller first. */
  open = 0;
  readonly openP: Uint16Array;
  readonly openQ: Uint16Array;
  /** 1 where a pair has its upper (standing) or left (lying) cell. */
  readonly standing: Uint8Array;
  readonly lying: Uint8Array;
  /** The turns that join something, how many pairs they join, and how many they cut. */
  joining = 0;
  readonly joiningTurns: Uint16Array;
  readonly gain: Uint8Array;
  readonly cut: Uint8Array;
  readonly #standingSums: Uint8Array;
  readonly #lyingSums: Uint8Array;
  /** The value of the pairs' places. */
  #placeValue = 0;
  /** 1 for unmatched cells, on a board with a margin. */
  readonly #hole: Uint8Array;
  readonly #withMargin: Uint16Array;

  constructor(table: TurnTable, weights: Weights) {
    const { size, cells, count } = table;
    this.table = table;
    this.weights = weights;
    this.openP = new Uint16Array(maxPairs(size));
    this.openQ = new Uint16Array(maxPairs(size));
    this.standing = new Uint8Array(cells);
    this.lying = new Uint8Array(cells);
    this.joiningTurns = new Uint16Array(count);
    this.gain = new Uint8Array(count);
    this.cut = new Uint8Array(count);
    this.#standingSums = new Uint8Array((size + 1) * (size + 1));
    this.#lyingSums = new Uint8Array((size + 1) * (size + 1));
    this.#hole = new Uint8Array((size + 2) * (size + 2));
    this.#withMargin = Uint16Array.from(
      { length: cells },
      (_, cell) => (Math.floor(cell / size) + 1) * (size + 2) + (cell % size) + 1,
    );
  }

  /** Reads the board whose places stand in `places` from `offset` on. */
  read(places: Uint16Array, offset: number): void {
    const { size, cells, column } = this.table;
    const { openP, openQ, standing, lying } = this;
    const standingValue = this.weights.standing;
    const lyingValue = this.weights.lying;
    standing.fill(0);
    lying.fill(0);
    let open = 0;
    let value = 0;
    for (let i = offset; i < offset + cells; i += 2) {
      let p = places[i]!;
      let q = places[i + 1]!;
      if (p > q) {
        const held = p;
        p = q;
        q = held;
      }
      if (q - p === size) {
        standing[p] = 1;
        value += standingValue[p]!;
      } else if (q - p === 1 && column[q] !== 0) {
        lying[p] = 1;
        value += lyingValue[p]!;
      } else {
        openP[open] = p;
        openQ[open] = q;
        open++;
      }
    }
    this.open = open;
    this.#placeValue = value;
    this.#sumUp();
    this.#findJoins();
  }

  /** The cost of the board that was read. */
  cost(): number {
    const { table, weights, open, openP, openQ, gain, cut } = this;
    const { cells, distance, joinStart, joins } = table;
    const { byDistance, byNet, noJoin, lone, end, ready } = weights;
    const hole = this.#hole;
    const withMargin = this.#withMargin;
    const line = table.size + 2;
    for (let i = 0; i < open; i++) {
      hole[withMargin[openP[i]!]!] = 1;
      hole[withMargin[openQ[i]!]!] = 1;
    }
    let cost = -this.#placeValue;
    let top = -netRange;
    for (let i = 0; i < open; i++) {
      const p = openP[i]!;
      const q = openQ[i]!;
      const pair = p * cells + q;
      cost += byDistance[distance[pair]!]!;
      let best = -netRange;
      for (let j = joinStart[pair]!; j < joinStart[pair + 1]!; j++) {
        const turn = joins[j]!;
        const net = gain[turn]! - cut[turn]!;
        if (net > best) best = net;
      }
      if (best === -netRange) cost += noJoin;
      else {
        cost += byNet[best + netRange]!;
        if (best > top) top = best;
      }
      const a = withMargin[p]!;
      const besideA = hole[a - 1]! + hole[a + 1]! + hole[a - line]! + hole[a + line]!;
      if (besideA < 2) cost += besideA === 0 ? lone : end;
      const b = withMargin[q]!;
      const besideB = hole[b - 1]! + hole[b + 1]! + hole[b - line]! + hole[b + line]!;
      if (besideB < 2) cost += besideB === 0 ? lone : end;
    }
    for (let i = 0; i < open; i++) {
      hole[withMargin[openP[i]!]!] = 0;
      hole[withMargin[openQ[i]!]!] = 0;
    }
    for (let bonus = 0; bonus < 3 && top > bonus; bonus++) cost -= ready[bonus]!;
    return cost;
  }

  #sumUp(): void {
    const { size } = this.table;
    const { standing, lying } = this;
    const standingSums = this.#standingSums;
    const lyingSums = this.#lyingSums;
    const width = size + 1;
    for (let y = 1; y < size; y++) {
      let sum = 0;
      for (let x = 0, cell = (y - 1) * size; x < size; x++, cell++) {
        standingSums[y * width + x] = sum;
        sum += standing[cell]!;
      }
      standingSums[y * width + size] = sum;
    }
    for (let x = 1; x < size; x++) {
      let sum = 0;
      for (let y = 0, cell = x - 1; y < size; y++, cell += size) {
        lyingSums[x * width + y] = sum;
        sum += lying[cell]!;
      }
      lyingSums[x * width + size] = sum;
    }
  }

  #findJoins(): void {
    const { table, open, openP, openQ, gain, cut, joiningTurns } = this;
    const { size, cells, joinStart, joins } = table;
    const standingSums = this.#standingSums;
    const lyingSums = this.#lyingSums;
    const width = size + 1;
    for (let i = 0; i < this.joining; i++) gain[joiningTurns[i]!] = 0;
    let joining = 0;
    for (let i = 0; i < open; i++) {
      const pair = openP[i]! * cells + openQ[i]!;
      for (let j = joinStart[pair]!; j < joinStart[pair + 1]!; j++) {
        const turn = joins[j]!;
        if (gain[turn]!++ > 0) continue;
        joiningTurns[joining++] = turn;
        const n = table.n[turn]!;
        const top = table.y[turn]! * width + table.x[turn]!;
        const bottom = top + n * width;
        const left = table.x[turn]! * width + table.y[turn]!;
        const right = left + n * width;
        cut[turn] =
          standingSums[top + n]! -
          standingSums[top]! +
          standingSums[bottom + n]! -
          standingSums[bottom]! +
          lyingSums[left + n]! -
          lyingSums[left]! +
          lyingSums[right + n]! -
          lyingSums[right]!;
      }
    }
    this.joining = joining;
  }
}
