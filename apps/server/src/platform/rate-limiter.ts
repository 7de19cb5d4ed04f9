/**
 * How much somebody may do in a while: a bucket that fills with time. An even
 * flow passes for ever, a flood only once.
 */
export interface Rate {
  readonly perSecond: number;
  /** So much at once, after a rest. */
  readonly burst: number;
}

export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #countedAt = performance.now();

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#left = rate.burst;
  }

  /** False when there is nothing left. */
  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#left === this.#rate.burst;
  }

  /** How long until there is something to take again. */
  get secondsToNext(): number {
    this.#fill();
    return Math.max(0, 1 - this.#left) / this.#rate.perSecond;
  }

  #fill(): void {
    const now = performance.now();
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#countedAt) / 1000) * perSecond);
    this.#countedAt = now;
  }
}

/** One for each of many, forgotten when it is as good as new. */
export class Allowances {
  readonly #rate: Rate;
  readonly #of = new Map<string, Allowance>();
  #tidyAt = 1_000;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  of(key: string): Allowance {
    const known = this.#of.get(key);
    if (known) return known;
    if (this.#of.size >= this.#tidyAt) this.#tidy();
    const fresh = new Allowance(this.#rate);
    this.#of.set(key, fresh);
    return fresh;
  }

  #tidy(): void {
    for (const [key, allowance] of this.#of) if (allowance.isFull) this.#of.delete(key);
    this.#tidyAt = Math.max(1_000, this.#of.size * 2);
  }
}
