/**
 * The memory that the workers of a parallel search share. Whoever gives out the
 * work begins a search, which asks every helper, and ends it when the leader is
 * done; the helpers then stop by themselves. Nothing of the search itself is in
 * here: a page gives out the work without loading the engine.
 */
import { tableBytes } from "../search/table-size.js";
import type { SearchRequest } from "./search-request.js";

/** Plain data. */
export interface SearchMemory {
  readonly table: SharedArrayBuffer;
  /** 64-bit words. Word 0: the number of the search in progress; word i: what helper i has spent on it. */
  readonly counters: SharedArrayBuffer;
}

/** What a helper is asked. */
export interface HelpRequest {
  readonly request: SearchRequest;
  readonly memory: SearchMemory;
  /** Counted from 1. */
  readonly helper: number;
  /** The number of the search; the help ends with it. */
  readonly search: bigint;
}

/** Entries of the table, as a power of two: 16 MB. */
export const tableBits = 20;

export function allocateSearchMemory(workers: number): SearchMemory {
  return {
    table: new SharedArrayBuffer(tableBytes(tableBits)),
    counters: new SharedArrayBuffer(workers * BigInt64Array.BYTES_PER_ELEMENT),
  };
}

/** Begins a search and asks every helper; gives the way to end it, unless another has begun since. */
export function beginSearch(
  request: SearchRequest,
  memory: SearchMemory,
  askHelper: (asked: HelpRequest) => void,
): () => void {
  const counters = new BigInt64Array(memory.counters);
  counters.fill(0n, 1);
  const search = Atomics.add(counters, 0, 1n) + 1n;
  for (let helper = 1; helper < counters.length; helper++) askHelper({ request, memory, helper, search });
  return () => Atomics.compareExchange(counters, 0, search, search + 1n);
}
