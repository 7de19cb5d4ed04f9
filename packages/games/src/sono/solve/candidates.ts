/**
 * The children of a layer before they are looked at closely: parent, turn and a
 * rough cost. Only so many of the cheapest are wanted, so as soon as there are twice
 * as many the dearer half is dropped, and nothing dearer than what is left is taken
 * any more: `limit` tells whoever proposes that a turn need not even be costed.
 * Selecting the cheapest is by counting costs into buckets, in time proportional to
 * the number of candidates, and depends on nothing but their order: within the last
 * bucket the first come are taken.
 */
const buckets = 1 << 14;

export class Candidates {
  count = 0;
  /** Nothing dearer is wanted. */
  limit: number = Number.POSITIVE_INFINITY;
  cost: Int32Array;
  parent: Int32Array;
  turn: Uint16Array;
  /** Two words for the board that a candidate makes, known once it has been looked at. */
  hashes: Int32Array;
  #wanted = 0;

  constructor(capacity: number) {
    this.cost = new Int32Array(capacity);
    this.parent = new Int32Array(capacity);
    this.turn = new Uint16Array(capacity);
    this.hashes = new Int32Array(2 * capacity);
  }

  /** Forgets all; from now on this many of the cheapest are wanted. */
  begin(wanted: number): void {
    this.count = 0;
    this.limit = Number.POSITIVE_INFINITY;
    this.#wanted = wanted;
    while (this.cost.length < 2 * wanted) this.#grow();
  }

  add(cost: number, parent: number, turn: number): void {
    if (cost > this.limit) return;
    this.cost[this.count] = cost;
    this.parent[this.count] = parent;
    this.turn[this.count] = turn;
    if (++this.count === 2 * this.#wanted) this.keepWanted();
  }

  /** Keeps the cheapest, in their order. */
  keepWanted(): void {
    const { cost, parent, turn } = this;
    const chosen = cheapest(cost, this.count, this.#wanted);
    if (chosen.length === this.count) return;
    let limit = cost[chosen[0]!]!;
    for (const [to, from] of chosen.entries()) {
      cost[to] = cost[from]!;
      parent[to] = parent[from]!;
      turn[to] = turn[from]!;
      if (cost[to]! > limit) limit = cost[to]!;
    }
    this.count = chosen.length;
    this.limit = limit;
  }

  #grow(): void {
    const longer = 2 * this.cost.length;
    const cost = new Int32Array(longer);
    cost.set(this.cost);
    this.cost = cost;
    const parent = new Int32Array(longer);
    parent.set(this.parent);
    this.parent = parent;
    const turn = new Uint16Array(longer);
    turn.set(this.turn);
    this.turn = turn;
    this.hashes = new Int32Array(2 * longer);
  }
}

/** The indices of the `max` smallest of the first `count` costs, in rising order of index. */
export function cheapest(cost: Int32Array, count: number, max: number): Int32Array {
  if (count <= max) return Int32Array.from({ length: count }, (_, i) => i);
  let lowest = cost[0]!;
  let highest = cost[0]!;
  for (let i = 1; i < count; i++) {
    if (cost[i]! < lowest) lowest = cost[i]!;
    if (cost[i]! > highest) highest = cost[i]!;
  }
  const width = Math.floor((highest - lowest) / buckets) + 1;
  const sizes = new Uint32Array(buckets);
  for (let i = 0; i < count; i++) sizes[Math.trunc((cost[i]! - lowest) / width)]!++;
  let taken = 0;
  let last = 0;
  while (taken + sizes[last]! <= max) taken += sizes[last++]!;
  let fromLast = max - taken;
  const chosen = new Int32Array(max);
  let found = 0;
  for (let i = 0; i < count && found < max; i++) {
    const bucket = Math.trunc((cost[i]! - lowest) / width);
    if (bucket > last || (bucket === last && fromLast-- <= 0)) continue;
    chosen[found++] = i;
  }
  return chosen;
}

/** Where the largest of the costs from `first` up to `end` stands. */
export function mostExpensive(cost: Int32Array, first: number, end: number): number {
  let at = first;
  for (let i = first + 1; i < end; i++) if (cost[i]! > cost[at]!) at = i;
  return at;
}
