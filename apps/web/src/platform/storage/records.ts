/**
 * What is kept on the device, behind four verbs. Every change of what a player's
 * devices share leaves a line in the outbox, in the same transaction, so none is
 * forgotten when there is a server to send it to. Where the browser refuses (a
 * private window, a full disk), what it did not take stays in memory: it is found
 * like everything else, goes into an export, and is offered again with every later
 * record. The last refusal is a signal, so that the page can say so. A page that is
 * left puts down what is not confirmed yet, and the next one takes it up.
 */
import { type Accessor, createSignal } from "solid-js";
import {
  done,
  localNames,
  type Objects,
  type StoredRecord,
  type StoreName,
  storeNames,
  transact,
} from "./database.js";
import { isSame, resolveConflict } from "./merge.js";
import { notifyAllTabs } from "./tab-sync.js";
import { nextTimestamp, type OutboxEntry, outboxKey, timestampOf } from "./timestamps.js";
import {
  clearJournal,
  isHidden,
  onUnload,
  otherJournals,
  type PendingWrite,
  readPending,
  savePending,
} from "./unload-journal.js";

/** Why the device did not keep something. */
export type StorageProblem =
  | { readonly kind: "full" }
  | { readonly kind: "refused"; readonly reason: string };

const [trouble, setTrouble] = createSignal<StorageProblem | undefined>();

/** Set as long as something is not kept. */
export const storageProblem: Accessor<StorageProblem | undefined> = trouble;

function troubleOf(error: unknown): StorageProblem {
  if (error instanceof DOMException && error.name === "QuotaExceededError") return { kind: "full" };
  return { kind: "refused", reason: error instanceof Error ? error.message : String(error) };
}

let tellWritten = (): void => {};

/** Calls back after every change that is worth sending. */
export function onWrite(callback: () => void): void {
  tellWritten = callback;
}

type KeepName = PendingWrite["store"];

/** What the device has not confirmed yet, by store and key: of each record the newest writing. */
const unsaved = new Map<string, PendingWrite>();
const underWay = new Set<PendingWrite>();
/** Those of earlier pages: meanwhile another page may have written something newer. */
const takenOver = new Set<PendingWrite>();

const placeOf = ({ store, key }: Pick<PendingWrite, "store" | "key">) => `${store} ${key}`;

export function put<T extends StoredRecord>(store: KeepName, record: T): Promise<void> {
  return write({ store, key: record.key, record, writtenAt: nextTimestamp() });
}

export function remove(store: StoreName, key: string): Promise<void> {
  return write({ store, key, writtenAt: nextTimestamp() });
}

/** Waits for nothing that is under way; what was refused before is offered again with it. */
async function write(writing: PendingWrite): Promise<void> {
  unsaved.set(placeOf(writing), writing);
  if (isHidden()) putDownUnsaved();
  const waiting = [...unsaved.values()].filter((one) => !underWay.has(one));
  const refusals = await Promise.all(waiting.map(offer));
  const isRefused = [...unsaved.values()].some((one) => !underWay.has(one));
  setTrouble(refusals.find((refusal) => refusal !== undefined) ?? (isRefused ? trouble() : undefined));
  if (unsaved.size === 0) savePending([]);
}

/** Why the device did not take it; undefined when it did. */
async function offer(writing: PendingWrite): Promise<StorageProblem | undefined> {
  underWay.add(writing);
  try {
    await (takenOver.has(writing) ? catchUp(writing) : commit(writing));
    // Meanwhile there may be a newer one.
    if (unsaved.get(placeOf(writing)) === writing) unsaved.delete(placeOf(writing));
    return undefined;
  } catch (error) {
    return troubleOf(error);
  } finally {
    underWay.delete(writing);
  }
}

async function commit(writing: PendingWrite): Promise<void> {
  const { store } = writing;
  await transact(storesOf(store), "readwrite", (objects) => placed(objects, writing));
  if (store !== "attempts") tellWritten();
}

function storesOf(store: KeepName): readonly (KeepName | "outbox")[] {
  return store === "attempts" ? [store] : [store, "outbox"];
}

