/**
 * Two writings of one record, from two devices or from two pages of one: which
 * stays? The later one, unless each has something the other lacks. Progress keeps
 * the better of both, and a run or an attempt its longer course.
 */

import type { StoredRecord, StoreName } from "./database.js";
import type { ProgressRecord, RunRecord, Stars } from "./schema.js";

export interface Version {
  /** Undefined when it was thrown away. */
  readonly record?: StoredRecord | undefined;
  readonly writtenAt: number;
}

export type Resolution =
  | { readonly kind: "theirs" }
  | { readonly kind: "ours" }
  /** Neither: this, which is then written here and sent. */
  | { readonly kind: "both"; readonly record: StoredRecord };

export function resolveConflict(store: StoreName | "attempts", ours: Version, theirs: Version): Resolution {
  if (ours.record && theirs.record) {
    if (store === "progress") {
      const record = bestOf(theirs.record as ProgressRecord, ours.record as ProgressRecord);
      return { kind: "both", record };
    }
    const lengths = [ours.record, theirs.record].map((record) => courseOf(store, record));
    if (lengths[0] !== lengths[1]) return { kind: lengths[0]! > lengths[1]! ? "ours" : "theirs" };
  }
  return { kind: theirs.writtenAt >= ours.writtenAt ? "theirs" : "ours" };
}

/** How far something is that only goes on: boards done, answers given and sent. */
function courseOf(store: StoreName | "attempts", record: StoredRecord): number {
  if (store === "results") return (record as RunRecord).times.length;
  if (store !== "attempts") return 0;
  const { answers, sent, refusal } = record as StoredRecord & {
    answers: unknown[];
    sent: number;
    refusal?: string;
  };
  return answers.length + sent + (refusal === undefined ? 0 : 1);
}

/** What stays of two results: the better of each. */
export function bestOf(before: ProgressRecord | undefined, now: ProgressRecord): ProgressRecord {
  if (!before) return now;
  return {
    ...now,
    stars: Math.max(before.stars, now.stars) as Stars,
    best: Math.min(before.best, now.best),
  };
}

export function isSame(a: StoredRecord | undefined, b: StoredRecord | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
