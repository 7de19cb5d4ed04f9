/**
 * The database on the device: its stores, and transactions over them. What is
 * written through `records.ts` leaves a line in the outbox, so none is forgotten
 * when there is a server to send it to.
 */
export type StoreName = "sessions" | "library" | "progress" | "results" | "solves";
/** Of this device alone. */
export type LocalName = "attempts" | "outbox";

export const storeNames: readonly StoreName[] = ["sessions", "library", "progress", "results", "solves"];
export const localNames: readonly LocalName[] = ["attempts", "outbox"];
const name = "masume";
/** Grows by one when a store is added; what is there already stays as it is. */
const version = 3;

/** What every record has. */
export interface StoredRecord {
  readonly key: string;
}

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

export type Objects = (store: StoreName | LocalName) => IDBObjectStore;

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
