/** The clock that dates records. It never falls behind one it has observed, so a later write has a later time on every device. */
import type { RecordStore, Stored } from "./schema.js";

let latest = 0;

/** A write was seen from then, by a clock that may be ahead: ours must not fall behind it. */
export function observe(writtenAt: number): void {
  latest = Math.max(latest, writtenAt);
}

export function nextTimestamp(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

/** When a record was last written, as far as it says so itself. */
export function timestampOf(record: Stored<RecordStore> | undefined): number {
  if (!record) return 0;
  if ("updated" in record) return record.updated;
  // A session's `saved` is its log; a puzzle's is when it was saved.
  if ("folder" in record) return record.saved;
  return "begun" in record ? record.begun : 0;
}
