/**
 * One search on several workers. Each helper searches the same position in another
 * order, and all share one transposition table, so that what one has found spares
 * the others the work. The leader alone decides. Levels below full strength are the
 * same opponent on every machine, and think alone.
 *
 * Every worker holds a `ParallelSearch` over the same memory. Whoever gives out the
 * work calls `begin`, gives the number of the search to the helpers, and calls `end`
 * when the leader is done; the helpers then stop by themselves. Threads and messages
 * are the caller's.
 */
import { Budget, type Task } from "@masume/kernel";
import type { Puzzle, State } from "../rules.js";
import { type Analysis, analyse } from "../search/analyse.js";
import type { ThinkOptions } from "../search/think.js";
import { TranspositionTable } from "../search/transposition-table.js";
import { fullStrength, thinkAt } from "./levels.js";

/** What is asked about a game that is not over. Plain data. */
export interface SearchRequest {
  readonly puzzle: Puzzle;
  readonly state: State;
  /** An opponent's level, with the seed of its errors; without one, the position is analysed. */
  readonly level?: number;
  readonly seed?: string;
  /** How many of the best turns an analysis finds. */
  readonly lines?: number;
  /** Not deeper than so many turns. */
  readonly depth?: number;
  /** False: an opponent thinks even where the book knows a turn. */
  readonly book?: boolean;
}

/** Memory that workers share. */
export interface SearchMemory {
  readonly table: SharedArrayBuffer;
  /** 64-bit words. Word 0: the number of the search in progress; word i: what helper i has spent on it. */
  readonly counters: SharedArrayBuffer;
}

type Sharing = Pick<ThinkOptions, "table" | "helper">;

/** Entries of the table, as a power of two: 16 MB. */
const tableBits = 20;

/** Whether helpers may take part. */
export function isParallel({ level = fullStrength }: SearchRequest): boolean {
  return level === fullStrength;
}

/** The search of one worker alone. A unit of the budget is an evaluated position. */
export function* searchAlone(request: SearchRequest, budget: Budget, sharing: Sharing = {}): Task<Analysis> {
  const { puzzle, state, level, seed, lines = 1, depth, book } = request;
  const limits = { ...(depth !== undefined && { depth }), ...sharing };
  if (level !== undefined) {
    return yield* thinkAt(puzzle, state, level, budget, seed, {
      ...limits,
      ...(book !== undefined && { book }),
    });
  }
  // Where the next turn decides the game, there is one thing to say and nothing to compare.
  const glance = yield* analyse(puzzle, state, budget, { depth: 1, attacks: false });
  if (glance.winIn === 1 || glance.lossIn === 1) return glance;
  return yield* analyse(puzzle, state, budget, { lines, evaluation: "learned", ...limits });
}

export class ParallelSearch {
  readonly #table: TranspositionTable;
  readonly #counters: BigInt64Array;

  constructor({ table, counters }: SearchMemory) {
    this.#table = new TranspositionTable(tableBits, table);
    this.#counters = new BigInt64Array(counters);
  }

  static allocate(workers: number): SearchMemory {
    return {
      table: new SharedArrayBuffer(TranspositionTable.bytes(tableBits)),
      counters: new SharedArrayBuffer(workers * BigInt64Array.BYTES_PER_ELEMENT),
    };
  }

  /** The number of the search that begins. */
  begin(): bigint {
    this.#counters.fill(0n, 1);
    return Atomics.add(this.#counters, 0, 1n) + 1n;
  }

  /** Ends a search, unless another has begun since. */
  end(search: bigint): void {
    Atomics.compareExchange(this.#counters, 0, search, search + 1n);
  }

  /** The leader's task; its nodes are those of all workers. */
  *lead(request: SearchRequest, budget: Budget): Task<Analysis> {
    const task = searchAlone(request, budget, { table: this.#table, helper: 0 });
    for (;;) {
      const step = task.next();
      if (step.done) return this.#withHelpers(step.value);
      const { best, ...progress } = step.value;
      yield best ? { ...progress, best: this.#withHelpers(best) } : progress;
    }
  }

  /** The task of a helper, counted from 1. It ends when the search has ended, or there is nothing left to find. */
  *help(request: SearchRequest, helper: number, search: bigint): Task<void> {
    const budget = new Budget();
    const task = searchAlone({ ...request, book: false }, budget, { table: this.#table, helper });
    for (;;) {
      if (Atomics.load(this.#counters, 0) !== search) return;
      const step = task.next();
      if (step.done) return;
      Atomics.store(this.#counters, helper, BigInt(budget.spent));
      const { phase, done } = step.value;
      yield { phase, done };
    }
  }

  #withHelpers(analysis: Analysis): Analysis {
    const theirs = this.#counters.subarray(1).reduce((sum, nodes) => sum + Number(nodes), 0);
    return { ...analysis, nodes: analysis.nodes + theirs };
  }
}
