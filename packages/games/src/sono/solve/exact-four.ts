/**
 * 4 × 4 boards, exactly. What matters of a board is which cells are twins: one of
 * 15·13·11·9·7·5·3 = 2,027,025 matchings of the 16 cells, numbered in mixed
 * radix. No matching is more than seven turns from all pairs (exhaustive search
 * over all of them), so the board is met half way: the 27,494 matchings up to
 * three turns before a domino tiling are found once by turning back from the 36
 * tilings, and from the board at most four turns are needed to meet one of them.
 *
 * With fewer steps than that, the board is searched as far as the steps go; the
 * first matching with the most pairs is the answer.
 */
import { allOps, type Op, turnCells } from "../board.js";

const size = 4;
const cellCount = 16;
const matchings = 2_027_025;
const backwardDepth = 3;
const ops: readonly Op[] = allOps(size);

/** `moves[op]` says where each cell goes, `backMoves[op]` where it came from. */
const moves: readonly Uint8Array[] = ops.map((op) => {
  const cells = Uint8Array.from({ length: cellCount }, (_, i) => i);
  turnCells(cells, size, op);
  const to = new Uint8Array(cellCount);
  for (const [at, from] of cells.entries()) to[from] = at;
  return to;
});
const backMoves: readonly Uint8Array[] = moves.map((to) => {
  const from = new Uint8Array(cellCount);
  for (const [start, end] of to.entries()) from[end] = start;
  return from;
});

const onesIn = Uint8Array.from({ length: 1 << cellCount }, (_, word) => {
  let ones = 0;
  for (let rest = word; rest > 0; rest >>= 1) ones += rest & 1;
  return ones;
});

/** A matching is the list of each cell's twin. Its number takes the lowest free cell, then its twin's rank. */
function numberOf(twins: Uint8Array): number {
  let free = 0xffff;
  let number = 0;
  for (let radix = 15; radix > 0; radix -= 2) {
    const cell = 31 - Math.clz32(free & -free);
    const twin = twins[cell]!;
    free &= ~(1 << cell);
    number = number * radix + onesIn[free & ((1 << twin) - 1)]!;
    free &= ~(1 << twin);
  }
  return number;
}

/** The inverse of `numberOf`, written into `twins`. */
function readTwins(number: number, twins: Uint8Array): Uint8Array {
  let free = 0xffff;
  let rest = number;
  for (let radix = 15, below = matchings; radix > 0; radix -= 2) {
    below /= radix;
    let rank = Math.floor(rest / below);
    rest %= below;
    const cell = 31 - Math.clz32(free & -free);
    free &= ~(1 << cell);
    let others = free;
    for (; rank > 0; rank--) others &= others - 1;
    const twin = 31 - Math.clz32(others & -others);
    free &= ~(1 << twin);
    twins[cell] = twin;
    twins[twin] = cell;
  }
  return twins;
}

function twinsOf(cells: ArrayLike<number>): Uint8Array {
  const twins = new Uint8Array(cellCount);
  const first = new Int8Array(cellCount / 2).fill(-1);
  for (let cell = 0; cell < cellCount; cell++) {
    const other = first[cells[cell]!]!;
    first[cells[cell]!] = cell;
    if (other < 0) continue;
    twins[cell] = other;
    twins[other] = cell;
  }
  return twins;
}

function turnTwins(
  twins: Uint8Array,
  to: Uint8Array,
  turned: Uint8Array = new Uint8Array(cellCount),
): Uint8Array {
  for (let cell = 0; cell < cellCount; cell++) turned[to[cell]!] = to[twins[cell]!]!;
  return turned;
}

function pairsOf(twins: Uint8Array): number {
  let pairs = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const twin = twins[cell]!;
    if (twin === cell + size || (twin === cell + 1 && twin % size !== 0)) pairs++;
  }
  return pairs;
}

const arrived = -1;
/** For each matching near a tiling, the turn that leads on. Built when first asked for. */
let wayHome: Map<number, number> | undefined;

