/**
 * The engine off the page. It thinks in slices, so that an order to stop reaches
 * it between two of them. With memory to share, several of these think about the
 * same position and leave what they find in one table.
 */
import {
  type Analysis,
  analyse,
  nonaga,
  type Puzzle,
  type State,
  Table,
  type Turn,
} from "@masume/games/nonaga";
import { Budget, driveInSlices, type Outcome, type Task } from "@masume/kernel";
import { expose } from "comlink";

export interface ThinkOrder {
  readonly puzzle: Puzzle;
  readonly state: State;
  /** Evaluated positions. */
  readonly nodes?: number;
  /** Milliseconds. */
  readonly time?: number;
  /** How many of the best turns to find. */
  readonly lines?: number;
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

  /** The best turns of a game that goes on; undefined when it was stopped before it knew any. */
  async think(
    job: number,
    order: ThinkOrder,
    onProgress: (best: Analysis) => void,
  ): Promise<Analysis | undefined> {
    const { puzzle, state, nodes, time, lines = 1 } = order;
    const task = analyse(puzzle, state, new Budget(nodes), { lines, table });
    table.nextSearch();
    const outcome = await driven(job, task, time, onProgress);
    return outcome.finished ? outcome.value : outcome.best;
  },

  /** The turn of an opponent of this level. */
  async turn(job: number, puzzle: Puzzle, state: State, level: number): Promise<Turn | undefined> {
    const outcome = await driven(job, nonaga.opponent!(puzzle, state, level, new Budget()));
    return outcome.finished ? outcome.value : outcome.best;
  },

  stop(job: number): void {
    stopped.add(job);
  },
};

export type Thinker = typeof thinker;

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
