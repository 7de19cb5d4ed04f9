/**
 * A set of small whole numbers, read in ascending order while it changes. As a
 * worklist it gives the same order as sweeping over everything: a number that
 * is added behind the reader waits for the next sweep, one ahead is met in this.
 */
export class IndexSet {
  readonly #words: Int32Array;
  /** What may be a member; adding anything else has no effect on reading. */
  readonly #admitted: Int32Array;
  /** No word before this one has a member. */
  #first = 0;

  constructor(size: number, admitted: Iterable<number>) {
    const words = (size + 31) >> 5;
    this.#words = new Int32Array(words);
    this.#admitted = new Int32Array(words);
    for (const index of admitted) this.#admitted[index >> 5]! |= 1 << (index & 31);
  }

  add(index: number): void {
    this.addWord(index >> 5, 1 << (index & 31));
  }

  remove(index: number): void {
    this.#words[index >> 5]! &= ~(1 << (index & 31));
  }

  has(index: number): boolean {
    return (this.#words[index >> 5]! & (1 << (index & 31))) !== 0;
  }

  addAll(): void {
    this.#words.set(this.#admitted);
    this.#first = 0;
  }

  clear(): void {
    for (let at = this.#first; at < this.#words.length; at++) this.#words[at] = 0;
    this.#first = this.#words.length;
  }

  /** The smallest member that is not below `from`, or −1. */
  next(from: number): number {
    const words = this.#words;
    const admitted = this.#admitted;
    let at = from >> 5;
    if (from === 0) {
      at = this.#first;
      while (at < words.length && (words[at]! & admitted[at]!) === 0) at++;
      this.#first = at;
    }
    if (at >= words.length) return -1;
    let word = words[at]! & admitted[at]!;
    if (from !== 0) word &= -1 << (from & 31);
    while (word === 0) {
      at++;
      if (at === words.length) return -1;
      word = words[at]! & admitted[at]!;
    }
    return (at << 5) + 31 - Math.clz32(word & -word);
  }

  /** Adds 32 numbers at once, from 32 × `at` on, by their bits. */
  addWord(at: number, bits: number): void {
    this.#words[at]! |= bits;
    if (at < this.#first) this.#first = at;
  }

  copyFrom(other: IndexSet): void {
    this.#first = other.#first;
    for (let at = 0; at < this.#words.length; at++) this.#words[at] = other.#words[at]!;
  }
}
