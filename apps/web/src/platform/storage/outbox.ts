/** Records on their way between this device and the player's others: what is to be sent, and what has come. */
import { createSignal } from "solid-js";
import { transact } from "./database.js";
import { isSame, type Resolution, resolveConflict, type Version } from "./merge.js";
import { type OutboxEntry, type SharedStore, type Stored, sharedStores } from "./schema.js";
import { notifyAllTabs } from "./tab-sync.js";
import { nextTimestamp, observe, timestampOf } from "./timestamps.js";

export interface Outgoing {
  readonly entry: OutboxEntry;
  /** Undefined when it was deleted. */
  readonly record: Stored<SharedStore> | undefined;
}

export interface Incoming<Store extends SharedStore> extends Version<Store> {
  readonly store: Store;
  readonly key: string;
}

const [arrived, setArrived] = createSignal(1);

/** Rises when records of another device have come. */
export const arrivals: () => number = arrived;

export function notifyArrivals(): void {
  setArrived(arrived() + 1);
}

export function outboxEntry(store: SharedStore, id: string, writtenAt: number): OutboxEntry {
  return { key: outboxKey(store, id), store, id, writtenAt };
}

export function outboxKey(store: SharedStore, id: string): string {
  return `${store}/${id}`;
}

export function countOutgoing(): Promise<number> {
  return transact(["outbox"], "readonly", (transaction) => transaction.objectStore("outbox").count());
}

/** The next so many to be sent. */
export function nextOutgoing(limit: number): Promise<readonly Outgoing[]> {
  return transact([...sharedStores, "outbox"], "readonly", async (transaction) => {
    const entries = await transaction.objectStore("outbox").getAll(null, limit);
    return Promise.all(
      entries.map(async (entry) => ({
        entry,
        record: await transaction.objectStore(entry.store).get(entry.id),
      })),
    );
  });
}

/** These have been sent; what was written again meanwhile stays. */
export function acknowledge(sent: readonly OutboxEntry[]): Promise<void> {
  return transact(["outbox"], "readwrite", async (transaction) => {
    const outbox = transaction.objectStore("outbox");
    for (const { key, writtenAt } of sent) {
      const entry = await outbox.get(key);
      if (entry?.writtenAt === writtenAt) await outbox.delete(key);
    }
  });
}

/**
 * These were written before something that this device has seen since, by a
 * clock that is ahead of ours. Those that are still to be sent are newer all the
 * same, and say so from now on.
 */
export function restamp(late: readonly OutboxEntry[]): Promise<void> {
  return transact(["outbox"], "readwrite", async (transaction) => {
    const outbox = transaction.objectStore("outbox");
    for (const { key, writtenAt } of late) {
      const entry = await outbox.get(key);
      if (entry?.writtenAt === writtenAt) await outbox.put({ ...entry, writtenAt: nextTimestamp() });
    }
  });
}

/** Everything on the device is to be sent: it has a player it had not before. */
export function queueEverything(): Promise<void> {
  return transact([...sharedStores, "outbox"], "readwrite", async (transaction) => {
    const outbox = transaction.objectStore("outbox");
    for (const store of sharedStores) {
      for (const record of await transaction.objectStore(store).getAll()) {
        if (await outbox.getKey(outboxKey(store, record.key))) continue;
        await outbox.put(outboxEntry(store, record.key, timestampOf(record)));
      }
    }
  });
}

/** Applies what another device wrote, unless what this one has still to send is to stay. True if it changed anything. */
export async function applyRemote<Store extends SharedStore>({
  store,
  key,
  record,
  writtenAt,
}: Incoming<Store>): Promise<boolean> {
  observe(writtenAt);
  const hasChanged = await transact([store, "outbox"], "readwrite", async (transaction) => {
    const outbox = transaction.objectStore("outbox");
    const records = transaction.objectStore(store);
    const entry = await outbox.get(outboxKey(store, key));
    const ours = await records.get(key);
    const resolution: Resolution<Store> = entry
      ? resolveConflict(store, { record: ours, writtenAt: entry.writtenAt }, { record, writtenAt })
      : { kind: "theirs" };
    if (resolution.kind === "ours") return false;
    const stays = resolution.kind === "both" ? resolution.record : record;
    if (isSame(stays, record)) await outbox.delete(outboxKey(store, key));
    else await outbox.put({ ...entry!, writtenAt: nextTimestamp() });
    if (isSame(stays, ours)) return false;
    if (stays) await records.put(stays);
    else await records.delete(key);
    return true;
  });
  if (hasChanged && store === "sessions") notifyAllTabs(key);
  return hasChanged;
}
