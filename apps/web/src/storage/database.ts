/**
 * What is kept on the device, in IndexedDB, behind a face of four verbs. Every
 * change of what a player's devices share leaves a line in the outbox, in the
 * same transaction, so none is forgotten when there is a server to send it to.
 * Where the browser refuses (a private window, a full disk), what it did not take
 * stays in memory: it is found like everything else, goes into an export, and is
 * offered again with every later record. The last refusal is a signal, so that the
 * page can say so.
 */
import { type Accessor, createSignal } from "solid-js";

export type StoreName = "sessions" | "library" | "progress" | "results" | "solves";
/** Of this device alone. */
type LocalName = "attempts" | "outbox";

export const storeNames: readonly StoreName[] = ["sessions", "library", "progress", "results", "solves"];
const localNames: readonly LocalName[] = ["attempts", "outbox"];
const name = "masume";
/** Grows by one when a store is added; what is there already stays as it is. */
const version = 3;

/** Why the device did not keep something. */
export type StorageTrouble =
  | { readonly kind: "full" }
  | { readonly kind: "refused"; readonly reason: string };

const [trouble, setTrouble] = createSignal<StorageTrouble | undefined>();

/** Set as long as something is not kept. */
export const storageTrouble: Accessor<StorageTrouble | undefined> = trouble;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const store of [...storeNames, ...localNames]) {
        if (!there.contains(store)) request.result.createObjectStore(store, { keyPath: "key" });
      }
    };
    request.onsuccess = () => {
      // A newer version in another tab must be able to upgrade.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked by another tab"));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Waits for a request of a transaction that is under way. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

type Objects = (store: StoreName | LocalName) => IDBObjectStore;

/** One transaction: all of it is kept, or nothing. The work must wait for nothing but its own requests. */
export async function transact<T>(
  stores: readonly (StoreName | LocalName)[],
  mode: IDBTransactionMode,
  work: (objects: Objects) => Promise<T>,
): Promise<T> {
  const database = await open();
  const transaction = database.transaction([...stores], mode);
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
  const [result] = await Promise.all([work((store) => transaction.objectStore(store)), ended]);
  return result;
}

export interface Kept {
  readonly key: string;
}

/** A line of the outbox: this record was written, or thrown away, then. */
export interface Written extends Kept {
  readonly store: StoreName;
  readonly id: string;
  readonly writtenAt: number;
}

export function writtenKey(store: StoreName, id: string): string {
  return `${store}/${id}`;
}

let latest = 0;

/** A writing was seen from then, by a clock that may be ahead: ours must not fall behind it. */
export function hearTime(writtenAt: number): void {
  latest = Math.max(latest, writtenAt);
}

export function timeOfWriting(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

let tellWritten = (): void => {};

/** Calls back after every change that is worth sending. */
export function whenWritten(callback: () => void): void {
  tellWritten = callback;
}

async function change(
  store: StoreName | LocalName,
  id: string,
  work: (objects: IDBObjectStore) => IDBRequest,
): Promise<void> {
  if (store === "attempts" || store === "outbox") {
    await transact([store], "readwrite", (objects) => done(work(objects(store))));
    return;
  }
  await transact([store, "outbox"], "readwrite", async (objects) => {
    const line: Written = { key: writtenKey(store, id), store, id, writtenAt: timeOfWriting() };
    await Promise.all([done(work(objects(store))), done(objects("outbox").put(line))]);
  });
  tellWritten();
}

type KeepName = StoreName | "attempts";

interface Unsaved {
  readonly store: KeepName;
  readonly record: Kept;
}

/** What the device has not taken yet, by store and key. */
const unsaved = new Map<string, Unsaved>();
const placeOf = (store: KeepName, key: string) => `${store} ${key}`;

export async function keep<T extends Kept>(store: KeepName, record: T): Promise<void> {
  unsaved.set(placeOf(store, record.key), { store, record });
  let refusal: StorageTrouble | undefined;
  for (const [place, entry] of [...unsaved]) {
    try {
      await change(entry.store, entry.record.key, (objects) => objects.put(entry.record));
      // Meanwhile there may be a newer one.
      if (unsaved.get(place) === entry) unsaved.delete(place);
    } catch (error) {
      refusal = troubleOf(error);
    }
  }
  setTrouble(refusal);
}

function troubleOf(error: unknown): StorageTrouble {
  if (error instanceof DOMException && error.name === "QuotaExceededError") return { kind: "full" };
  return { kind: "refused", reason: error instanceof Error ? error.message : String(error) };
}

export async function recall<T extends Kept>(store: KeepName, key: string): Promise<T | undefined> {
  const waiting = unsaved.get(placeOf(store, key));
  if (waiting) return waiting.record as T;
  try {
    return await transact([store], "readonly", (objects) => done(objects(store).get(key)));
  } catch {
    return undefined;
  }
}

export async function recallAll<T extends Kept>(store: KeepName): Promise<readonly T[]> {
  const waiting = [...unsaved.values()].filter((one) => one.store === store).map(({ record }) => record as T);
  const newer = new Set(waiting.map(({ key }) => key));
  try {
    const kept = await transact([store], "readonly", (objects) => done<T[]>(objects(store).getAll()));
    return [...kept.filter(({ key }) => !newer.has(key)), ...waiting];
  } catch {
    return waiting;
  }
}

export async function forget(store: StoreName, key: string): Promise<void> {
  unsaved.delete(placeOf(store, key));
  await change(store, key, (objects) => objects.delete(key));
}

/** Everything on the device, as one value. */
export async function exportAll(): Promise<Record<StoreName, readonly Kept[]>> {
  const all = await Promise.all(storeNames.map(async (store) => [store, await recallAll(store)]));
  return Object.fromEntries(all) as Record<StoreName, readonly Kept[]>;
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
      await change(store, record.key, (objects) => objects.put(record));
      count++;
    }
  }
  return count;
}

export async function forgetAll(): Promise<void> {
  unsaved.clear();
  for (const store of [...storeNames, ...localNames])
    await transact([store], "readwrite", (objects) => done(objects(store).clear()));
  setTrouble(undefined);
}
