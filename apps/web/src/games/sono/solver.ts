/** The solver as a page sees it: a lane on every thread, the best of them so far with its figures, and a way to stop. */
import { Lanes, type Plan, type Puzzle, type SolveOptions } from "@masume/games/sono";
import type { Progress } from "@masume/kernel";
import { createWorkerPool, type WorkerPool } from "@masume/workers";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { SolverRunRecord } from "../../platform/storage/schema.js";
import type { LaneTasks } from "./solver-worker.js";

/** More lanes than this need more memory than they are worth. */
export const maxThreads = 16;
const tickMs = 200;

/** As many as the machine has cores. */
export function usualThreads(): number {
  return Math.max(1, Math.min(maxThreads, navigator.hardwareConcurrency));
}

export interface SolverSettings {
  readonly seconds: number;
  readonly seed: string;
  readonly threads: number;
}

/** What a search has done so far. */
export type SolverFigures = Required<Pick<SolverRunRecord, "elapsed" | "boards" | "history">>;

export interface Solver {
  /** What share of the time has passed; undefined when idle. */
  readonly passed: Accessor<number | undefined>;
  /** The best answer so far to the last puzzle given. */
  readonly best: Accessor<Plan | undefined>;
  readonly figures: Accessor<SolverFigures>;
  /** The calculation stopped unexpectedly, on every thread. */
  readonly isStopped: Accessor<boolean>;
  /** Resolves when the search has ended, by itself or by `stop`. */
  start(puzzle: Puzzle, options: SolveOptions, settings: SolverSettings): Promise<void>;
  stop(): void;
}

const noFigures: SolverFigures = { elapsed: 0, boards: 0, history: [] };

export function createSolver(): Solver {
  const [passed, setPassed] = createSignal<number>();
  const [best, setBest] = createSignal<Plan>();
  const [figures, setFigures] = createSignal(noFigures);
  const [isStopped, setStopped] = createSignal(false);
  let pool: WorkerPool<LaneTasks> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let finish: (() => void) | undefined;

  /** Ends the workers at once; what they have told is kept. */
  function stop(): void {
    void pool?.dispose();
    pool = undefined;
    clearInterval(ticking);
    setPassed(undefined);
    finish?.();
  }
  onCleanup(stop);

  return {
    passed,
    best,
    figures,
    isStopped,
    stop,
    start(puzzle, options, { seconds, seed, threads }) {
      stop();
      const own = createWorkerPool<LaneTasks>(threads, spawn);
      pool = own;
      const request = { puzzle, options, seed };
      const found = new Lanes(puzzle, threads);
      const timeMs = seconds * 1000;
      const begun = performance.now();
      const elapsed = () => Math.round(performance.now() - begun);
      ticking = setInterval(() => {
        setPassed(Math.min(1, elapsed() / timeMs));
        setFigures({ ...figures(), elapsed: elapsed(), boards: found.boards });
      }, tickMs);
      setStopped(false);
      setFigures(noFigures);
      setBest(found.best);
      setPassed(0);

      /** Another best is one point of the curve. */
      function note(): void {
        const { history } = figures();
        const { pairs, ops } = found.best;
        const last = history.at(-1);
        const isNew = last === undefined || last[1] !== pairs || last[2] !== ops.length;
        setFigures({
          elapsed: elapsed(),
          boards: found.boards,
          history: isNew ? [...history, [elapsed(), pairs, ops.length]] : history,
        });
        setBest(found.best);
      }

      async function solveLane(lane: number): Promise<void> {
        const onProgress = (progress: Progress<Plan>) => {
          if (pool !== own) return;
          found.report(lane, progress);
          note();
        };
        const outcome = await own.run("solveLane", { request, lane, timeMs }, { timeMs, onProgress });
        if (pool !== own) return;
        found.end(lane, outcome.finished ? outcome.value : outcome.best);
        note();
      }

      async function solveAll(): Promise<void> {
        // A lane that could not start, or ran out of memory, leaves the others.
        const ended = await Promise.allSettled(Array.from({ length: threads }, (_, lane) => solveLane(lane)));
        if (pool !== own) return;
        setStopped(ended.every(({ status }) => status === "rejected"));
        stop();
      }

      return new Promise((resolve) => {
        finish = resolve;
        void solveAll();
      });
    },
  };
}

function spawn(): Worker {
  return new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" });
}
