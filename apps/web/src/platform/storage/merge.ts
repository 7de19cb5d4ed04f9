/**
 * Two versions of one record, from two devices or from two pages of one: which
 * stays? The later one, unless each has something the other lacks. Progress keeps
 * the better of both, and a run or an attempt the version that is further on.
 */
import type { ProgressRecord, RecordStore, Stored } from "./schema.js";

export interface Version<Store extends RecordStore> {
  /** Undefined when it was deleted. */
  readonly record?: Stored<Store> | undefined;
  readonly writtenAt: number;
}

export type Resolution<Store extends RecordStore> =
  | { readonly kind: "theirs" }
  | { readonly kind: "ours" }
  /** Neither: this, which is then written here and sent. */
  | { readonly kind: "both"; readonly record: Stored<Store> };

const merge: {
  readonly [Store in RecordStore]?: (theirs: Stored<Store>, ours: Stored<Store>) => Stored<Store>;
} = {
  progress: bestOf,
};

/** How far something is that only goes on: puzzles done, answers given and sent. */
const lengthOf: { readonly [Store in RecordStore]?: (record: Stored<Store>) => number } = {
  results: ({ times }) => times.length,
  attempts: ({ answers, sent, refusal }) => answers.length + sent + (refusal === undefined ? 0 : 1),
};

export function resolveConflict<Store extends RecordStore>(
  store: Store,
  ours: Version<Store>,
  theirs: Version<Store>,
): Resolution<Store> {
  if (ours.record && theirs.record) {
    const record = merge[store]?.(theirs.record, ours.record);
    if (record) return { kind: "both", record };
    const [ourLength, theirLength] = [lengthOf[store]?.(ours.record), lengthOf[store]?.(theirs.record)];
    if (ourLength !== theirLength) return { kind: ourLength! > theirLength! ? "ours" : "theirs" };
  }
  return { kind: theirs.writtenAt >= ours.writtenAt ? "theirs" : "ours" };
}

/** What stays of two results: the better of each. */
export function bestOf(before: ProgressRecord | undefined, now: ProgressRecord): ProgressRecord {
  if (!before) return now;
  return {
    ...now,
    stars: before.stars > now.stars ? before.stars : now.stars,
    best: Math.min(before.best, now.best),
  };
}

export function isSame<Store extends RecordStore>(
  a: Stored<Store> | undefined,
  b: Stored<Store> | undefined,
): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
