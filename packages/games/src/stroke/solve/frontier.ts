/**
 * Counts all lines of a board by dynamic programming over a frontier (Knuth's
 * "simpath", in Japan "plug DP"): the cells are passed one by one, and everything
 * that matters about the part already passed is how the pieces of line in it
 * leave it. Two drawings that leave it alike are one state with a count.
 *
 * A state is a row of slots, two bits each: the edges from the cells passed to
 * those to come, in order along the frontier. A slot is empty, `(` or `)` for the
 * two ends of one piece, which nest because the board is flat, or `end` for a
 * piece whose other end is the start or the goal. While the cell in column c is
 * being passed, slot c holds the edge from its left and slot c + 1 the edge from
 * above; afterwards slot c holds the edge below and slot c + 1 the edge ahead.
 *
 * With at most 31 slots a state is two 32-bit words. Counts are numbers of base
 * 2^52 in float64 limbs, low limb first. Carrying is exact, and the highest limb
 * may lose digits only above 2^53; a state that leads to a line counts at most
 * the final number, so a final number below that bound is exact whatever happened
 * in dead ends. A higher one is computed again with one limb more.
 */
import type { Budget, Subtask } from "@masume/kernel";
import { forced, type Sweep, shut } from "./sweep.js";

const base = 2 ** 52;
const exactLimit = 2 ** 53;
/** More states than this at once would take too much memory. */
const maxStates = 1 << 22;
/** States between two looks at the budget: a few milliseconds. */
const slice = 1 << 15;

const opening = 1;
const closing = 2;
const end = 3;

/** How many lines there are, or null when the budget or the memory does not suffice. One unit a state. */
export function* countOver(sweep: Sweep, budget: Budget): Subtask<bigint | null> {
  // About 0.42 bits per cell on empty boards.
  for (let limbs = 1 + Math.floor((sweep.cell.length * 0.42) / 52); ; limbs++) {
    const counter = new Frontier(sweep, limbs);
    while (!counter.isDone) {
      const states = counter.advance(slice);
      if (counter.isFull || !budget.spend(states)) return null;
      yield { phase: "solve.count", done: counter.step, total: sweep.cell.length };
    }
    const count = counter.result();
    if (count !== undefined) return count;
  }
}

class Frontier {
  step = 0;
  readonly #sweep: Sweep;
  readonly #limbs: number;
  #from: Layer;
  #to: Layer;
  /** The next state of `#from` to carry over. */
  #next = 0;

  constructor(sweep: Sweep, limbs: number) {
    this.#sweep = sweep;
    this.#limbs = limbs;
    this.#from = new Layer(limbs);
    this.#to = new Layer(limbs);
    this.#from.limbs[this.#from.find(0, 0) * limbs] = 1;
  }

  get isDone(): boolean {
    return this.step === this.#sweep.cell.length;
  }

  get isFull(): boolean {
    return this.#to.size > maxStates;
  }

  /** The count, once done; undefined if it needs more limbs. */
  result(): bigint | undefined {
    if (this.#from.size === 0) return 0n;
    let count = 0n;
    for (let i = this.#limbs - 1; i >= 0; i--) {
      const limb = this.#from.limbs[i]!;
      if (limb >= exactLimit) return undefined;
      count = count * BigInt(base) + BigInt(limb);
    }
    return count;
  }

  /** Carries at most so many states over the current cells; returns how many it did. */
  advance(limit: number): number {
    let done = 0;
    while (done < limit && !this.isDone && !this.isFull) {
      const to = Math.min(this.#from.size, this.#next + limit - done);
      this.#carry(this.#next, to);
      done += to - this.#next + 1;
      this.#next = to;
      if (to < this.#from.size) continue;
      this.step++;
      this.#next = 0;
      const emptied = this.#from;
      this.#from = this.#to;
      this.#to = emptied;
      emptied.clear();
    }
    return done;
  }

  #carry(first: number, last: number): void {
    const sweep = this.#sweep;
    const { step } = this;
    const column = sweep.column[step]!;
    const ahead = sweep.ahead[step]!;
    const below = sweep.below[step]!;
    const isEnd = sweep.isEnd[step] === 1;
    const opensRow = sweep.opensRow[step] === 1;
    const isLast = step === sweep.cell.length - 1;
    const canGoAhead = ahead !== shut && below !== forced;
    const canGoBelow = below !== shut && ahead !== forced;
    const canFork = ahead !== shut && below !== shut;
    const canStop = ahead !== forced && below !== forced;
    // Slot `column` and the one after it, as the lowest bit of each in the two words.
    const leftLow = column < 16 ? 1 << (column * 2) : 0;
    const leftHigh = column < 16 ? 0 : 1 << (column * 2 - 32);
    const upLow = column < 15 ? leftLow << 2 : 0;
    const upHigh = column < 15 ? 0 : column === 15 ? 1 : leftHigh << 2;
    const restLow = ~(leftLow | (leftLow << 1) | upLow | (upLow << 1));
    const restHigh = ~(leftHigh | (leftHigh << 1) | upHigh | (upHigh << 1));
    const from = this.#from;
    const { keys } = from;
    for (let e = first; e < last; e++) {
      let low = keys[e * 2]!;
      let high = keys[e * 2 + 1]!;
      if (opensRow) {
        high = (high << 2) | (low >>> 30);
        low <<= 2;
      }
      const left = slotAt(low, high, column);
      const up = slotAt(low, high, column + 1);
      const lowRest = low & restLow;
      const highRest = high & restHigh;
      if (left === 0 && up === 0) {
        if (isEnd) {
          if (canGoBelow) this.#add(e, lowRest | (leftLow * end), highRest | (leftHigh * end));
          if (canGoAhead) this.#add(e, lowRest | (upLow * end), highRest | (upHigh * end));
        } else if (canFork) {
          this.#add(
            e,
            lowRest | (leftLow * opening) | (upLow * closing),
            highRest | (leftHigh * opening) | (upHigh * closing),
          );
        }
      } else if (left === 0 || up === 0) {
        const slot = left | up;
        if (!isEnd) {
          if (canGoBelow) this.#add(e, lowRest | (leftLow * slot), highRest | (leftHigh * slot));
          if (canGoAhead) this.#add(e, lowRest | (upLow * slot), highRest | (upHigh * slot));
        } else if (!canStop) continue;
        else if (slot !== end) {
          // The piece now ends here: its other end becomes `end`.
          this.#turn(e, low, high, lowRest, highRest, left === 0 ? column + 1 : column, slot);
        } else if (isLast) this.#add(e, lowRest, highRest);
      } else if (isEnd || !canStop) continue;
      else if (left === up) {
        if (left === opening) this.#turn(e, low, high, lowRest, highRest, column + 1, 3);
        else if (left === closing) this.#turn(e, low, high, lowRest, highRest, column, 3);
        else if (isLast) this.#add(e, lowRest, highRest);
      } else if (left === end) this.#turn(e, low, high, lowRest, highRest, column + 1, up);
      else if (up === end) this.#turn(e, low, high, lowRest, highRest, column, left);
      else if (left === closing) this.#add(e, lowRest, highRest);
      // What remains is `(` meeting its own `)`: a small loop.
    }
  }

  /**
   * Two pieces are joined at the slot given, or one ends there: the other end of
   * the piece in that slot changes its kind, from `)` to `(` or back (flip 3), or
   * to `end` (flip by the kind of this end).
   */
  #turn(
    e: number,
    low: number,
    high: number,
    lowRest: number,
    highRest: number,
    slot: number,
    flip: number,
  ): void {
    const mate =
      slotAt(low, high, slot) === opening ? mateAfter(low, high, slot) : mateBefore(low, high, slot);
    if (mate < 16) this.#add(e, lowRest ^ (flip << (mate * 2)), highRest);
    else this.#add(e, lowRest, highRest ^ (flip << (mate * 2 - 32)));
  }

