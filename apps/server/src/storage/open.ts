/** Opens the store that is asked for: a folder means SQLite, an address PostgreSQL; only that one is loaded. */
import type { PostgresOptions } from "./postgres/open.js";
import type { SqliteOptions } from "./sqlite/open.js";
import type { Store } from "./storage.js";

export type StoreOptions = SqliteOptions | PostgresOptions;

/** One moment of a store that servers may be using: a folder is read beside its server. */
export async function withSnapshot<T>(
  options: StoreOptions,
  read: (snapshot: Store["snapshot"]) => Promise<T>,
): Promise<T> {
  if ("folder" in options) {
    const { readSnapshot } = await import("./sqlite/open.js");
    return read((look) => readSnapshot(options.folder, look));
  }
  const store = await openStore(options);
  try {
    return await read(store.snapshot);
  } finally {
    await store.close();
  }
}

export async function openStore(options: StoreOptions): Promise<Store> {
  if ("folder" in options) return (await import("./sqlite/open.js")).openSqlite(options);
  return (await import("./postgres/open.js")).openPostgres(options);
}
