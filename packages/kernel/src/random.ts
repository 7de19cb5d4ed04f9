/**
 * The seeded random generator. It is part of the file format: "parameters plus
 * seed" names a puzzle for ever, so nothing in this file may change its output.
 *
 * The seed text, as UTF-8, is hashed by MurmurHash3 (x86, 32 bit) with the hash
 * seeds 0, 1, 2 and 3; the four words are the state of xoshiro128** 1.1
 * (Blackman and Vigna). Bounded numbers use Lemire's multiply-and-reject, which
 * is unbiased.
 */
export interface Random {
  /** The text this stream grew from; `new` streams of the same text are equal. */
  readonly seed: string;
  /** A whole number from 0 to 2³²−1. */
  next(): number;
  /** A whole number from 0 to bound−1; 1 ≤ bound ≤ 2³². */
  below(bound: number): number;
  /** A number in [0, 1) with 32 random bits. */
  unit(): number;
  /** One of the items, each as likely. */
  pick<T>(items: readonly T[]): T;
  /** Puts the items in random order, in place, and returns them. */
  shuffle<T>(items: T[]): T[];
  /** An independent stream that depends on the seed and the label only, not on what was drawn before. */
  fork(label: string): Random;
}

export function createRandom(seed: string): Random {
  const bytes = utf8(seed);
  let a = murmur3(bytes, 0);
  let b = murmur3(bytes, 1);
  let c = murmur3(bytes, 2);
  let d = murmur3(bytes, 3);
  if ((a | b | c | d) === 0) a = 1; // xoshiro's one forbidden state

  function next(): number {
    const product = Math.imul(b, 5);
    const output = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return output;
  }

  function below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000) {
      throw new RangeError(`bound must be a whole number from 1 to 2^32, not ${bound}`);
    }
    if (bound === 0x1_0000_0000) return next();
    const reject = (0x1_0000_0000 - bound) % bound; // 2^32 mod bound
    for (;;) {
      const { high, low } = multiply32(next(), bound);
      if (low >= reject) return high;
    }
  }

  return {
    seed,
    next,
    below,
    unit: () => next() / 0x1_0000_0000,
    pick: (items) => {
      if (items.length === 0) throw new RangeError("cannot pick from an empty list");
      return items[below(items.length)]!;
    },
    shuffle: (items) => {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [items[i], items[j]] = [items[j]!, items[i]!];
      }
      return items;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

/** The 64-bit product of two 32-bit numbers, as its two halves. */
function multiply32(x: number, y: number): { high: number; low: number } {
  const low = Math.imul(x, y) >>> 0;
  const xLow = x & 0xffff;
  const xHigh = x >>> 16;
  const yLow = y & 0xffff;
  const yHigh = y >>> 16;
  const middle = xHigh * yLow + ((xLow * yLow) >>> 16);
  const carry = xLow * yHigh + (middle & 0xffff);
  const high = xHigh * yHigh + Math.floor(middle / 0x1_0000) + Math.floor(carry / 0x1_0000);
  return { high, low };
}

/** MurmurHash3_x86_32 (Appleby, public domain algorithm). */
export function murmur3(bytes: Uint8Array, seed: number): number {
  const blocks = bytes.length >>> 2;
  let hash = seed | 0;
  for (let i = 0; i < blocks; i++) {
    const at = i * 4;
    hash ^= scramble(bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24));
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let i = bytes.length - 1; i >= blocks * 4; i--) tail = (tail << 8) | bytes[i]!;
  if (bytes.length & 3) hash ^= scramble(tail);
  hash ^= bytes.length;
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return hash >>> 0;
}

function scramble(block: number): number {
  const mixed = Math.imul(block, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}

/** UTF-8 without TextEncoder, which is not part of the language; a lone surrogate becomes U+FFFD. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const symbol of text) {
    let point = symbol.codePointAt(0)!;
    if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x1_0000)
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else {
      bytes.push(
        0xf0 | (point >> 18),
        0x80 | ((point >> 12) & 63),
        0x80 | ((point >> 6) & 63),
        0x80 | (point & 63),
      );
    }
  }
  return Uint8Array.from(bytes);
}
