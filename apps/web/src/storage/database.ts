/**
 * What is kept on the device, in IndexedDB, behind a face of four verbs. Where
 * the browser refuses (a private window, a full disk), the last refusal is a
 * signal, so that the page can say that nothing is being saved.
 */
import { type Accessor, createSignal } from "solid-js";

export type StoreName = "sessions" | "library" | "progress" | "results" | "solves";

const storeNames: readonly StoreName[] = ["sessions", "library", "progress", "results", "solves"];
const name = "masume";
/** Grows by one when a store is added; what is there already stays as it is. */
const version = 2;

const [trouble, setTrouble] = createSignal<string | undefined>();

/** Why the device did not keep something, once that has happened. */
export const storageTrouble: Accessor<string | undefined> = trouble;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const store of storeNames) {
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

async function transact<T>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
    transaction.onerror = () => reject(transaction.error ?? request.error);
  });
}

export interface Kept {
  readonly key: string;
}

export async function keep<T extends Kept>(store: StoreName, record: T): Promise<void> {
  try {
    await transact(store, "readwrite", (objects) => objects.put(record));
    setTrouble(undefined);
  } catch (error) {
    setTrouble(error instanceof Error ? error.message : String(error));
  }
}

export async function recall<T extends Kept>(store: StoreName, key: string): Promise<T | undefined> {
  try {
    return await transact(store, "readonly", (objects) => objects.get(key) as IDBRequest<T | undefined>);
  } catch {
    return undefined;
  }
}

export async function recallAll<T extends Kept>(store: StoreName): Promise<readonly T[]> {
  try {
    return await transact(store, "readonly", (objects) => objects.getAll() as IDBRequest<T[]>);
  } catch {
    return [];
  }
}

export async function forget(store: StoreName, key: string): Promise<void> {
  await transact(store, "readwrite", (objects) => objects.delete(key));
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
      await transact(store, "readwrite", (objects) => objects.put(record));
      count++;
    }
  }
  return count;
}

export async function forgetAll(): Promise<void> {
  for (const store of storeNames) await transact(store, "readwrite", (objects) => objects.clear());
}
