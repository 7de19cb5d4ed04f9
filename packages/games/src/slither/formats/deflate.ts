/**
 * Raw DEFLATE (RFC 1951), for links that carry compressed text. Reading knows all
 * three kinds of blocks; writing uses one block with the fixed codes, and copies
 * found by the last place at which the same three bytes stood.
 */

/** How many literal, end and length symbols the fixed code has, and how long their codes are. */
const fixedLengths = Uint8Array.from({ length: 288 }, (_, symbol) =>
  symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
);
const fixedDistances: Uint8Array = new Uint8Array(30).fill(5);
const endOfBlock = 256;
const maxCopy = 258;
const maxDistance = 32768;

/** Extra bits of the length symbols from 257 on and of the distance symbols, and what each starts at. */
const lengthBits = Array.from({ length: 29 }, (_, i) => (i < 8 || i === 28 ? 0 : (i >> 2) - 1));
const lengthStarts = startsOf(3, lengthBits).with(28, maxCopy);
const distanceBits = Array.from({ length: 30 }, (_, i) => (i < 4 ? 0 : (i >> 1) - 1));
const distanceStarts = startsOf(1, distanceBits);
/** The order in which a block states the lengths of the code for its code lengths. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;

function startsOf(first: number, bits: readonly number[]): number[] {
  let next = first;
  return bits.map((extra) => {
    const start = next;
    next += 1 << extra;
    return start;
  });
}

/** Codes by length: how many there are of each, and their symbols in order. */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: readonly number[];
}

function codeOf(lengths: Uint8Array): Code {
  const counts = new Uint16Array(16);
  for (const length of lengths) if (length > 0) counts[length]!++;
  const symbols = Array.from(lengths.keys()).filter((symbol) => lengths[symbol]! > 0);
  return { counts, symbols: symbols.sort((a, b) => lengths[a]! - lengths[b]! || a - b) };
}

const fixedLiteralCode = codeOf(fixedLengths);
const fixedDistanceCode = codeOf(fixedDistances);

class Damaged extends Error {}

class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) throw new Damaged();
      value |= ((byte >> (this.#at++ & 7)) & 1) << i;
    }
    return value;
  }

  symbol({ counts, symbols }: Code): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length++) {
      code |= this.bits(1);
      const count = counts[length]!;
      if (code - first < count) return symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Damaged();
  }

  toByte(): void {
    this.#at = (this.#at + 7) & ~7;
  }
}

/** Far more than anybody writes. Each costs work, also when nothing is in it. */
const maxBlocks = 100;

/** The bytes; undefined when the data is damaged, in very many blocks, or more than `max`. */
export function inflate(data: Uint8Array, max: number): Uint8Array | undefined {
  const reader = new BitReader(data);
  const out: number[] = [];
  try {
    let isLast = false;
    for (let block = 0; !isLast; block++) {
      if (block === maxBlocks) throw new Damaged();
      isLast = reader.bits(1) === 1;
      const kind = reader.bits(2);
      if (kind === 0) readStored(reader, out);
      else if (kind === 1) readCoded(reader, fixedLiteralCode, fixedDistanceCode, out, max);
      else if (kind === 2) readCoded(reader, ...readCodes(reader), out, max);
      else throw new Damaged();
      if (out.length > max) throw new Damaged();
    }
  } catch (thrown) {
    if (thrown instanceof Damaged) return undefined;
    throw thrown;
  }
  return Uint8Array.from(out);
}

function readStored(reader: BitReader, out: number[]): void {
  reader.toByte();
  const length = reader.bits(16);
  if ((reader.bits(16) ^ 0xffff) !== length) throw new Damaged();
  for (let i = 0; i < length; i++) out.push(reader.bits(8));
}

