/** Opens the storage that is asked for: a folder means SQLite, a URL PostgreSQL; only that one is loaded. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PostgresOptions } from "./postgres/open.js";
import { sqliteFile } from "./sqlite/files.js";
import type { SqliteOptions } from "./sqlite/open.js";
import type { Database, Storage } from "./storage.js";
import { StorageError } from "./storage-error.js";

export type StorageOptions = SqliteOptions | PostgresOptions;

/** Whether a server has kept anything there; of a PostgreSQL server, its own error tells. */
export function hasDatabase(options: StorageOptions): boolean {
  return !("folder" in options) || existsSync(join(options.folder, sqliteFile));
}

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

/** The tables of storage that servers may be using, to read and to write. */
export async function withDatabase<T>(
  options: StorageOptions,
  work: (database: Pick<Database, "db" | "now">) => Promise<T>,
): Promise<T> {
  const { db, now, close } = await openStorage(options).then(
    ({ database, close }) => ({ ...database, close }),
    async (thrown) => {
      const isServed = thrown instanceof StorageError && thrown.reason === "in-use";
      if (!isServed || !("folder" in options)) throw thrown;
      return { ...(await (await import("./sqlite/open.js")).openBeside(options.folder)), now: Date.now };
    },
  );
  try {
    return await work({ db, now });
  } finally {
    await close();
  }
}

export async function openStorage(options: StorageOptions): Promise<Storage> {
  if ("folder" in options) return (await import("./sqlite/open.js")).openSqlite(options);
  return (await import("./postgres/open.js")).openPostgres(options);
}
