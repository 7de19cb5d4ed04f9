/**
 * Full strength on several cores: helping threads search the same position, each
 * in another order, and all share one table, so that what one has found spares
 * the others the work. The first thread alone decides. The levels below are the
 * same opponent on every machine, and think alone.
 */
import { Worker } from "node:worker_threads";
import {
  type Analysis,
  fullStrength,
  type Puzzle,
  type State,
  Table,
  type ThinkingLimits,
  thinkAt,
} from "@masume/games/nonaga";
import type { Budget, Task } from "@masume/kernel";
import type { HelperAssignment, HelperJob } from "./helper.js";

/** Entries of the table, as a power of two: 16 MB. */
const tableBits = 20;
/** No job has this number: whoever reads it stops. */
const noJob = 0n;

export class Team {
  readonly #helpers: readonly Worker[];
  readonly #table: Table;
  readonly #board: BigInt64Array;
  #job = noJob;

  constructor(threads: number) {
    const tableMemory = new SharedArrayBuffer(Table.bytes(tableBits));
    const board = new SharedArrayBuffer(threads * BigInt64Array.BYTES_PER_ELEMENT);
    this.#table = new Table(tableBits, tableMemory);
    this.#board = new BigInt64Array(board);
    this.#helpers = Array.from({ length: threads - 1 }, (_, i) => {
      const workerData: HelperAssignment = { helper: i + 1, tableBits, tableMemory, board };
      const worker = new Worker(new URL("./helper.js", import.meta.url), { workerData });
      worker.unref();
      return worker;
    });
  }

  /** What the level thinks about a position; its nodes are those of all threads. */
  *think(
    puzzle: Puzzle,
    state: State,
    level: number,
    budget: Budget,
    seed?: string,
    limits: Pick<ThinkingLimits, "depth" | "book"> = {},
  ): Task<Analysis> {
    if (level < fullStrength || this.#helpers.length === 0) {
      return yield* thinkAt(puzzle, state, level, budget, seed, limits);
    }
    this.#begin({ puzzle, state, level });
    try {
      const thinking = thinkAt(puzzle, state, level, budget, seed, { ...limits, table: this.#table });
      for (;;) {
        const step = thinking.next();
        if (step.done) return this.#withHelpers(step.value);
        const { best, ...progress } = step.value;
        yield best ? { ...progress, best: this.#withHelpers(best) } : progress;
      }
    } finally {
      Atomics.store(this.#board, 0, noJob);
    }
  }

  #begin(about: Omit<HelperJob, "job">): void {
    this.#board.fill(0n);
    this.#job++;
    Atomics.store(this.#board, 0, this.#job);
    for (const helper of this.#helpers) helper.postMessage({ ...about, job: this.#job } satisfies HelperJob);
  }

  #withHelpers(analysis: Analysis): Analysis {
    const theirs = this.#board.subarray(1).reduce((sum, nodes) => sum + Number(nodes), 0);
    return { ...analysis, nodes: analysis.nodes + theirs };
  }

  async dismiss(): Promise<void> {
    Atomics.store(this.#board, 0, noJob);
    await Promise.all(this.#helpers.map((helper) => helper.terminate()));
  }
}
