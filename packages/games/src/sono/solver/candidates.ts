/**
 * The children of a layer before they are looked at closely: parent, turn and a
 * rough cost. Selecting the cheapest is by counting costs into buckets, in time
 * proportional to the number of candidates, and depends on nothing but their
 * order: within the last bucket the first come are taken.
 */
const buckets = 1 << 14;

export class Candidates {
  count = 0;
  cost: Int32Array;
  parent: Int32Array;
  turn: Uint16Array;

  constructor(capacity: number) {
    this.cost = new Int32Array(capacity);
    this.parent = new Int32Array(capacity);
    this.turn = new Uint16Array(capacity);
  }

  add(cost: number, parent: number, turn: number): void {
    if (this.count === this.cost.length) this.#grow();
    this.cost[this.count] = cost;
    this.parent[this.count] = parent;
    this.turn[this.count] = turn;
    this.count++;
  }

  /** Keeps the cheapest, in their order. */
  keep(most: number): void {
    const chosen = cheapest(this.cost, this.count, most);
    for (const [to, from] of chosen.entries()) {
      this.cost[to] = this.cost[from]!;
      this.parent[to] = this.parent[from]!;
      this.turn[to] = this.turn[from]!;
    }
    this.count = chosen.length;
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
  }
}

/** The indices of the `most` smallest of the first `count` costs, in rising order of index. */
export function cheapest(cost: Int32Array, count: number, most: number): Int32Array {
  if (count <= most) return Int32Array.from({ length: count }, (_, i) => i);
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
  while (taken + sizes[last]! <= most) taken += sizes[last++]!;
  let fromLast = most - taken;
  const chosen = new Int32Array(most);
  let found = 0;
  for (let i = 0; i < count && found < most; i++) {
    const bucket = Math.trunc((cost[i]! - lowest) / width);
    if (bucket > last || (bucket === last && fromLast-- <= 0)) continue;
    chosen[found++] = i;
  }
  return chosen;
}

/** Where the largest of the costs from `first` up to `end` stands. */
export function dearest(cost: Int32Array, first: number, end: number): number {
  let at = first;
  for (let i = first + 1; i < end; i++) if (cost[i]! > cost[at]!) at = i;
  return at;
}
