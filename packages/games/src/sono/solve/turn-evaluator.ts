/**
 * What a turn makes of a board, worked out without making it. The board itself has
 * been read (see `SearchBoard`); of the turned one only the difference
 * is worked out: pairs inside the square turn with it, those across its border
 * are cut, unmatched pairs move, and the sums change only along the lines that
 * meet the square. Whatever the turn does not move (holes, what turns join) is
 * taken over as it stands. It gives the same cost as turning the board and reading
 * it afresh, to the last digit.
 *
 * Nearly all time of a search is spent here, so the loops keep what they need in
 * local variables and call nothing that is not sure to be inlined.
 */
import { cutAt, type SearchBoard } from "./search-board.js";
import { distanceOf, firstJoin, noTurn, secondJoin } from "./turn-table.js";
import { netRange } from "./weights.js";

const onesIn = Uint8Array.from({ length: 1 << 12 }, (_, word) => {
  let ones = 0;
  for (let rest = word; rest > 0; rest >>= 1) ones += rest & 1;
  return ones;
});

export class TurnEvaluator {
  /** What the turned board costs, and how many of its pairs are unmatched. */
  cost = 0;
  open = 0;
  /** Whether the turn moves an unmatched cell. */
  moved = false;
  /**
   * Two words by which the turn changes those that stand for the board. They stand
   * for it as a matching: the names of values do not matter.
   */
  hashOne = 0;
  hashTwo = 0;
  readonly #board: SearchBoard;
  /** Two random odd words per cell. */
  readonly #cellHash: Int32Array;
  /** What the table knows of each unmatched pair. */
  readonly #openPair: Uint32Array;
  /** How many pairs a turn joins; what stands at `noTurn` means nothing. */
  readonly #gain: Uint8Array = new Uint8Array(noTurn + 1);
  readonly #standing: Uint8Array;
  readonly #lying: Uint8Array;
  readonly #standingSums: Uint8Array;
  readonly #lyingSums: Uint8Array;
  readonly #holes: Int32Array;
  #placeValue = 0;

  constructor(board: SearchBoard, cellHash: Int32Array) {
    const { cells } = board.table;
    this.#board = board;
    this.#cellHash = cellHash;
    this.#openPair = new Uint32Array(cells / 2);
    this.#standing = new Uint8Array(cells);
    this.#lying = new Uint8Array(cells);
    this.#standingSums = new Uint8Array(board.standingSums.length);
    this.#lyingSums = new Uint8Array(board.lyingSums.length);
    this.#holes = new Int32Array(board.holes.length);
  }

  /** Evaluates the board that has been read, turned. */
  evaluate(turn: number): void {
    const { standing, lying } = this.#board;
    this.#takeOver();
    this.#standing.set(standing);
    this.#lying.set(lying);
    this.hashOne = 0;
    this.hashTwo = 0;
    this.moved = false;
    this.#turnInside(turn);
    this.#cutBorder(turn);
    this.#moveOpen(turn);
    this.#sumUp(turn);
    this.cost = this.#openCost() + this.#holeCost() - this.#placeValue;
  }

  /** The cost of the board as it is. */
  costUnturned(): number {
    const { open, openPair, placeValue } = this.#board;
    this.#takeOver();
    this.#openPair.set(openPair);
    this.open = open;
    return this.#openCost() + this.#holeCost() - placeValue;
  }

