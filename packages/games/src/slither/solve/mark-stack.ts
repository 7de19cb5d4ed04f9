/** The marks that a propagator can go back to, the newest on top: what its log does not restore, and where to cut it. */

const markSize = 4;

export class MarkStack {
  count = 0;
  readonly #numbers: Int32Array;

  constructor(capacity: number) {
    this.#numbers = new Int32Array(capacity * markSize);
  }

  push(trailLength: number, logLength: number, solvingEdge: number, demand: number): void {
    const base = this.count++ * markSize;
    this.#numbers[base] = trailLength;
    this.#numbers[base + 1] = logLength;
    this.#numbers[base + 2] = solvingEdge;
    this.#numbers[base + 3] = demand;
  }

  /** Drops the newest mark and returns its index, by which it can be read until the next push. */
  pop(): number {
    return --this.count;
  }

  clear(): void {
    this.count = 0;
  }

  trailLengthAt(mark: number): number {
    return this.#numbers[mark * markSize]!;
  }

  logLengthAt(mark: number): number {
    return this.#numbers[mark * markSize + 1]!;
  }

  solvingEdgeAt(mark: number): number {
    return this.#numbers[mark * markSize + 2]!;
  }

  demandAt(mark: number): number {
    return this.#numbers[mark * markSize + 3]!;
  }
}
