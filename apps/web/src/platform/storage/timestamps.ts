/** When records were written: the lines of the outbox, and the clock that dates them. */
import type { StoredRecord, StoreName } from "./database.js";

/** A line of the outbox: this record was written, or thrown away, then. */
export interface OutboxEntry extends StoredRecord {
  readonly store: StoreName;
  readonly id: string;
  readonly writtenAt: number;
}

export function outboxKey(store: StoreName, id: string): string {
  return `${store}/${id}`;
}

let latest = 0;

/** A writing was seen from then, by a clock that may be ahead: ours must not fall behind it. */
export function observe(writtenAt: number): void {
  latest = Math.max(latest, writtenAt);
}

export function nextTimestamp(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

/** When a record was last written, as far as it says so itself. */
export function timestampOf(record: StoredRecord | undefined): number {
  const { updated, saved, begun } = (record ?? {}) as { updated?: number; saved?: number; begun?: number };
  return updated ?? saved ?? begun ?? 0;
}
