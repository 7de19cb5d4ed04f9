/**
 * The solver as a page sees it: a lane on every core, the best of them so far,
 * and a way to stop. Stopping ends the threads at once; what they have told is
 * kept.
 */
import { defaultSeed, Lanes, type Plan, type Puzzle, type SolveOptions } from "@masume/games/sono";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { LaneOrder, LaneReport } from "./solver-worker.js";

/** More lanes than this need more memory than they are worth. */
const mostLanes = 16;
const tickMs = 200;

export interface Solver {
  /** What share of the time has passed; undefined when idle. */
  readonly passed: Accessor<number | undefined>;
  /** The best answer so far to the last problem given. */
  readonly best: Accessor<Plan | undefined>;
  readonly lanes: number;
  start(problem: Puzzle, options: SolveOptions, seconds: number): void;
  stop(): void;
}

export function createSolver(): Solver {
  const lanes = Math.max(1, Math.min(mostLanes, navigator.hardwareConcurrency));
  const [passed, setPassed] = createSignal<number>();
  const [best, setBest] = createSignal<Plan>();
  let workers: Worker[] = [];
  let ticking: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    for (const worker of workers) worker.terminate();
    workers = [];
    clearInterval(ticking);
    setPassed(undefined);
  }
  onCleanup(stop);

  return {
    passed,
    best,
    lanes,
    stop,
    start(problem, options, seconds) {
      stop();
      const found = new Lanes(problem, lanes);
      setBest(found.best);
      setPassed(0);
      const begun = performance.now();
      const milliseconds = seconds * 1000;
      ticking = setInterval(() => setPassed(Math.min(1, (performance.now() - begun) / milliseconds)), tickMs);
      workers = Array.from({ length: lanes }, (_, lane) => {
        const worker = new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" });
        const end = (plan?: Plan) => {
          found.end(lane, plan);
          setBest(found.best);
          if (found.isDone) stop();
        };
        worker.onmessage = ({ data }: MessageEvent<LaneReport>) => {
          if ("ended" in data) return end(data.plan);
          found.report(lane, data.progress);
          setBest(found.best);
        };
        // A lane that could not start, or ran out of memory, must not keep the page waiting.
        worker.onerror = () => end();
        const request = { puzzle: problem, options, seed: defaultSeed };
        const order: LaneOrder = { request, lane, milliseconds };
        worker.postMessage(order);
        return worker;
      });
    },
  };
}
