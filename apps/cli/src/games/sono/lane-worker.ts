/** A thread of the solver: takes lanes one after another and tells what each has found. */
import { parentPort, workerData } from "node:worker_threads";
import { type Plan, type Problem, type SolveOptions, solveLane, TimedBudget } from "@masume/games/sono";
import { Budget, createRandom, drive } from "@masume/kernel";

/** What a thread is told about all its lanes. */
export interface LaneAssignment {
  readonly problem: Problem;
  readonly options: SolveOptions;
  readonly seed: string;
  /** Units of work for one lane; absent: until the deadline. */
  readonly work: number | undefined;
  readonly deadline: number;
}

export interface LaneReport {
  readonly lane: number;
  /** The lane's best; absent when there is no news. */
  readonly plan?: Plan;
  /** Units of work spent. */
  readonly spent: number;
  readonly ended: boolean;
}

const reportEveryMs = 100;

const { problem, options, seed, work, deadline } = workerData as LaneAssignment;

parentPort!.on("message", (lane: number) => {
  const budget = work === undefined ? new TimedBudget(Date.now, deadline) : new Budget(work);
  const tell = (report: LaneReport): void => parentPort!.postMessage(report);
  let told: Plan | undefined;
  let toldAt = Date.now();
  const outcome = drive(solveLane(problem, options, lane, createRandom(seed), budget), {
    onProgress: ({ best }) => {
      if (Date.now() - toldAt < reportEveryMs) return;
      toldAt = Date.now();
      tell({ lane, spent: budget.spent, ended: false, ...(best && best !== told && { plan: best }) });
      told = best;
    },
    shouldStop: () => Date.now() >= deadline,
  });
  const plan = outcome.finished ? outcome.value : outcome.best;
  tell({ lane, spent: budget.spent, ended: true, ...(plan && { plan }) });
});
