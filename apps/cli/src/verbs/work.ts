/** Doing one call of a verb, in whichever thread this is. */
import { Budget, driveInSlices, type Message, type Task } from "@masume/kernel";
import { CliError, type ErrorPlace } from "../platform/cli-error.js";
import type { ShownProgress } from "../platform/progress-bar.js";
import { type AnyCall, callVerb, type GameCommands, type VerbResult, type Work } from "./verb.js";

export interface Limits {
  /** Milliseconds for one call; absent: no limit. */
  readonly timeMs?: number | undefined;
  /** Work units for one call; absent: no limit. */
  readonly workUnits?: number | undefined;
}

/** What became of a call, as plain data. */
export type CallOutcome =
  | { readonly ok: true; readonly result: VerbResult }
  | { readonly ok: false; readonly reason: Message; readonly place: ErrorPlace };

/** Short enough that Ctrl-C feels immediate. */
export const maxSliceMs = 40;

/** Lets signals and timers in. */
export const yieldToEvents = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export async function runCall(
  commands: GameCommands,
  verb: string,
  call: AnyCall,
  limits: Limits,
  report: (progress: ShownProgress) => void = () => {},
  threads = 1,
): Promise<CallOutcome> {
  const deadline = limits.timeMs === undefined ? Number.POSITIVE_INFINITY : Date.now() + limits.timeMs;
  const work: Work = {
    budget: (otherwise) => new Budget(limits.workUnits ?? otherwise),
    run: <T>(task: Task<T>) =>
      driveInSlices<T>(task, {
        get sliceMs() {
          return Math.max(0, Math.min(maxSliceMs, deadline - Date.now()));
        },
        now: Date.now,
        pause: yieldToEvents,
        shouldStop: () => Date.now() >= deadline,
        onProgress: report,
      }),
    threads,
    deadline,
    report,
  };
  try {
    return { ok: true, result: await callVerb(commands, verb, call, work) };
  } catch (thrown) {
    if (!(thrown instanceof CliError)) throw thrown;
    return { ok: false, reason: thrown.reason, place: thrown.place };
  }
}
