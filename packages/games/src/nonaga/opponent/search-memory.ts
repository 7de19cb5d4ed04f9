/**
 * The memory that the workers of a parallel search share. Whoever gives out the
 * work begins a search, gives its number to the helpers, and ends it when the
 * leader is done; the helpers then stop by themselves. Nothing of the search itself
 * is in here: a page gives out the work without loading the engine.
 */
import { tableBytes } from "../search/table-size.js";

/** Plain data. */
export interface SearchMemory {
  readonly table: SharedArrayBuffer;
  /** 64-bit words. Word 0: the number of the search in progress; word i: what helper i has spent on it. */
  readonly counters: SharedArrayBuffer;
}

/** Entries of the table, as a power of two: 16 MB. */
export const tableBits = 20;

export function allocateSearchMemory(workers: number): SearchMemory {
  return {
    table: new SharedArrayBuffer(tableBytes(tableBits)),
    counters: new SharedArrayBuffer(workers * BigInt64Array.BYTES_PER_ELEMENT),
  };
}

/** The number of the search that begins. */
export function beginSearch(memory: SearchMemory): bigint {
  const counters = new BigInt64Array(memory.counters);
  counters.fill(0n, 1);
  return Atomics.add(counters, 0, 1n) + 1n;
}

/** Ends a search, unless another has begun since. */
export function endSearch({ counters }: SearchMemory, search: bigint): void {
  Atomics.compareExchange(new BigInt64Array(counters), 0, search, search + 1n);
}
