/**
 * The engine off the page. It thinks in slices, so that an order to stop reaches
 * it between two of them. With memory to share, several of these think about the
 * same position and leave what they find in one table.
 */
import {
  type Analysis,
  analyse,
  type Puzzle,
  type State,
  Table,
  thinkAt,
  winInTwo,
} from "@masume/games/nonaga";
import { Budget, createRandom, driveInSlices, finish, type Outcome, type Task } from "@masume/kernel";
import { expose } from "comlink";

export interface ThinkOrder {
  readonly puzzle: Puzzle;
  readonly state: State;
  /** Milliseconds. */
  readonly time?: number;
  /** How many of the best turns to find. */
  readonly lines?: number;
  /** An opponent's level, with the seed of its errors; without one, the engine does its best. */
  readonly level?: number;
  readonly seed?: string;
}

const sliceMs = 30;
const reportMs = 120;
const stopped = new Set<number>();
let table = new Table(18);

const breath = new MessageChannel();
const waiting: (() => void)[] = [];
breath.port1.onmessage = () => waiting.shift()?.();

/** Lets waiting messages in; a timer would sleep. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    breath.port2.postMessage(undefined);
  });
}

const thinker = {
  /** From now on, results go into this shared table. */
  share(bits: number, memory: SharedArrayBuffer): void {
    table = new Table(bits, memory);
  },

  /**
   * The best turns of a game that goes on; undefined when it was stopped before it
   * knew any. Of several that share a table, each is another helper; 0 leads.
   */
  async think(
    job: number,
    order: ThinkOrder,
    helper: number,
    onProgress: (best: Analysis) => void,
  ): Promise<Analysis | undefined> {
    table.nextSearch();
    const outcome = await driven(job, taskOf(order, helper), order.time, onProgress);
    return outcome.finished ? outcome.value : outcome.best;
  },

  stop(job: number): void {
    stopped.add(job);
  },

  /** The same problem for the same seed, everywhere; it takes less than a second. */
  problem(seed: string): Puzzle {
    return finish(winInTwo("source", createRandom(`nonaga/problem/${seed}`)));
  },
};

export type Thinker = typeof thinker;

function* taskOf({ puzzle, state, lines = 1, level, seed }: ThinkOrder, helper: number): Task<Analysis> {
  const sharing = { table, helper };
  const opening = { ...sharing, book: helper === 0 };
  if (level !== undefined) return yield* thinkAt(puzzle, state, level, new Budget(), seed, opening);
  // Where the next turn decides the game, there is one thing to say and nothing to compare.
  const glance = yield* analyse(puzzle, state, new Budget(), { depth: 1, attacks: false });
  if (glance.winIn === 1 || glance.lossIn === 1) return glance;
  return yield* analyse(puzzle, state, new Budget(), { lines, evaluation: "learned", ...sharing });
}

async function driven<T>(
  job: number,
  task: Task<T>,
  time = Number.POSITIVE_INFINITY,
  onProgress?: (best: T) => void,
): Promise<Outcome<T>> {
  const begun = performance.now();
  let reported = begun;
  const outcome = await driveInSlices(task, {
    sliceMs,
    now: () => performance.now(),
    pause,
    shouldStop: () => stopped.has(job) || performance.now() - begun >= time,
    onProgress({ best }) {
      if (!best || performance.now() - reported < reportMs) return;
      reported = performance.now();
      onProgress?.(best);
    },
  });
  stopped.delete(job);
  return outcome;
}

expose(thinker);