function readCodes(reader: BitReader): [Code, Code] {
  const literals = reader.bits(5) + 257;
  const distances = reader.bits(5) + 1;
  const stated = reader.bits(4) + 4;
  const meta = new Uint8Array(19);
  for (let i = 0; i < stated; i++) meta[lengthOrder[i]!] = reader.bits(3);
  const code = codeOf(meta);
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = reader.symbol(code);
    if (symbol < 16) {
      lengths.push(symbol);
      continue;
    }
    const repeated = symbol === 16 ? lengths.at(-1) : 0;
    if (repeated === undefined) throw new Damaged();
    const times =
      symbol === 16 ? 3 + reader.bits(2) : symbol === 17 ? 3 + reader.bits(3) : 11 + reader.bits(7);
    for (let i = 0; i < times; i++) lengths.push(repeated);
  }
  return [
    codeOf(Uint8Array.from(lengths.slice(0, literals))),
    codeOf(Uint8Array.from(lengths.slice(literals, literals + distances))),
  ];
}

function readCoded(reader: BitReader, literals: Code, distances: Code, out: number[], max: number): void {
  for (;;) {
    const symbol = reader.symbol(literals);
    if (symbol === endOfBlock) return;
    if (symbol < endOfBlock) out.push(symbol);
    else {
      const length = valueAt(reader, symbol - endOfBlock - 1, lengthStarts, lengthBits);
      const distance = valueAt(reader, reader.symbol(distances), distanceStarts, distanceBits);
      if (distance > out.length) throw new Damaged();
      for (let i = 0; i < length; i++) out.push(out[out.length - distance]!);
    }
    if (out.length > max) throw new Damaged();
  }
}

function valueAt(
  reader: BitReader,
  symbol: number,
  starts: readonly number[],
  bits: readonly number[],
): number {
  const start = starts[symbol];
  if (start === undefined) throw new Damaged();
  return start + reader.bits(bits[symbol]!);
}

export function deflate(data: Uint8Array): Uint8Array {
  const out: number[] = [];
  let written = 0;
  const put = (value: number, count: number): void => {
    for (let i = 0; i < count; i++, written++) {
      if ((written & 7) === 0) out.push(0);
      out[written >> 3]! |= ((value >> i) & 1) << (written & 7);
    }
  };
  /** Codes are written from their first bit on, other numbers from their last. */
  const putCode = (code: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) put((code >> i) & 1, 1);
  };
  const putSymbol = (symbol: number): void => {
    if (symbol < 144) putCode(0x30 + symbol, 8);
    else if (symbol < 256) putCode(0x190 + symbol - 144, 9);
    else if (symbol < 280) putCode(symbol - 256, 7);
    else putCode(0xc0 + symbol - 280, 8);
  };
  put(1, 1);
  put(1, 2);
  const lastAt = new Map<number, number>();
  for (let at = 0; at < data.length; ) {
    const from = lastAt.get(keyAt(data, at)) ?? -1;
    const length = from >= 0 && at - from <= maxDistance ? matchLength(data, from, at) : 0;
    if (length >= 3) {
      const lengthSymbol = lengthStarts.findLastIndex((start) => start <= length);
      putSymbol(endOfBlock + 1 + lengthSymbol);
      put(length - lengthStarts[lengthSymbol]!, lengthBits[lengthSymbol]!);
      const distanceSymbol = distanceStarts.findLastIndex((start) => start <= at - from);
      putCode(distanceSymbol, 5);
      put(at - from - distanceStarts[distanceSymbol]!, distanceBits[distanceSymbol]!);
    } else putSymbol(data[at]!);
    for (const end = at + Math.max(length, 1); at < end; at++) lastAt.set(keyAt(data, at), at);
  }
  putSymbol(endOfBlock);
  return Uint8Array.from(out);
}

function keyAt(data: Uint8Array, at: number): number {
  return at + 2 < data.length ? (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]! : -1;
}

function matchLength(data: Uint8Array, from: number, at: number): number {
  let length = 0;
  while (length < maxCopy && at + length < data.length && data[from + length] === data[at + length]) length++;
  return length;
}