/** The record in its store and, if it is to be sent, its line in the outbox. */
function placed(objects: Objects, { store, key, record, writtenAt }: PendingWrite): Promise<unknown> {
  const changed: Promise<unknown> = record
    ? done(objects(store).put(record))
    : done(objects(store).delete(key));
  if (store === "attempts") return changed;
  const line: OutboxEntry = { key: outboxKey(store, key), store, id: key, writtenAt };
  return Promise.all([changed, done(objects("outbox").put(line))]);
}

function putDownUnsaved(): void {
  savePending([...unsaved.values()]);
}

/** From now on, nothing is lost when the page is left. */
export function saveOnUnload(): void {
  onUnload(putDownUnsaved);
}

let takingUp: Promise<void> | undefined;

/** What earlier pages put down is in its place, and may be read. */
function takenUp(): Promise<void> {
  takingUp ??= takeUp();
  return takingUp;
}

async function takeUp(): Promise<void> {
  for (const place of otherJournals()) {
    for (const writing of readPending(place)) {
      try {
        await catchUp(writing);
      } catch (error) {
        takenOver.add(writing);
        if (!unsaved.has(placeOf(writing))) unsaved.set(placeOf(writing), writing);
        putDownUnsaved();
        setTrouble(troubleOf(error));
      }
    }
    clearJournal(place);
  }
}

/** Writes it late, unless it was written after all, or something newer is there by now. */
async function catchUp(writing: PendingWrite): Promise<void> {
  const { store, key, record } = writing;
  const hasChanged = await transact(storesOf(store), "readwrite", async (objects) => {
    const kept: StoredRecord | undefined = await done(objects(store).get(key));
    const line: OutboxEntry | undefined =
      store === "attempts" ? undefined : await done(objects("outbox").get(outboxKey(store, key)));
    const settled = resolveConflict(
      store,
      { record: kept, writtenAt: line?.writtenAt ?? timestampOf(kept) },
      writing,
    );
    if (settled.kind === "ours") return false;
    const stays = settled.kind === "both" ? settled.record : record;
    if (isSame(stays, kept)) return false;
    await placed(objects, { ...writing, record: stays });
    return true;
  });
  if (!hasChanged) return;
  if (store === "sessions") notifyAllTabs(key);
  if (store !== "attempts") tellWritten();
}

export async function get<T extends StoredRecord>(store: KeepName, key: string): Promise<T | undefined> {
  await takenUp();
  const waiting = unsaved.get(placeOf({ store, key }));
  if (waiting) return waiting.record as T | undefined;
  try {
    return await transact([store], "readonly", (objects) => done(objects(store).get(key)));
  } catch {
    return undefined;
  }
}

export async function getAll<T extends StoredRecord>(store: KeepName): Promise<readonly T[]> {
  await takenUp();
  const waiting = [...unsaved.values()].filter((one) => one.store === store);
  const newer = new Set(waiting.map(({ key }) => key));
  const unconfirmed = waiting.flatMap(({ record }) => (record ? [record as T] : []));
  try {
    const kept = await transact([store], "readonly", (objects) => done<T[]>(objects(store).getAll()));
    return [...kept.filter(({ key }) => !newer.has(key)), ...unconfirmed];
  } catch {
    return unconfirmed;
  }
}

/** Everything on the device, as one value. */
export async function exportAll(): Promise<Record<StoreName, readonly StoredRecord[]>> {
  const all = await Promise.all(storeNames.map(async (store) => [store, await getAll(store)]));
  return Object.fromEntries(all) as Record<StoreName, readonly StoredRecord[]>;
}

/** Takes in what `exportAll` gave; records of the same key are replaced. The number of records taken. */
export async function importAll(given: unknown): Promise<number> {
  const stores = given as Partial<Record<StoreName, unknown>>;
  let count = 0;
  for (const store of storeNames) {
    const records = stores[store];
    if (!Array.isArray(records)) continue;
    for (const record of records) {
      if (typeof record?.key !== "string") continue;
      await commit({ store, key: record.key, record, writtenAt: nextTimestamp() });
      count++;
    }
  }
  return count;
}

export async function clearAll(): Promise<void> {
  unsaved.clear();
  for (const place of otherJournals()) clearJournal(place);
  savePending([]);
  for (const store of [...storeNames, ...localNames])
    await transact([store], "readwrite", (objects) => done(objects(store).clear()));
  setTrouble(undefined);
}
