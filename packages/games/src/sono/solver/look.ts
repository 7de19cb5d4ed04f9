/**
 * A close look at what a turn makes of a board, without making it. The board
 * itself has been read (see `Position`); of the turned one only the difference
 * is worked out: pairs inside the square turn with it, those across its border
 * are cut, unmatched pairs move, and the sums change only along the lines that
 * meet the square. That takes about half the time of turning the board and
 * reading it afresh, and gives the same cost to the last digit.
 */
import { cutBy, noTurn, type Position, pairHash } from "./position.js";
import { netRange } from "./weights.js";

const onesIn = Uint8Array.from({ length: 1 << 12 }, (_, word) => {
  let ones = 0;
  for (let rest = word; rest > 0; rest >>= 1) ones += rest & 1;
  return ones;
});

export class Look {
  /** What the turned board costs, and how many of its pairs are unmatched. */
  cost = 0;
  open = 0;
  /** Whether the turn moves an unmatched cell. */
  moved = false;
  /** As the position's. */
  hashOne = 0;
  hashTwo = 0;
  readonly #position: Position;
  readonly #distance: Uint8Array;
  readonly #joinA: Uint16Array;
  readonly #joinB: Uint16Array;
  readonly #gain: Uint8Array;
  readonly #standing: Uint8Array;
  readonly #lying: Uint8Array;
  readonly #standingSums: Uint8Array;
  readonly #lyingSums: Uint8Array;
  /** A bit for each unmatched cell, by rows, with an empty row above and below. */
  readonly #holes: Int32Array;
  #placeValue = 0;

  constructor(position: Position) {
    const { cells, count, size } = position.table;
    this.#position = position;
    this.#distance = new Uint8Array(cells / 2);
    this.#joinA = new Uint16Array(cells / 2);
    this.#joinB = new Uint16Array(cells / 2);
    this.#gain = new Uint8Array(count);
    this.#standing = new Uint8Array(cells);
    this.#lying = new Uint8Array(cells);
    this.#standingSums = new Uint8Array(position.standingSums.length);
    this.#lyingSums = new Uint8Array(position.lyingSums.length);
    this.#holes = new Int32Array(size + 2);
  }

  /** Looks at the board that the position has read, turned. */
  at(turn: number): void {
    const { placeValue, hashOne, hashTwo, standing, lying, standingSums, lyingSums } = this.#position;
    this.#placeValue = placeValue;
    this.hashOne = hashOne;
    this.hashTwo = hashTwo;
    this.open = 0;
    this.moved = false;
    this.#holes.fill(0);
    this.#standing.set(standing);
    this.#lying.set(lying);
    this.#standingSums.set(standingSums);
    this.#lyingSums.set(lyingSums);
    this.#turnInside(turn);
    this.#cutBorder(turn);
    this.#moveOpen(turn);
    this.#sumUp(turn);
    this.cost = this.#openCost() + this.#holeCost() - this.#placeValue;
  }

  /** The cost of the board as it is. */
  still(): number {
    const { table, open, openP, openQ, joinA, joinB, standingSums, lyingSums, placeValue } = this.#position;
    this.open = 0;
    this.#holes.fill(0);
    this.#standingSums.set(standingSums);
    this.#lyingSums.set(lyingSums);
    for (let i = 0; i < open; i++) {
      const p = openP[i]!;
      const q = openQ[i]!;
      this.#keepOpen(p, q, table.distance[p * table.cells + q]!, joinA[i]!, joinB[i]!);
    }
    return this.#openCost() + this.#holeCost() - placeValue;
  }

