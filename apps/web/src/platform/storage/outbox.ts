/** Records on their way between this device and the player's others: what is to be sent, and what has come. */
import { createSignal } from "solid-js";
import { done, type StoredRecord, type StoreName, storeNames, transact } from "./database.js";
import { isSame, resolveConflict } from "./merge.js";
import { notifyAllTabs } from "./tab-sync.js";
import { nextTimestamp, type OutboxEntry, observe, outboxKey, timestampOf } from "./timestamps.js";

export interface Outgoing {
  readonly entry: OutboxEntry;
  /** Undefined when it was thrown away. */
  readonly record: StoredRecord | undefined;
}

export interface Incoming {
  readonly store: StoreName;
  readonly key: string;
  readonly record: StoredRecord | undefined;
  readonly writtenAt: number;
}

const [arrived, setArrived] = createSignal(1);

/** Rises when records of another device have come. */
export const arrivals: () => number = arrived;

export function notifyArrivals(): void {
  setArrived(arrived() + 1);
}

export function countOutgoing(): Promise<number> {
  return transact(["outbox"], "readonly", (objects) => done(objects("outbox").count()));
}

/** The next so many to be sent. */
export function nextOutgoing(most: number): Promise<readonly Outgoing[]> {
  return transact([...storeNames, "outbox"], "readonly", async (objects) => {
    const lines: OutboxEntry[] = await done(objects("outbox").getAll(null, most));
    return Promise.all(
      lines.map(async (entry) => ({ entry, record: await done(objects(entry.store).get(entry.id)) })),
    );
  });
}

/** These have been sent; what was written again meanwhile stays. */
export function acknowledge(sent: readonly OutboxEntry[]): Promise<void> {
  return transact(["outbox"], "readwrite", async (objects) => {
    for (const { key, writtenAt } of sent) {
      const line: OutboxEntry | undefined = await done(objects("outbox").get(key));
      if (line?.writtenAt === writtenAt) await done(objects("outbox").delete(key));
    }
  });
}

/**
 * These were written before something that this device has heard of since, by a
 * clock that is ahead of ours. Those that are still to be sent are newer all the
 * same, and say so from now on.
 */
export function restamp(late: readonly OutboxEntry[]): Promise<void> {
  return transact(["outbox"], "readwrite", async (objects) => {
    for (const { key, writtenAt } of late) {
      const line: OutboxEntry | undefined = await done(objects("outbox").get(key));
      if (line?.writtenAt === writtenAt)
        await done(objects("outbox").put({ ...line, writtenAt: nextTimestamp() }));
    }
  });
}

/** Everything on the device is to be sent: it has a player it had not before. */
export function queueEverything(): Promise<void> {
  return transact([...storeNames, "outbox"], "readwrite", async (objects) => {
    for (const store of storeNames) {
      const records: StoredRecord[] = await done(objects(store).getAll());
      for (const record of records) {
        const key = outboxKey(store, record.key);
        if (await done(objects("outbox").getKey(key))) continue;
        const line: OutboxEntry = { key, store, id: record.key, writtenAt: timestampOf(record) };
        await done(objects("outbox").put(line));
      }
    }
  });
}

/** Takes in what another device wrote, unless what this one has still to send is to stay. True if it changed anything. */
export async function applyRemote(incoming: Incoming): Promise<boolean> {
  const { store, key, record, writtenAt } = incoming;
  observe(writtenAt);
  const hasChanged = await transact([store, "outbox"], "readwrite", async (objects) => {
    const lineKey = outboxKey(store, key);
    const line: OutboxEntry | undefined = await done(objects("outbox").get(lineKey));
    const ours: StoredRecord | undefined = await done(objects(store).get(key));
    const settled = line
      ? resolveConflict(store, { record: ours, writtenAt: line.writtenAt }, { record, writtenAt })
      : { kind: "theirs" as const };
    if (settled.kind === "ours") return false;
    const stays = settled.kind === "both" ? settled.record : record;
    if (isSame(stays, record)) await done(objects("outbox").delete(lineKey));
    else await done(objects("outbox").put({ ...line!, writtenAt: nextTimestamp() }));
    if (isSame(stays, ours)) return false;
    if (stays) await done(objects(store).put(stays));
    else await done(objects(store).delete(key));
    return true;
  });
  if (hasChanged && store === "sessions") notifyAllTabs(key);
  return hasChanged;
}
