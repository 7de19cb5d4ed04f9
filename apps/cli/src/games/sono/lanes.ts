/** The solver's lanes over worker threads. */
import { Worker } from "node:worker_threads";
import { Lanes, type Plan } from "@masume/games/sono";
import type { Progress } from "@masume/kernel";
import type { LaneAssignment, LaneReport } from "./lane-worker.js";

export async function solveInThreads(
  assignment: LaneAssignment,
  laneCount: number,
  threads: number,
  onProgress: (progress: Progress<Plan>) => void,
): Promise<Plan> {
  const lanes = new Lanes(assignment.request.problem, laneCount);
  const workers: Worker[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      for (let i = 0; i < Math.min(threads, laneCount); i++) {
        const worker = new Worker(new URL("./lane-worker.js", import.meta.url), { workerData: assignment });
        workers.push(worker);
        worker.on("error", reject);
        worker.on("message", (report: LaneReport) => {
          if ("ended" in report) lanes.end(report.lane, report.plan);
          else lanes.report(report.lane, report.progress);
          onProgress(lanes.progress);
          if (!("ended" in report)) return;
          const next = lanes.take();
          if (next !== undefined) worker.postMessage(next);
          else if (lanes.isDone) resolve();
        });
        worker.postMessage(lanes.take());
      }
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return lanes.best;
}
