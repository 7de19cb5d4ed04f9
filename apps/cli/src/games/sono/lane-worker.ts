/** A thread of the solver: takes lanes one after another and reports what each has found. */
import { parentPort, workerData } from "node:worker_threads";
import { type Plan, requestedLane, type SolveRequest } from "@masume/games/sono";
import { drive, type Progress } from "@masume/kernel";

export interface LaneAssignment {
  readonly request: SolveRequest;
  readonly deadline: number;
}

export type LaneReport =
  | { readonly lane: number; readonly progress: Progress<Plan> }
  | { readonly lane: number; readonly ended: true; readonly plan: Plan | undefined };

const reportEveryMs = 100;

const { request, deadline } = workerData as LaneAssignment;

parentPort!.on("message", (lane: number) => {
  const report = (about: LaneReport): void => parentPort!.postMessage(about);
  let reportedAt = Date.now();
  const outcome = drive(requestedLane(request, lane, { now: Date.now, deadline }), {
    onProgress: (progress) => {
      if (Date.now() - reportedAt < reportEveryMs) return;
      reportedAt = Date.now();
      report({ lane, progress });
    },
    shouldStop: () => Date.now() >= deadline,
  });
  report({ lane, ended: true, plan: outcome.finished ? outcome.value : outcome.best });
});
