/** The database on the device, and transactions over its stores. */
import { type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { recordStores, type Schema, type StoreName } from "./schema.js";

const name = "masume";
/** Grows by one when a store is added; what is there already stays as it is. */
const version = 4;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= new Promise<IDBPDatabase<Schema>>((resolve, reject) => {
    openDB<Schema>(name, version, {
      upgrade(database) {
        for (const store of [...recordStores, "outbox"] as const) {
          if (!database.objectStoreNames.contains(store))
            database.createObjectStore(store, { keyPath: "key" });
        }
      },
      blocked: () => reject(new Error("blocked by another tab")),
      // A newer version in another tab must be able to upgrade.
      blocking: () => void close(),
      terminated() {
        opened = undefined;
      },
    }).then(resolve, reject);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function close(): Promise<void> {
  const database = await opened;
  opened = undefined;
  database?.close();
}

export type Transaction<Names extends StoreName, Mode extends "readonly" | "readwrite"> = IDBPTransaction<
  Schema,
  Names[],
  Mode
>;

/** One transaction: all of it is kept, or nothing. The work must wait for nothing but its own requests. */
export async function transact<Names extends StoreName, Mode extends "readonly" | "readwrite", Value>(
  stores: readonly Names[],
  mode: Mode,
  work: (transaction: Transaction<Names, Mode>) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  const transaction = database.transaction([...stores], mode);
  const [value] = await Promise.all([work(transaction), transaction.done]);
  return value;
}
