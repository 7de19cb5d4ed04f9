/** What a propagator still has to look at: constraints whose domain shrank, and relations between cells. */

/** Constraints in the order in which they came, none twice. */
export class ConstraintQueue {
  readonly #ring: Int32Array;
  readonly #isIn: Uint8Array;
  #head = 0;
  #tail = 0;

  constructor(constraints: number) {
    this.#ring = new Int32Array(constraints + 1);
    this.#isIn = new Uint8Array(constraints);
  }

  get isEmpty(): boolean {
    return this.#head === this.#tail;
  }

  add(constraint: number): void {
    if (this.#isIn[constraint] === 1) return;
    this.#isIn[constraint] = 1;
    this.#ring[this.#tail++] = constraint;
    if (this.#tail === this.#ring.length) this.#tail = 0;
  }

  take(): number {
    const constraint = this.#ring[this.#head++]!;
    if (this.#head === this.#ring.length) this.#head = 0;
    this.#isIn[constraint] = 0;
    return constraint;
  }

  clear(): void {
    while (!this.isEmpty) this.take();
  }
}

/** Relations in the order in which they came: two cells, whether they differ, and the cause. */
export class RelationQueue {
  /** The relation taken last. */
  from = 0;
  to = 0;
  differ = 0;
  cause = 0;
  #items = new Int32Array(1 << 8);
  #head = 0;
  #tail = 0;

  get isEmpty(): boolean {
    return this.#head === this.#tail;
  }

  add(from: number, to: number, differ: number, why: number): void {
    if (this.#tail === this.#items.length) this.#grow();
    this.#items[this.#tail++] = from;
    this.#items[this.#tail++] = to;
    this.#items[this.#tail++] = differ;
    this.#items[this.#tail++] = why;
  }

  take(): void {
    this.from = this.#items[this.#head++]!;
    this.to = this.#items[this.#head++]!;
    this.differ = this.#items[this.#head++]!;
    this.cause = this.#items[this.#head++]!;
    if (this.#head === this.#tail) this.clear();
  }

  clear(): void {
    this.#head = 0;
    this.#tail = 0;
  }

  #grow(): void {
    const larger = new Int32Array(this.#items.length * 2);
    larger.set(this.#items);
    this.#items = larger;
  }
}
