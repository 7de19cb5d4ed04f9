/** One lane of the solver, in a thread of its own: it reports what it has found as it goes, until its time is up. */
import { laneTask, type Plan, type SolveRequest } from "@masume/games/sono";
import { drive, type Progress } from "@masume/kernel";

export interface LaneOrder {
  readonly request: SolveRequest;
  readonly lane: number;
  readonly milliseconds: number;
}

export type LaneReport =
  | { readonly progress: Progress<Plan> }
  | { readonly ended: true; readonly plan: Plan | undefined };

const reportEveryMs = 120;
const now = () => performance.now();

self.onmessage = ({ data }: MessageEvent<LaneOrder>) => {
  const deadline = now() + data.milliseconds;
  const report = (about: LaneReport) => self.postMessage(about);
  let reportedAt = Number.NEGATIVE_INFINITY;
  const outcome = drive(laneTask(data.request, data.lane, { now, deadline }), {
    onProgress(progress) {
      if (now() - reportedAt < reportEveryMs) return;
      reportedAt = now();
      report({ progress });
    },
    shouldStop: () => now() >= deadline,
  });
  report({ ended: true, plan: outcome.finished ? outcome.value : outcome.best });
};
