/** Records on their way between this device and the player's others: what is to be sent, and what has come. */
import { createSignal } from "solid-js";
import { done, type Kept, type StoreName, storeNames, transact } from "./database.js";
import { tellAllTabs } from "./foreign-saves.js";
import { isSame, settle } from "./merge.js";
import { hearTime, ownTime, timeOfWriting, type Written, writtenKey } from "./written.js";

export interface Outgoing {
  readonly written: Written;
  /** Undefined when it was thrown away. */
  readonly record: Kept | undefined;
}

export interface Incoming {
  readonly store: StoreName;
  readonly key: string;
  readonly record: Kept | undefined;
  readonly writtenAt: number;
}

const [arrived, setArrived] = createSignal(1);

/** Rises when records of another device have come. */
export const arrivals: () => number = arrived;

export function tellOfArrivals(): void {
  setArrived(arrived() + 1);
}

export function countOutgoing(): Promise<number> {
  return transact(["outbox"], "readonly", (objects) => done(objects("outbox").count()));
}

/** The next so many to be sent. */
export function nextOutgoing(most: number): Promise<readonly Outgoing[]> {
  return transact([...storeNames, "outbox"], "readonly", async (objects) => {
    const lines: Written[] = await done(objects("outbox").getAll(null, most));
    return Promise.all(
      lines.map(async (written) => ({ written, record: await done(objects(written.store).get(written.id)) })),
    );
  });
}

/** These have been sent; what was written again meanwhile stays. */
export function strike(sent: readonly Written[]): Promise<void> {
  return transact(["outbox"], "readwrite", async (objects) => {
    for (const { key, writtenAt } of sent) {
      const line: Written | undefined = await done(objects("outbox").get(key));
      if (line?.writtenAt === writtenAt) await done(objects("outbox").delete(key));
    }
  });
}

/**
 * These were written before something that this device has heard of since, by a
 * clock that is ahead of ours. Those that are still to be sent are newer all the
 * same, and say so from now on.
 */
export function restamp(late: readonly Written[]): Promise<void> {
  return transact(["outbox"], "readwrite", async (objects) => {
    for (const { key, writtenAt } of late) {
      const line: Written | undefined = await done(objects("outbox").get(key));
      if (line?.writtenAt === writtenAt)
        await done(objects("outbox").put({ ...line, writtenAt: timeOfWriting() }));
    }
  });
}

/** Everything on the device is to be sent: it has a player it had not before. */
export function queueEverything(): Promise<void> {
  return transact([...storeNames, "outbox"], "readwrite", async (objects) => {
    for (const store of storeNames) {
      const records: Kept[] = await done(objects(store).getAll());
      for (const record of records) {
        const key = writtenKey(store, record.key);
        if (await done(objects("outbox").getKey(key))) continue;
        const line: Written = { key, store, id: record.key, writtenAt: ownTime(record) };
        await done(objects("outbox").put(line));
      }
    }
  });
}

/** Takes in what another device wrote, unless what this one has still to send is to stay. True if it changed anything. */
export async function takeIn(incoming: Incoming): Promise<boolean> {
  const { store, key, record, writtenAt } = incoming;
  hearTime(writtenAt);
  const hasChanged = await transact([store, "outbox"], "readwrite", async (objects) => {
    const lineKey = writtenKey(store, key);
    const line: Written | undefined = await done(objects("outbox").get(lineKey));
    const ours: Kept | undefined = await done(objects(store).get(key));
    const settled = line
      ? settle(store, { record: ours, writtenAt: line.writtenAt }, { record, writtenAt })
      : { kind: "theirs" as const };
    if (settled.kind === "ours") return false;
    const stays = settled.kind === "both" ? settled.record : record;
    if (isSame(stays, record)) await done(objects("outbox").delete(lineKey));
    else await done(objects("outbox").put({ ...line!, writtenAt: timeOfWriting() }));
    if (isSame(stays, ours)) return false;
    if (stays) await done(objects(store).put(stays));
    else await done(objects(store).delete(key));
    return true;
  });
  if (hasChanged && store === "sessions") tellAllTabs(key);
  return hasChanged;
}
