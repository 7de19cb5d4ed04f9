/**
 * The transposition table: what is known about positions met before, four words
 * per entry, found by the translation-invariant key of a position.
 *
 * An entry's first word is its key mixed with its other three words, so an entry
 * torn by two threads that share the memory does not match any key: whoever reads
 * it sees nothing instead of nonsense.
 */
import { none } from "./packed-position.js";
import { tableBytes, wordsPerEntry } from "./table-size.js";

/** What a stored score means. */
export const exact = 0;
export const atLeast = 1;
export const atMost = 2;

const slideBits = 13;
const depthBits = 7;
const boundBits = 2;
const ageBits = 4;

export class TranspositionTable {
  readonly words: Int32Array;
  readonly #mask: number;
  #age: number;

  /** What `find` found. */
  slide: number = none;
  tile: number = none;
  depth = 0;
  bound = 0;
  score = 0;

  /**
   * A table of 2 ** bits entries, in memory of its own or in memory shared between
   * threads. `age` counts the searches that have used the memory before.
   */
  constructor(bits: number, memory: ArrayBufferLike = new ArrayBuffer(tableBytes(bits)), age = 0) {
    this.words = new Int32Array(memory);
    this.#mask = 2 ** bits - 1;
    this.#age = age;
  }

  /** A new search begins: what older ones left may be overwritten. */
  nextSearch(): void {
    this.#age = (this.#age + 1) & ((1 << ageBits) - 1);
  }

  find(low: number, high: number): boolean {
    const { words } = this;
    const at = (low & this.#mask) * wordsPerEntry;
    const tile = words[at + 1]!;
    const meta = words[at + 2]!;
    const score = words[at + 3]!;
    if ((words[at]! ^ tile ^ meta ^ score) !== high || meta === 0) return false;
    this.tile = tile;
    this.slide = (meta & ((1 << slideBits) - 1)) + none;
    this.depth = (meta >>> slideBits) & ((1 << depthBits) - 1);
    this.bound = (meta >>> (slideBits + depthBits)) & ((1 << boundBits) - 1);
    this.score = score;
    return true;
  }

  /** A deeper entry of the same search gives way only to a better account of its own position. */
  store(
    low: number,
    high: number,
    slide: number,
    tile: number,
    depth: number,
    bound: number,
    score: number,
  ): void {
    const { words } = this;
    const at = (low & this.#mask) * wordsPerEntry;
    const old = words[at + 2]!;
    const isSame = (words[at]! ^ words[at + 1]! ^ old ^ words[at + 3]!) === high;
    const oldDepth = (old >>> slideBits) & ((1 << depthBits) - 1);
    const oldAge = (old >>> (slideBits + depthBits + boundBits)) & ((1 << ageBits) - 1);
    if (!isSame && old !== 0 && oldAge === this.#age && oldDepth > depth) return;
    const meta =
      (slide - none) |
      (depth << slideBits) |
      (bound << (slideBits + depthBits)) |
      (this.#age << (slideBits + depthBits + boundBits)) |
      (1 << (slideBits + depthBits + boundBits + ageBits));
    words[at + 1] = tile;
    words[at + 2] = meta;
    words[at + 3] = score;
    words[at] = high ^ tile ^ meta ^ score;
  }
}
