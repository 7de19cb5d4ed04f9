/**
 * Which cells are known to lie on the same side of the loop, and which on
 * different sides: classes of cells with a parity within the class, merged by
 * renaming the smaller one, so that asking is one comparison. The outside of the
 * board is a cell too (`cells`), and its class is never renamed.
 *
 * Each merge keeps the two cells whose relation caused it. Merges form a tree, and
 * from it comes the chain of relations that connects any two cells of a class.
 */
export class Colours {
  /** The class of a cell times two, plus its parity. Two cells' colours XORed: below 2 in one class, then their relation. */
  readonly of: Int32Array;
  /** The next cell of the same class, in a ring. */
  readonly next: Int32Array;
  readonly size: Int32Array;
  /** For a class that was renamed: the class it went into, the log entry of the merge, and the two cells related. */
  readonly into: Int32Array;
  readonly mergedAt: Int32Array;
  readonly linkFrom: Int32Array;
  readonly linkTo: Int32Array;
  readonly #outside: number;

  constructor(cells: number) {
    this.#outside = cells;
    this.of = new Int32Array(cells + 1);
    this.next = new Int32Array(cells + 1);
    this.size = new Int32Array(cells + 1);
    this.into = new Int32Array(cells + 1);
    this.mergedAt = new Int32Array(cells + 1);
    this.linkFrom = new Int32Array(cells + 1);
    this.linkTo = new Int32Array(cells + 1);
    this.reset();
  }

  reset(): void {
    this.size.fill(1);
    for (let cell = 0; cell <= this.#outside; cell++) {
      this.of[cell] = cell * 2;
      this.next[cell] = cell;
      this.into[cell] = cell;
    }
  }

  /**
   * Merges the classes of two cells that are in different ones, and returns the
   * renamed class times two plus 1 if its parities flipped. The renamed cells
   * follow the large class's cell of that number in the ring, `size` of them.
   */
  merge(a: number, b: number, differ: number, logEntry: number): number {
    const { of, next, size } = this;
    const classA = of[a]! >> 1;
    const classB = of[b]! >> 1;
    const isASmall = classA !== this.#outside && (classB === this.#outside || size[classA]! <= size[classB]!);
    const small = isASmall ? classA : classB;
    const large = isASmall ? classB : classA;
    const flip = (of[a]! ^ of[b]! ^ differ) & 1;
    this.into[small] = large;
    this.mergedAt[small] = logEntry;
    this.linkFrom[small] = isASmall ? a : b;
    this.linkTo[small] = isASmall ? b : a;
    const afterLarge = next[large]!;
    next[large] = next[small]!;
    next[small] = afterLarge;
    size[large]! += size[small]!;
    for (let left = size[small]!, cell = next[large]!; left > 0; left--, cell = next[cell]!) {
      of[cell] = (large << 1) | ((of[cell]! & 1) ^ flip);
    }
    return (small << 1) | flip;
  }

  /** Takes the newest merge back, given what `merge` returned. */
  unmerge(merged: number): void {
    const { of, next, size } = this;
    const small = merged >> 1;
    const flip = merged & 1;
    const large = this.into[small]!;
    this.into[small] = small;
    size[large]! -= size[small]!;
    const first = next[large]!;
    next[large] = next[small]!;
    next[small] = first;
    for (let left = size[small]!, cell = first; left > 0; left--, cell = next[cell]!) {
      of[cell] = (small << 1) | ((of[cell]! & 1) ^ flip);
    }
  }

  /** The class whose merge first put two cells of one class together. */
  meetingOf(a: number, b: number): number {
    const { into, mergedAt } = this;
    let meeting = -1;
    while (a !== b) {
      if (into[b] === b || (into[a] !== a && mergedAt[a]! < mergedAt[b]!)) {
        meeting = a;
        a = into[a]!;
      } else {
        meeting = b;
        b = into[b]!;
      }
    }
    return meeting;
  }

  /** Whether a cell was in a class before that class was renamed. */
  wasIn(cell: number, renamed: number): boolean {
    let at = cell;
    const limit = this.mergedAt[renamed]!;
    while (at !== renamed && this.into[at] !== at && this.mergedAt[at]! < limit) at = this.into[at]!;
    return at === renamed;
  }
}