  #takeOver(): void {
    const { placeValue, gain, holes, standingSums, lyingSums } = this.#board;
    this.#placeValue = placeValue;
    this.#gain.set(gain);
    this.#holes.set(holes);
    this.#standingSums.set(standingSums);
    this.#lyingSums.set(lyingSums);
    this.open = 0;
  }

  /** Pairs wholly inside the square: standing ones lie afterwards, and the other way round. */
  #turnInside(turn: number): void {
    const { table, weights, standing, lying } = this.#board;
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
    const { table, weights, standing, lying } = this.#board;
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
        this.#cut(above, above + size, turn);
      }
      const lowest = above + n * size;
      if (y + n < size && standing[lowest]) {
        newStanding[lowest] = 0;
        this.#placeValue -= weights.standing[lowest]!;
        this.#cut(lowest, lowest + size, turn);
      }
      const beside = (y + i) * size + x - 1;
      if (x > 0 && lying[beside]) {
        newLying[beside] = 0;
        this.#placeValue -= weights.lying[beside]!;
        this.#cut(beside, beside + 1, turn);
      }
      const rightmost = beside + n;
      if (x + n < size && lying[rightmost]) {
        newLying[rightmost] = 0;
        this.#placeValue -= weights.lying[rightmost]!;
        this.#cut(rightmost, rightmost + 1, turn);
      }
    }
  }

  /** Cells p and q held a pair; the turn, which moves one of them, takes it apart. */
  #cut(p: number, q: number, turn: number): void {
    const { cells, to, pairs, row, column } = this.#board.table;
    const a = to[turn * cells + p]!;
    const b = to[turn * cells + q]!;
    this.#rehash(p, q, a, b);
    const pair = pairs[a * cells + b]!;
    this.#openPair[this.open++] = pair;
    this.#gain[firstJoin(pair)]!++;
    this.#gain[secondJoin(pair)]!++;
    this.#holes[row[a]! + 1]! ^= 1 << column[a]!;
    this.#holes[row[b]! + 1]! ^= 1 << column[b]!;
  }

  /** The unmatched pairs, where they are after the turn; some may touch then. */
  #moveOpen(turn: number): void {
    const { table, weights, open, openP, openQ, openPair } = this.#board;
    const { size, cells, to, pairs, row, column } = table;
    const newPair = this.#openPair;
    const gain = this.#gain;
    const holes = this.#holes;
    const base = turn * cells;
    let still = this.open;
    let moved = false;
    for (let i = 0; i < open; i++) {
      const p = openP[i]!;
      const q = openQ[i]!;
      const a = to[base + p]!;
      const b = to[base + q]!;
      const before = openPair[i]!;
      if (a === p && b === q) {
        newPair[still++] = before;
        continue;
      }
      moved = true;
      this.#rehash(p, q, a, b);
      gain[firstJoin(before)]!--;
      gain[secondJoin(before)]!--;
      // Each cell is left once and entered once, so the order of these does not matter.
      holes[row[p]! + 1]! ^= 1 << column[p]!;
      holes[row[q]! + 1]! ^= 1 << column[q]!;
      const after = pairs[a * cells + b]!;
      if (distanceOf(after) > 1) {
        newPair[still++] = after;
        gain[firstJoin(after)]!++;
        gain[secondJoin(after)]!++;
        holes[row[a]! + 1]! ^= 1 << column[a]!;
        holes[row[b]! + 1]! ^= 1 << column[b]!;
        continue;
      }
      const first = a < b ? a : b;
      if (a + b - 2 * first === size) {
        this.#standing[first] = 1;
        this.#placeValue += weights.standing[first]!;
      } else {
        this.#lying[first] = 1;
        this.#placeValue += weights.lying[first]!;
      }
    }
    this.open = still;
    this.moved = moved;
  }

  #rehash(p: number, q: number, a: number, b: number): void {
    const hash = this.#cellHash;
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
    const { table } = this.#board;
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
    const { table, weights } = this.#board;
    const { byDistance, byNet, noJoin, ready } = weights;
    const { border } = table;
    const width = table.size + 1;
    const open = this.open;
    const openPair = this.#openPair;
    const gain = this.#gain;
    const standingSums = this.#standingSums;
    const lyingSums = this.#lyingSums;
    let cost = 0;
    let top = -netRange;
    for (let i = 0; i < open; i++) {
      const pair = openPair[i]!;
      cost += byDistance[distanceOf(pair)]!;
      const first = firstJoin(pair);
      if (first === noTurn) {
        cost += noJoin;
        continue;
      }
      let best = gain[first]! - cutAt(border[first]!, width, standingSums, lyingSums);
      const second = secondJoin(pair);
      if (second !== noTurn) {
        const other = gain[second]! - cutAt(border[second]!, width, standingSums, lyingSums);
        if (other > best) best = other;
      }
      cost += byNet[best + netRange]!;
      if (best > top) top = best;
    }
    for (let bonus = 0; bonus < 3 && top > bonus; bonus++) cost -= ready[bonus]!;
    return cost;
  }

  /** Unmatched cells with no, or one, unmatched neighbour: a row of cells at a time. */
  #holeCost(): number {
    const { lone, end } = this.#board.weights;
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

/** The product of two odd words stands for the pair, whichever cell comes first. */
export function pairHash(a: number, b: number): number {
  const product = Math.imul(a, b);
  return product ^ (product >>> 15);
}