  #add(e: number, low: number, high: number): void {
    const limbs = this.#limbs;
    const from = this.#from.limbs;
    const at = this.#to.find(low, high) * limbs;
    const to = this.#to.limbs;
    if (limbs === 1) {
      to[at]! += from[e]!;
      return;
    }
    let carry = 0;
    for (let i = 0; i < limbs; i++) {
      let sum = to[at + i]! + from[e * limbs + i]! + carry;
      carry = 0;
      if (sum >= base && i < limbs - 1) {
        sum -= base;
        carry = 1;
      }
      to[at + i] = sum;
    }
  }
}

function slotAt(low: number, high: number, slot: number): number {
  return slot < 16 ? (low >>> (slot * 2)) & 3 : (high >>> (slot * 2 - 32)) & 3;
}

function mateAfter(low: number, high: number, slot: number): number {
  for (let depth = 1, at = slot + 1; ; at++) {
    const kind = slotAt(low, high, at);
    if (kind === opening) depth++;
    else if (kind === closing && --depth === 0) return at;
  }
}

function mateBefore(low: number, high: number, slot: number): number {
  for (let depth = 1, at = slot - 1; ; at--) {
    const kind = slotAt(low, high, at);
    if (kind === closing) depth++;
    else if (kind === opening && --depth === 0) return at;
  }
}

/** The states on one side of a cell with their counts: a hash table over a list in order of discovery. */
class Layer {
  size = 0;
  keys: Int32Array;
  limbs: Float64Array;
  readonly #limbsEach: number;
  #table: Int32Array;
  #shift: number;

  constructor(limbsEach: number, bits = 7) {
    this.#limbsEach = limbsEach;
    this.keys = new Int32Array(2 << bits);
    this.limbs = new Float64Array(limbsEach << bits);
    this.#table = new Int32Array(2 << bits).fill(-1);
    this.#shift = 31 - bits;
  }

  clear(): void {
    this.limbs.fill(0, 0, this.size * this.#limbsEach);
    this.#table.fill(-1);
    this.size = 0;
  }

  /** The number of a state, which is new with count 0 if it was not there. */
  find(low: number, high: number): number {
    const { keys } = this;
    const table = this.#table;
    const mask = table.length - 1;
    let at = hash(low, high) >>> this.#shift;
    for (let e = table[at]!; e >= 0; e = table[at]!) {
      if (keys[e * 2] === low && keys[e * 2 + 1] === high) return e;
      at = (at + 1) & mask;
    }
    if (this.size * 2 === keys.length) {
      this.#grow();
      return this.find(low, high);
    }
    const e = this.size++;
    table[at] = e;
    keys[e * 2] = low;
    keys[e * 2 + 1] = high;
    return e;
  }

  #grow(): void {
    const bigger = new Layer(this.#limbsEach, 32 - this.#shift);
    bigger.limbs.set(this.limbs);
    for (let e = 0; e < this.size; e++) bigger.find(this.keys[e * 2]!, this.keys[e * 2 + 1]!);
    this.keys = bigger.keys;
    this.limbs = bigger.limbs;
    this.#table = bigger.#table;
    this.#shift = bigger.#shift;
  }
}

function hash(low: number, high: number): number {
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1);
}
