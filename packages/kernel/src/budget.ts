/**
 * A limit counted in work, never in milliseconds, so that the same input stops
 * at the same place on every machine. What one unit is, each engine documents.
 *
 * A hot loop may count for itself and settle with `spend(n)` now and then.
 */
export class Budget {
  readonly limit: number;
  #spent = 0;

  constructor(limit: number = Number.POSITIVE_INFINITY) {
    if (!(limit >= 0)) throw new RangeError(`a budget must not be negative: ${limit}`);
    this.limit = limit;
  }

  /** Takes n units; false once the limit has been passed. */
  spend(n = 1): boolean {
    this.#spent += n;
    return this.#spent <= this.limit;
  }

  get spent(): number {
    return this.#spent;
  }

  get left(): number {
    return Math.max(0, this.limit - this.#spent);
  }

  get exhausted(): boolean {
    return this.#spent > this.limit;
  }
}