function homeward(): Map<number, number> {
  if (wayHome) return wayHome;
  const found = new Map<number, number>();
  let layer: Uint8Array[] = [];
  for (const twins of tilings(new Uint8Array(cellCount), 0)) {
    found.set(numberOf(twins), arrived);
    layer.push(twins);
  }
  for (let depth = 0; depth < backwardDepth; depth++) {
    const next: Uint8Array[] = [];
    for (const twins of layer) {
      for (const [op, from] of backMoves.entries()) {
        const before = turnTwins(twins, from);
        const number = numberOf(before);
        if (found.has(number)) continue;
        found.set(number, op);
        next.push(before);
      }
    }
    layer = next;
  }
  wayHome = found;
  return found;
}

/** Every tiling of the board by dominoes, as twins. */
function* tilings(twins: Uint8Array, filled: number): Generator<Uint8Array> {
  if (filled === 0xffff) {
    yield twins.slice();
    return;
  }
  const cell = 31 - Math.clz32(~filled & -~filled);
  for (const other of [cell + 1, cell + size]) {
    const fits = other === cell + 1 ? other % size !== 0 : other < cellCount;
    if (!fits || filled & (1 << other)) continue;
    twins[cell] = other;
    twins[other] = cell;
    yield* tilings(twins, filled | (1 << cell) | (1 << other));
  }
}

/** The fewest turns to all pairs; or, with fewer steps than that, to the most pairs possible. */
export function exactFour(
  cells: ArrayLike<number>,
  maxSteps: number = Number.POSITIVE_INFINITY,
): readonly Op[] {
  const home = homeward();
  const search = new Layers(numberOf(twinsOf(cells)));
  for (let depth = 0; depth <= maxSteps; depth++) {
    // All matchings of this layer that are near home are equally near: a nearer one would have been met before.
    const met = search.layer.find((number) => home.has(number));
    if (met !== undefined) {
      const rest = wayFrom(met, home);
      if (depth + rest.length <= maxSteps) return [...search.wayTo(met), ...rest];
    }
    if (depth < maxSteps) search.advance();
  }
  return search.wayTo(search.best);
}

/** Breadth-first search from one matching. */
class Layers {
  layer: number[];
  /** The first matching met that has the most pairs. */
  best: number;
  #bestPairs: number;
  /** The turn by which each matching was reached, plus one. */
  readonly #cameBy = new Uint8Array(matchings);
  readonly #start: number;

  constructor(start: number) {
    this.#start = start;
    this.layer = [start];
    this.best = start;
    this.#bestPairs = pairsOf(readTwins(start, new Uint8Array(cellCount)));
    this.#cameBy[start] = 0xff;
  }

  advance(): void {
    const next: number[] = [];
    const twins = new Uint8Array(cellCount);
    const after = new Uint8Array(cellCount);
    for (const number of this.layer) {
      readTwins(number, twins);
      for (let op = 0; op < moves.length; op++) {
        turnTwins(twins, moves[op]!, after);
        const reached = numberOf(after);
        if (this.#cameBy[reached]) continue;
        this.#cameBy[reached] = op + 1;
        next.push(reached);
        const pairs = pairsOf(after);
        if (pairs <= this.#bestPairs) continue;
        this.best = reached;
        this.#bestPairs = pairs;
      }
    }
    this.layer = next;
  }

  wayTo(end: number): Op[] {
    const way: Op[] = [];
    let twins = readTwins(end, new Uint8Array(cellCount));
    for (let at = end; at !== this.#start; at = numberOf(twins)) {
      const op = this.#cameBy[at]! - 1;
      way.unshift(ops[op]!);
      twins = turnTwins(twins, backMoves[op]!);
    }
    return way;
  }
}

function wayFrom(start: number, home: ReadonlyMap<number, number>): Op[] {
  const way: Op[] = [];
  let twins = readTwins(start, new Uint8Array(cellCount));
  for (let op = home.get(start)!; op !== arrived; op = home.get(numberOf(twins))!) {
    way.push(ops[op]!);
    twins = turnTwins(twins, moves[op]!);
  }
  return way;
}
