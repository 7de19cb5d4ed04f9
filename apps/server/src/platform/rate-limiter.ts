/** Rate limits by token buckets: a steady flow always passes, a burst only after a pause. */
export interface Rate {
  readonly perSecond: number;
  /** How much at once, after a pause. */
  readonly burst: number;
}

export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #filledAt = performance.now();

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#tokens = rate.burst;
  }

  /** False when there is no token left. */
  take(): boolean {
    this.#fill();
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Takes what cannot be refused any more: the bucket may owe tokens afterwards. */
  spend(tokens: number): void {
    this.#fill();
    this.#tokens -= tokens;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#tokens === this.#rate.burst;
  }

  /** Until there is a token to take. */
  get secondsToNext(): number {
    return this.#secondsUntil(1);
  }

  /** Until no tokens are owed any more. */
  get secondsOwed(): number {
    return this.#secondsUntil(0);
  }

  #secondsUntil(tokens: number): number {
    this.#fill();
    return Math.max(0, tokens - this.#tokens) / this.#rate.perSecond;
  }

  #fill(): void {
    const now = performance.now();
    const { perSecond, burst } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
  }
}

/** A bucket per key; one that is full again is as good as new and is dropped. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, TokenBucket>();
  #sweepAt = 1_000;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  bucket(key: string): TokenBucket {
    const known = this.#buckets.get(key);
    if (known) return known;
    if (this.#buckets.size >= this.#sweepAt) this.#sweep();
    const fresh = new TokenBucket(this.#rate);
    this.#buckets.set(key, fresh);
    return fresh;
  }

  #sweep(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
    this.#sweepAt = Math.max(1_000, this.#buckets.size * 2);
  }
}
