/**
 * The solver's lanes over worker threads. With a number of units the lanes are
 * fixed, each with an equal part, and threads only share them out: the answer
 * does not depend on how many there are. With a time there is one lane a thread.
 */
import { Worker } from "node:worker_threads";
import { bestOf, type Plan } from "@masume/games/sono";
import type { LaneAssignment, LaneReport } from "./lane-worker.js";

/** Told the best so far by the solver's rule, and the units spent by all lanes. */
type LaneWatcher = (best: Plan, spent: number) => void;

export async function solveInThreads(
  assignment: LaneAssignment,
  lanes: number,
  threads: number,
  start: Plan,
  watch: LaneWatcher,
): Promise<Plan> {
  const plans = new Map<number, Plan>();
  const spent = new Float64Array(lanes);
  /** In the order of lanes, so that which thread was quicker does not matter. */
  const best = (): Plan => {
    const found = Array.from({ length: lanes }, (_, lane) => plans.get(lane)).filter(
      (plan) => plan !== undefined,
    );
    return bestOf([start, ...found]);
  };
  let next = 0;
  let ended = 0;
  const workers: Worker[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      for (let i = 0; i < Math.min(threads, lanes); i++) {
        const worker = new Worker(new URL("./lane-worker.js", import.meta.url), { workerData: assignment });
        workers.push(worker);
        worker.on("error", reject);
        worker.on("message", (report: LaneReport) => {
          if (report.plan) plans.set(report.lane, report.plan);
          spent[report.lane] = report.spent;
          watch(
            best(),
            spent.reduce((sum, one) => sum + one, 0),
          );
          if (!report.ended) return;
          ended++;
          if (next < lanes) worker.postMessage(next++);
          else if (ended === lanes) resolve();
        });
        worker.postMessage(next++);
      }
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return best();
}
