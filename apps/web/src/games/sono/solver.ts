/** The solver as a page sees it: a lane on every core, the best of them so far, and a way to stop. */
import { Lanes, type Plan, type Puzzle, type SolveOptions } from "@masume/games/sono";
import type { Progress } from "@masume/kernel";
import { createWorkerPool, type WorkerPool } from "@masume/workers";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { LaneTasks } from "./solver-worker.js";

/** More lanes than this need more memory than they are worth. */
const maxLanes = 16;
const tickMs = 200;

export interface Solver {
  /** What share of the time has passed; undefined when idle. */
  readonly passed: Accessor<number | undefined>;
  /** The best answer so far to the last puzzle given. */
  readonly best: Accessor<Plan | undefined>;
  /** The calculation stopped unexpectedly, on every core. */
  readonly isStopped: Accessor<boolean>;
  readonly lanes: number;
  start(puzzle: Puzzle, options: SolveOptions, seconds: number, seed: string): void;
  stop(): void;
}

export function createSolver(): Solver {
  const lanes = Math.max(1, Math.min(maxLanes, navigator.hardwareConcurrency));
  const [passed, setPassed] = createSignal<number>();
  const [best, setBest] = createSignal<Plan>();
  const [isStopped, setStopped] = createSignal(false);
  let pool: WorkerPool<LaneTasks> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;

  /** Ends the workers at once; what they have told is kept. */
  function stop(): void {
    void pool?.dispose();
    pool = undefined;
    clearInterval(ticking);
    setPassed(undefined);
  }
  onCleanup(stop);

  return {
    passed,
    best,
    isStopped,
    lanes,
    stop,
    async start(puzzle, options, seconds, seed) {
      stop();
      const own = createWorkerPool<LaneTasks>(lanes, spawn);
      pool = own;
      const request = { puzzle, options, seed };
      const found = new Lanes(puzzle, lanes);
      const timeMs = seconds * 1000;
      const begun = performance.now();
      ticking = setInterval(() => setPassed(Math.min(1, (performance.now() - begun) / timeMs)), tickMs);
      setStopped(false);
      setBest(found.best);
      setPassed(0);

      async function solveLane(lane: number): Promise<void> {
        const onProgress = (progress: Progress<Plan>) => {
          found.report(lane, progress);
          setBest(found.best);
        };
        const outcome = await own.run("solveLane", { request, lane, timeMs }, { timeMs, onProgress });
        found.end(lane, outcome.finished ? outcome.value : outcome.best);
        setBest(found.best);
      }
      // A lane that could not start, or ran out of memory, leaves the others.
      const ended = await Promise.allSettled(Array.from({ length: lanes }, (_, lane) => solveLane(lane)));
      if (pool !== own) return;
      stop();
      setStopped(ended.every(({ status }) => status === "rejected"));
    },
  };
}

function spawn(): Worker {
  return new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" });
}