  /** Pairs wholly inside the square: standing ones lie afterwards, and the other way round. */
  #turnInside(turn: number): void {
    const { table, weights, standing, lying } = this.#position;
    const { size, cells, to } = table;
    const x = table.x[turn]!;
    const y = table.y[turn]!;
    const n = table.n[turn]!;
    const base = turn * cells;
    const newStanding = this.#standing;
    const newLying = this.#lying;
    for (let row = 0; row < n - 1; row++) {
      const first = (y + row) * size + x;
      newStanding.fill(0, first, first + n);
    }
    for (let row = 0; row < n; row++) {
      const first = (y + row) * size + x;
      newLying.fill(0, first, first + n - 1);
    }
    let value = 0;
    for (let row = 0; row < n; row++) {
      const first = (y + row) * size + x;
      const lowest = row === n - 1;
      for (let p = first; p < first + n; p++) {
        if (standing[p] && !lowest) {
          const left = to[base + p + size]!;
          newLying[left] = 1;
          value += weights.lying[left]! - weights.standing[p]!;
          this.#rehash(p, p + size, left, left + 1);
        } else if (lying[p] && p < first + n - 1) {
          const upper = to[base + p]!;
          newStanding[upper] = 1;
          value += weights.standing[upper]! - weights.lying[p]!;
          this.#rehash(p, p + 1, upper, upper + size);
        }
      }
    }
    this.#placeValue += value;
  }

  /** Pairs across the border become unmatched: a turn moves every cell along its border away from its neighbour outside. */
  #cutBorder(turn: number): void {
    const { table, weights, standing, lying } = this.#position;
    const { size } = table;
    const x = table.x[turn]!;
    const y = table.y[turn]!;
    const n = table.n[turn]!;
    const newStanding = this.#standing;
    const newLying = this.#lying;
    for (let i = 0; i < n; i++) {
      const above = (y - 1) * size + x + i;
      if (y > 0 && standing[above]) {
        newStanding[above] = 0;
        this.#placeValue -= weights.standing[above]!;
        this.#open(above, above + size, turn);
      }
      const lowest = above + n * size;
      if (y + n < size && standing[lowest]) {
        newStanding[lowest] = 0;
        this.#placeValue -= weights.standing[lowest]!;
        this.#open(lowest, lowest + size, turn);
      }
      const beside = (y + i) * size + x - 1;
      if (x > 0 && lying[beside]) {
        newLying[beside] = 0;
        this.#placeValue -= weights.lying[beside]!;
        this.#open(beside, beside + 1, turn);
      }
      const rightmost = beside + n;
      if (x + n < size && lying[rightmost]) {
        newLying[rightmost] = 0;
        this.#placeValue -= weights.lying[rightmost]!;
        this.#open(rightmost, rightmost + 1, turn);
      }
    }
  }

  /** The unmatched pairs, where they are after the turn. */
  #moveOpen(turn: number): void {
    const { table, open, openP, openQ, joinA, joinB } = this.#position;
    const { cells, column, row, distance } = table;
    const x = table.x[turn]!;
    const y = table.y[turn]!;
    const n = table.n[turn]!;
    for (let i = 0; i < open; i++) {
      const p = openP[i]!;
      const q = openQ[i]!;
      const pInside = (column[p]! - x) >>> 0 < n && (row[p]! - y) >>> 0 < n;
      const qInside = (column[q]! - x) >>> 0 < n && (row[q]! - y) >>> 0 < n;
      if (pInside || qInside) {
        this.#open(p, q, turn);
        this.moved = true;
      } else this.#keepOpen(p, q, distance[p * cells + q]!, joinA[i]!, joinB[i]!);
    }
  }

  /** Cells p and q hold a pair before the turn, which moves at least one of them; afterwards they may touch. */
  #open(p: number, q: number, turn: number): void {
    const { table, weights } = this.#position;
    const { size, cells, to, distance, joinStart, joins } = table;
    const base = turn * cells;
    let a = to[base + p]!;
    let b = to[base + q]!;
    if (a > b) {
      const held = a;
      a = b;
      b = held;
    }
    this.#rehash(p, q, a, b);
    const pair = a * cells + b;
    const apart = distance[pair]!;
    if (apart === 1) {
      if (b - a === size) {
        this.#standing[a] = 1;
        this.#placeValue += weights.standing[a]!;
      } else {
        this.#lying[a] = 1;
        this.#placeValue += weights.lying[a]!;
      }
      return;
    }
    const first = joinStart[pair]!;
    const found = joinStart[pair + 1]! - first;
    this.#keepOpen(a, b, apart, found > 0 ? joins[first]! : noTurn, found > 1 ? joins[first + 1]! : noTurn);
  }

  #keepOpen(p: number, q: number, distance: number, joinA: number, joinB: number): void {
    const { column, row } = this.#position.table;
    const i = this.open++;
    this.#distance[i] = distance;
    this.#joinA[i] = joinA;
    this.#joinB[i] = joinB;
    if (joinA !== noTurn) this.#gain[joinA]!++;
    if (joinB !== noTurn) this.#gain[joinB]!++;
    this.#holes[row[p]! + 1]! |= 1 << column[p]!;
    this.#holes[row[q]! + 1]! |= 1 << column[q]!;
  }

  #rehash(p: number, q: number, a: number, b: number): void {
    const hash = this.#position.cellHash;
    this.hashOne =
      (this.hashOne - pairHash(hash[2 * p]!, hash[2 * q]!) + pairHash(hash[2 * a]!, hash[2 * b]!)) | 0;
    this.hashTwo =
      (this.hashTwo -
        pairHash(hash[2 * p + 1]!, hash[2 * q + 1]!) +
        pairHash(hash[2 * a + 1]!, hash[2 * b + 1]!)) |
      0;
  }

  /** The sums along the lines through the square and around it, from the square on. */
  #sumUp(turn: number): void {
    const { table } = this.#position;
    const { size } = table;
    const x = table.x[turn]!;
    const y = table.y[turn]!;
    const n = table.n[turn]!;
    const standing = this.#standing;
    const lying = this.#lying;
    const standingSums = this.#standingSums;
    const lyingSums = this.#lyingSums;
    const width = size + 1;
    for (let line = Math.max(1, y); line <= Math.min(size - 1, y + n); line++) {
      let at = line * width + x;
      let sum = standingSums[at]!;
      for (let cell = (line - 1) * size + x; cell < line * size; cell++) {
        sum += standing[cell]!;
        standingSums[++at] = sum;
      }
    }
    for (let line = Math.max(1, x); line <= Math.min(size - 1, x + n); line++) {
      let at = line * width + y;
      let sum = lyingSums[at]!;
      for (let cell = y * size + line - 1; cell < size * size; cell += size) {
        sum += lying[cell]!;
        lyingSums[++at] = sum;
      }
    }
  }

  #openCost(): number {
    const { table, weights } = this.#position;
    const { byDistance, byNet, noJoin, ready } = weights;
    const distance = this.#distance;
    const joinA = this.#joinA;
    const joinB = this.#joinB;
    const gain = this.#gain;
    const standingSums = this.#standingSums;
    const lyingSums = this.#lyingSums;
    let cost = 0;
    let top = -netRange;
    for (let i = 0; i < this.open; i++) {
      cost += byDistance[distance[i]!]!;
      const a = joinA[i]!;
      if (a === noTurn) {
        cost += noJoin;
        continue;
      }
      let best = gain[a]! - cutBy(a, table, standingSums, lyingSums);
      const b = joinB[i]!;
      if (b !== noTurn) {
        const other = gain[b]! - cutBy(b, table, standingSums, lyingSums);
        if (other > best) best = other;
      }
      cost += byNet[best + netRange]!;
      if (best > top) top = best;
    }
    for (let i = 0; i < this.open; i++) {
      if (joinA[i] !== noTurn) gain[joinA[i]!] = 0;
      if (joinB[i] !== noTurn) gain[joinB[i]!] = 0;
    }
    for (let bonus = 0; bonus < 3 && top > bonus; bonus++) cost -= ready[bonus]!;
    return cost;
  }

  /** Unmatched cells with no, or one, unmatched neighbour: a row of cells at a time. */
  #holeCost(): number {
    const { lone, end } = this.#position.weights;
    const holes = this.#holes;
    let alone = 0;
    let withOne = 0;
    for (let line = 1; line + 1 < holes.length; line++) {
      const here = holes[line]!;
      if (here === 0) continue;
      const left = here << 1;
      const right = here >>> 1;
      const above = holes[line - 1]!;
      const below = holes[line + 1]!;
      const any = left | right | above | below;
      const three = (left & right & (above | below)) | (above & below & (left | right));
      const lonely = here & ~any;
      const single = here & (left ^ right ^ above ^ below) & ~three;
      alone += onesIn[lonely & 0xfff]! + onesIn[lonely >>> 12]!;
      withOne += onesIn[single & 0xfff]! + onesIn[single >>> 12]!;
    }
    return lone * alone + end * withOne;
  }
}
