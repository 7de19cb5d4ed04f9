/** The solver's lanes over worker threads. */
import { Worker } from "node:worker_threads";
import { Lanes, type Plan, type SolveRequest } from "@masume/games/sono";
import type { Progress } from "@masume/kernel";
import { createWorkerPool } from "@masume/workers";
import type { LaneTasks } from "./lane-worker.js";

export async function solveInThreads(
  request: SolveRequest,
  laneCount: number,
  threads: number,
  deadline: number,
  onProgress: (progress: Progress<Plan>) => void,
): Promise<Plan> {
  const lanes = new Lanes(request.puzzle, laneCount);
  const script = new URL("./lane-worker.js", import.meta.url);
  const pool = createWorkerPool<LaneTasks>(Math.min(threads, laneCount), () => new Worker(script));
  const signal = Number.isFinite(deadline)
    ? AbortSignal.timeout(Math.max(0, deadline - Date.now()))
    : undefined;
  const solveLane = async (lane: number): Promise<void> => {
    const outcome = await pool.run(
      "solveLane",
      { request, lane, deadline },
      {
        signal,
        onProgress: (progress) => {
          lanes.report(lane, progress);
          onProgress(lanes.progress);
        },
      },
    );
    lanes.end(lane, outcome.finished ? outcome.value : outcome.best);
    onProgress(lanes.progress);
  };
  try {
    await Promise.all(Array.from({ length: laneCount }, (_, lane) => solveLane(lane)));
  } finally {
    await pool.dispose();
  }
  return lanes.best;
}
