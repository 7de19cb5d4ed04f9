/**
 * The records on the device: put, get and remove. Every change of what a player's
 * devices share leaves an entry in the outbox, in the same transaction, so none is
 * forgotten when there is a server to send it to. Where the browser refuses (a
 * private window, a full disk), what it did not take stays in memory: it is found
 * like everything else, goes into an export, and is offered again with every later
 * record. The last refusal is a signal, so that the page can say so. A page that is
 * left saves what is not confirmed yet in its journal, and the next one applies it.
 */
import { type Accessor, createSignal } from "solid-js";
import { type Transaction, transact } from "./database.js";
import { isSame, resolveConflict } from "./merge.js";
import { outboxEntry, outboxKey } from "./outbox.js";
import { type RecordStore, recordStores, type SharedStore, type Stored, sharedStores } from "./schema.js";
import { notifyAllTabs } from "./tab-sync.js";
import { nextTimestamp, timestampOf } from "./timestamps.js";
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

const [problem, setProblem] = createSignal<StorageProblem | undefined>();

/** Set as long as something is not kept. */
export const storageProblem: Accessor<StorageProblem | undefined> = problem;

function problemOf(error: unknown): StorageProblem {
  if (error instanceof DOMException && error.name === "QuotaExceededError") return { kind: "full" };
  return { kind: "refused", reason: error instanceof Error ? error.message : String(error) };
}

let notifyWritten = (): void => {};

/** Calls back after every change that is worth sending. */
export function onWrite(callback: () => void): void {
  notifyWritten = callback;
}

/** What the device has not confirmed yet, by store and key: of each record the newest write. */
const unsaved: { readonly [Store in RecordStore]: Map<string, PendingWrite<Store>> } = {
  sessions: new Map(),
  library: new Map(),
  progress: new Map(),
  results: new Map(),
  solves: new Map(),
  attempts: new Map(),
  solverRuns: new Map(),
};
const inProgress = new Set<PendingWrite>();
/** Those of earlier pages: meanwhile another page may have written something newer. */
const inherited = new Set<PendingWrite>();

function allUnsaved(): readonly PendingWrite[] {
  return recordStores.flatMap((store): PendingWrite[] => [...unsaved[store].values()]);
}

export function put<Store extends RecordStore>(store: Store, record: Stored<Store>): Promise<void> {
  return write({ store, key: record.key, record, writtenAt: nextTimestamp() });
}

export function remove(store: RecordStore, key: string): Promise<void> {
  return write({ store, key, writtenAt: nextTimestamp() });
}

/** Waits for nothing that is in progress; what was refused before is offered again with it. */
async function write<Store extends RecordStore>(fresh: PendingWrite<Store>): Promise<void> {
  unsaved[fresh.store].set(fresh.key, fresh);
  if (isHidden()) saveUnsaved();
  const waiting = allUnsaved().filter((one) => !inProgress.has(one));
  const refusals = await Promise.all(waiting.map(offer));
  const isRefused = allUnsaved().some((one) => !inProgress.has(one));
  setProblem(refusals.find((refusal) => refusal !== undefined) ?? (isRefused ? problem() : undefined));
  if (allUnsaved().length === 0) savePending([]);
}

/** Why the device did not take it; undefined when it did. */
async function offer(pending: PendingWrite): Promise<StorageProblem | undefined> {
  inProgress.add(pending);
  try {
    await (inherited.has(pending) ? catchUp(pending) : commit(pending));
    const newest = unsaved[pending.store];
    // Meanwhile there may be a newer one.
    if (newest.get(pending.key) === pending) newest.delete(pending.key);
    return undefined;
  } catch (error) {
    return problemOf(error);
  } finally {
    inProgress.delete(pending);
  }
}

async function commit(pending: PendingWrite): Promise<void> {
  const { store } = pending;
  await transact(storesOf(store), "readwrite", (transaction) => apply(transaction, pending));
  if (isShared(store)) notifyWritten();
}

function isShared(store: RecordStore): store is SharedStore {
  return sharedStores.some((one) => one === store);
}

function storesOf<Store extends RecordStore>(store: Store): readonly (Store | "outbox")[] {
  return isShared(store) ? [store, "outbox"] : [store];
}

