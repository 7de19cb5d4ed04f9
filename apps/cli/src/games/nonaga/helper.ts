/** A helping thread: thinks about the same position as the first one and leaves what it finds in their table. */
import { parentPort, workerData } from "node:worker_threads";
import { type Puzzle, type State, Table, thinkAt } from "@masume/games/nonaga";
import { Budget } from "@masume/kernel";

/** What a helper is told once. */
export interface HelperAssignment {
  /** Counted from 1; the first thread is 0. */
  readonly helper: number;
  readonly tableBits: number;
  readonly tableMemory: SharedArrayBuffer;
  /** 64-bit words. Word 0: the number of the job under way; word i: the nodes of helper i in it. */
  readonly board: SharedArrayBuffer;
}

export interface HelperJob {
  readonly job: bigint;
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly level: number;
}

const { helper, tableBits, tableMemory, board } = workerData as HelperAssignment;
const table = new Table(tableBits, tableMemory);
const words = new BigInt64Array(board);

parentPort!.on("message", ({ job, puzzle, state, level }: HelperJob) => {
  const budget = new Budget();
  const thinking = thinkAt(puzzle, state, level, budget, "", { table, helper, book: false });
  while (Atomics.load(words, 0) === job && !thinking.next().done) {
    Atomics.store(words, helper, BigInt(budget.spent));
  }
});
