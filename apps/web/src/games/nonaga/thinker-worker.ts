/**
 * The engine off the page. It thinks in slices, so that an order to stop reaches
 * it between two of them.
 */
import {
  type Analysis,
  ParallelSearch,
  type Puzzle,
  type SearchMemory,
  type SearchRequest,
  searchAlone,
  seededProblem,
} from "@masume/games/nonaga";
import { Budget, driveInSlices, finish } from "@masume/kernel";
import { expose } from "comlink";

const sliceMs = 30;
const reportMs = 120;
const stopped = new Set<number>();
let parallel: ParallelSearch | undefined;

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
  /** From now on this worker searches together with others. */
  share(memory: SearchMemory): void {
    parallel = new ParallelSearch(memory);
  },

  /** The best turns; undefined when it was stopped before it knew any. */
  async think(
    job: number,
    request: SearchRequest,
    time: number,
    isLeader: boolean,
    onProgress: (best: Analysis) => void,
  ): Promise<Analysis | undefined> {
    const budget = new Budget();
    const task = isLeader && parallel ? parallel.lead(request, budget) : searchAlone(request, budget);
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
        onProgress(best);
      },
    });
    stopped.delete(job);
    return outcome.finished ? outcome.value : outcome.best;
  },

  stop(job: number): void {
    stopped.add(job);
  },

  /** Takes part in a search until that ends. */
  help(request: SearchRequest, helper: number, search: bigint): void {
    finish(parallel!.help(request, helper, search));
  },

  /** The same problem for the same seed, everywhere; it takes less than a second. */
  problem(seed: string): Puzzle {
    return finish(seededProblem(seed));
  },
};

export type Thinker = typeof thinker;

expose(thinker);
