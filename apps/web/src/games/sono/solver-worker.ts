/** One lane of the solver, in a thread of its own: it tells what it has found as it goes, until its time is up. */
import { type Plan, type Problem, type SolveOptions, solveLane, TimedBudget } from "@masume/games/sono";
import { createRandom, drive } from "@masume/kernel";

export interface LaneOrder {
  readonly problem: Problem;
  readonly options: SolveOptions;
  readonly lane: number;
  readonly seed: string;
  readonly milliseconds: number;
}

export interface LaneReport {
  /** The lane's best; absent when there is no news. */
  readonly plan?: Plan;
  readonly ended: boolean;
}

const reportEveryMs = 120;
const now = () => performance.now();

self.onmessage = ({ data }: MessageEvent<LaneOrder>) => {
  const { problem, options, lane, seed, milliseconds } = data;
  const deadline = now() + milliseconds;
  const tell = (report: LaneReport) => self.postMessage(report);
  let told: Plan | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  const task = solveLane(problem, options, lane, createRandom(seed), new TimedBudget(now, deadline));
  const outcome = drive(task, {
    onProgress({ best }) {
      if (best === told || now() - toldAt < reportEveryMs) return;
      told = best;
      toldAt = now();
      tell({ ended: false, ...(best && { plan: best }) });
    },
    shouldStop: () => now() >= deadline,
  });
  const plan = outcome.finished ? outcome.value : outcome.best;
  tell({ ended: true, ...(plan && { plan }) });
};
