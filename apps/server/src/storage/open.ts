/** Opens the storage that is asked for: a folder means SQLite, a URL PostgreSQL; only that one is loaded. */
import type { PostgresOptions } from "./postgres/open.js";
import type { SqliteOptions } from "./sqlite/open.js";
import type { Database, Storage } from "./storage.js";

export type StorageOptions = SqliteOptions | PostgresOptions;

/** A snapshot of storage that servers may be using: a folder is read beside its server. */
export async function withSnapshot<T>(
  options: StorageOptions,
  read: (snapshot: Database["snapshot"]) => Promise<T>,
): Promise<T> {
  if ("folder" in options) {
    const { readSnapshot } = await import("./sqlite/open.js");
    return read((work) => readSnapshot(options.folder, work));
  }
  const storage = await openStorage(options);
  try {
    return await read(storage.database.snapshot);
  } finally {
    await storage.close();
  }
}

export async function openStorage(options: StorageOptions): Promise<Storage> {
  if ("folder" in options) return (await import("./sqlite/open.js")).openSqlite(options);
  return (await import("./postgres/open.js")).openPostgres(options);
}
