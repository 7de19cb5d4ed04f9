/**
 * Two writings of one record, one from this device and one from another: which
 * stays? The later one, unless each has something the other lacks. Progress keeps
 * the better of both, and a run its longer course.
 */
import type { Kept, StoreName } from "./database.js";
import { better, type ProgressRecord } from "./progress.js";
import type { RunRecord } from "./runs.js";

export interface Version {
  /** Undefined when it was thrown away. */
  readonly record: Kept | undefined;
  readonly writtenAt: number;
}

export type Settled =
  | { readonly kind: "theirs" }
  | { readonly kind: "ours" }
  /** Neither: this, which is then written here and sent. */
  | { readonly kind: "both"; readonly record: Kept };

export function settle(store: StoreName, ours: Version, theirs: Version): Settled {
  if (ours.record && theirs.record) {
    if (store === "progress") {
      const record = better(theirs.record as ProgressRecord, ours.record as ProgressRecord);
      return { kind: "both", record };
    }
    if (store === "results") {
      const [done, others] = [ours.record, theirs.record].map((run) => (run as RunRecord).times.length);
      if (done !== others) return { kind: done! > others! ? "ours" : "theirs" };
    }
  }
  return { kind: theirs.writtenAt >= ours.writtenAt ? "theirs" : "ours" };
}
