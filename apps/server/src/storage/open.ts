/** Opens the store that is asked for: a folder means SQLite, an address PostgreSQL. */
import { openPostgres, type PostgresOptions } from "./postgres/open.js";
import { openSqlite, readSnapshot, type SqliteOptions } from "./sqlite/open.js";
import type { Store } from "./store.js";

export type StoreOptions = SqliteOptions | PostgresOptions;

/** One moment of a store that servers may be using: a folder is read beside its server. */
export async function withSnapshot<T>(
  options: StoreOptions,
  read: (snapshot: Store["snapshot"]) => Promise<T>,
): Promise<T> {
  if ("folder" in options) return read((look) => readSnapshot(options.folder, look));
  const store = await openPostgres(options);
  try {
    return await read(store.snapshot);
  } finally {
    await store.close();
  }
}

export function openStore(options: StoreOptions): Promise<Store> {
  return "folder" in options ? openSqlite(options) : openPostgres(options);
}
