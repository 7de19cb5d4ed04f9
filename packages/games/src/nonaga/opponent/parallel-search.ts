/**
 * One search on several workers. Each helper searches the same position in another
 * order, and all share one transposition table, so that what one has found spares
 * the others the work. The leader alone decides. Levels below full strength are the
 * same opponent on every machine, and think alone.
 */
import { Budget, mapTask, type Task } from "@masume/kernel";
import { type Analysis, analyse } from "../search/analyse.js";
import type { ThinkOptions } from "../search/think.js";
import { TranspositionTable } from "../search/transposition-table.js";
import { thinkAt } from "./opponent.js";
import { type HelpRequest, type SearchMemory, tableBits } from "./search-memory.js";
import type { SearchRequest } from "./search-request.js";

type Sharing = Pick<ThinkOptions, "table" | "helper">;

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

/** The leader's task; its nodes are those of all workers. */
export function leadSearch(request: SearchRequest, memory: SearchMemory, budget: Budget): Task<Analysis> {
  const counters = new BigInt64Array(memory.counters);
  const withHelpers = (analysis: Analysis): Analysis => {
    const theirs = counters.subarray(1).reduce((sum, nodes) => sum + Number(nodes), 0);
    return { ...analysis, nodes: analysis.nodes + theirs };
  };
  return mapTask(searchAlone(request, budget, { table: sharedTable(memory), helper: 0 }), withHelpers);
}

/** The task of a helper. It ends when the search has ended, or there is nothing left to find. */
export function* helpSearch({ request, memory, helper, search }: HelpRequest): Task<void> {
  const counters = new BigInt64Array(memory.counters);
  const budget = new Budget();
  const task = searchAlone({ ...request, book: false }, budget, { table: sharedTable(memory), helper });
  for (;;) {
    if (Atomics.load(counters, 0) !== search) return;
    const step = task.next();
    if (step.done) return;
    Atomics.store(counters, helper, BigInt(budget.spent));
    const { best: _, ...progress } = step.value;
    yield progress;
  }
}

/** The shared table as the search in progress sees it: what earlier searches left there may be overwritten. */
function sharedTable({ table, counters }: SearchMemory): TranspositionTable {
  const search = Atomics.load(new BigInt64Array(counters), 0);
  return new TranspositionTable(tableBits, table, Number(search));
}