/** The record in its store and, if it is to be sent, its entry in the outbox: the last of a transaction. */
async function apply(
  transaction: Transaction<RecordStore | "outbox", "readwrite">,
  { store, key, record, writtenAt }: PendingWrite,
): Promise<void> {
  const records = transaction.objectStore(store);
  const written = [
    record ? records.put(record) : records.delete(key),
    isShared(store) && transaction.objectStore("outbox").put(outboxEntry(store, key, writtenAt)),
  ];
  // A page that is left may never hear that these are done, and WebKit keeps such a page as it
  // is: a transaction that waited for it would keep all later pages from the stores.
  transaction.commit();
  await Promise.all(written);
}

function saveUnsaved(): void {
  savePending(allUnsaved());
}

/** From now on, nothing is lost when the page is left. */
export function saveOnUnload(): void {
  onUnload(saveUnsaved);
}

let applyingJournals: Promise<void> | undefined;

/** What earlier pages left in their journals is in its place, and may be read. */
function journalsApplied(): Promise<void> {
  applyingJournals ??= applyJournals();
  return applyingJournals;
}

async function applyJournals(): Promise<void> {
  for (const journal of otherJournals()) {
    for (const pending of readPending(journal)) {
      try {
        await catchUp(pending);
      } catch (error) {
        inherit(pending);
        setProblem(problemOf(error));
      }
    }
    clearJournal(journal);
  }
}

/** Takes over a write of an earlier page that the device refuses. */
function inherit<Store extends RecordStore>(pending: PendingWrite<Store>): void {
  inherited.add(pending);
  if (!unsaved[pending.store].has(pending.key)) unsaved[pending.store].set(pending.key, pending);
  saveUnsaved();
}

/** Writes it late, unless it was written after all, or something newer is there by now. */
async function catchUp(pending: PendingWrite): Promise<void> {
  const { store, key, record } = pending;
  const hasChanged = await transact(storesOf(store), "readwrite", async (transaction) => {
    const known = await transaction.objectStore(store).get(key);
    const entry = isShared(store)
      ? await transaction.objectStore("outbox").get(outboxKey(store, key))
      : undefined;
    const writtenAt = entry?.writtenAt ?? timestampOf(known);
    const resolution = resolveConflict(store, { record: known, writtenAt }, pending);
    if (resolution.kind === "ours") return false;
    const stays = resolution.kind === "both" ? resolution.record : record;
    if (isSame(stays, known)) return false;
    await apply(transaction, { ...pending, record: stays });
    return true;
  });
  if (!hasChanged) return;
  if (store === "sessions") notifyAllTabs(key);
  if (isShared(store)) notifyWritten();
}

export async function get<Store extends RecordStore>(
  store: Store,
  key: string,
): Promise<Stored<Store> | undefined> {
  await journalsApplied();
  const waiting = unsaved[store].get(key);
  if (waiting) return waiting.record;
  try {
    return await transact([store], "readonly", (transaction) => transaction.objectStore(store).get(key));
  } catch {
    return undefined;
  }
}

export async function getAll<Store extends RecordStore>(store: Store): Promise<readonly Stored<Store>[]> {
  await journalsApplied();
  const waiting = [...unsaved[store].values()];
  const newer = new Set(waiting.map(({ key }) => key));
  const unconfirmed = waiting.flatMap(({ record }) => (record ? [record] : []));
  try {
    const known = await transact([store], "readonly", (transaction) =>
      transaction.objectStore(store).getAll(),
    );
    return [...known.filter(({ key }) => !newer.has(key)), ...unconfirmed];
  } catch {
    return unconfirmed;
  }
}

/** Deletes everything that the app has stored in this browser; what is in memory goes with the page. */
export async function clearAll(): Promise<void> {
  for (const store of recordStores) unsaved[store].clear();
  const stores = [...recordStores, "outbox"] as const;
  await transact(stores, "readwrite", async (transaction) => {
    await Promise.all(stores.map((store) => transaction.objectStore(store).clear()));
  });
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith("masume.")) storage.removeItem(key);
  }
  setProblem(undefined);
}
