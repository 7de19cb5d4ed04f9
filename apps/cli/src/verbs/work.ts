/** Doing one call of a verb, in whichever thread this is. */
import { Budget, driveInSlices, type Task } from "@masume/kernel";
import { Complaint, type ComplaintPlace } from "../platform/cli-error.js";
import type { ShownProgress } from "../platform/progress-bar.js";
import type { Answer, AnyCall, Verb, Work } from "./verb.js";

export interface Limits {
  /** Milliseconds for one call; absent: no limit. */
  readonly timeMs?: number | undefined;
  /** Work units for one call; absent: no limit. */
  readonly workUnits?: number | undefined;
}

/** What became of a call, as plain data. */
export type Settled =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "complaint"; readonly reason: string; readonly place: ComplaintPlace };

/** Short enough that Ctrl-C feels immediate. */
export const longestSliceMs = 40;

/** Lets signals and timers in. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export async function settle(
  verb: Verb,
  call: AnyCall,
  limits: Limits,
  report: (progress: ShownProgress) => void = () => {},
  threads = 1,
): Promise<Settled> {
  const deadline = limits.timeMs === undefined ? Number.POSITIVE_INFINITY : Date.now() + limits.timeMs;
  const work: Work = {
    budget: (otherwise) => new Budget(limits.workUnits ?? otherwise),
    run: <T>(task: Task<T>) =>
      driveInSlices<T>(task, {
        get sliceMs() {
          return Math.max(0, Math.min(longestSliceMs, deadline - Date.now()));
        },
        now: Date.now,
        pause: breathe,
        shouldStop: () => Date.now() >= deadline,
        onProgress: report,
      }),
    threads,
    deadline,
    report,
  };
  try {
    return { kind: "answer", answer: await verb.run(call, work) };
  } catch (thrown) {
    if (!(thrown instanceof Complaint)) throw thrown;
    return { kind: "complaint", reason: thrown.reason, place: thrown.place };
  }
}
