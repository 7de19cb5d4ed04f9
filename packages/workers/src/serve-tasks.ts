/**
 * The worker's side. A task is driven in slices, so that a cancel is heard
 * between two of them; its progress is passed on at most ten times per second.
 */
import { driveInSlices, type Progress, type Task, type TaskOutcome } from "@masume/kernel";
import { expose, wrap } from "comlink";
import { createPause, holdLock, parentEndpoint } from "./host.js";
import type { Caller, Served, ServedOptions, TaskApi } from "./protocol.js";

const sliceMs = 30;
const reportMs = 100;

/** Call this in the worker's first turn: what comes before a listener is lost. */
export function serveTasks(tasks: TaskApi): void {
  const endpoint = parentEndpoint();
  const caller = wrap<Caller>(endpoint);
  const pause = createPause();
  const running = new Map<number, { isCancelled: boolean }>();

  const served: Served = {
    async run(id, name, input, options) {
      const run = { isCancelled: false };
      running.set(id, run);
      try {
        const result = await tasks[name]!(input);
        if (!isTask(result)) return { finished: true, value: result };
        const report = (progress: Progress): void => void caller.progress(id, progress);
        return await drive(result, options, () => run.isCancelled, report, pause);
      } finally {
        running.delete(id);
      }
    },
    cancel(id) {
      const run = running.get(id);
      if (run) run.isCancelled = true;
    },
    holdLock,
  };
  expose(served, endpoint);
}

function isTask(result: unknown): result is Task<unknown> {
  return Object.prototype.toString.call(result) === "[object Generator]";
}

function drive(
  task: Task<unknown>,
  { timeMs = Number.POSITIVE_INFINITY, reportsProgress }: ServedOptions,
  isCancelled: () => boolean,
  report: (progress: Progress) => void,
  pause: () => Promise<void>,
): Promise<TaskOutcome<unknown>> {
  const now = (): number => performance.now();
  const end = now() + timeMs;
  let nextReport = 0;
  return driveInSlices(task, {
    get sliceMs() {
      return Math.min(sliceMs, end - now());
    },
    now,
    pause,
    shouldStop: () => isCancelled() || now() >= end,
    onProgress(progress) {
      if (!reportsProgress || now() < nextReport) return;
      nextReport = now() + reportMs;
      report(progress);
    },
  });
}
