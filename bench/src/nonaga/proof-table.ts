/**
 * What a proof-number search knows of positions: a table of fixed size, two entries to
 * a bucket. Of two positions that want the same place, the one stays that took more work.
 */

/** A number of something that cannot be reached any more. */
export const solved = 1 << 29;

export interface Numbers {
  phi: number;
  delta: number;
}

const words = 5;

export class ProofTable {
  readonly #entries: Int32Array;
  readonly #mask: number;

  /** Room for 2 ** bits positions, twenty bytes each. */
  constructor(bits: number) {
    this.#entries = new Int32Array(2 ** bits * words);
    this.#mask = 2 ** bits - 2;
  }

  find(low: number, high: number, into: Numbers): boolean {
    const at = this.#place(low, high);
    if (at < 0) return false;
    into.phi = this.#entries[at + 2]!;
    into.delta = this.#entries[at + 3]!;
    return true;
  }

  store(low: number, high: number, phi: number, delta: number, work: number): void {
    const entries = this.#entries;
    const bucket = (low & this.#mask) * words;
    const known = this.#place(low, high);
    const weaker = entries[bucket + 4]! <= entries[bucket + words + 4]! ? bucket : bucket + words;
    const at = known < 0 ? weaker : known;
    const spent = (known < 0 ? 0 : entries[at + 4]!) + Math.max(1, work);
    entries[at] = low;
    entries[at + 1] = high;
    entries[at + 2] = phi;
    entries[at + 3] = delta;
    entries[at + 4] = Math.min(solved, spent);
  }

  #place(low: number, high: number): number {
    const entries = this.#entries;
    const bucket = (low & this.#mask) * words;
    for (const at of [bucket, bucket + words]) {
      if (entries[at] === low && entries[at + 1] === high && entries[at + 4]! > 0) return at;
    }
    return -1;
  }
}
