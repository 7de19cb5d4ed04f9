/**
 * Embedded storage: one SQLite file in a data folder, for one server process.
 * Write-ahead log, and every commit is on the disk before it counts. A second
 * server on the same folder is refused by a lock that dies with its process.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { migrate } from "../migrate.js";
import type { Schema } from "../schema.js";
import type { Database, Storage } from "../storage.js";
import { storageErrorFrom } from "../storage-error.js";
import { SqliteThread, sqliteDialect } from "./connection.js";
import { lockFile, sqliteFile } from "./files.js";
import { keepPrivate, takeLock } from "./lock.js";
import { sqliteStorage } from "./storage.js";

export interface SqliteOptions {
  readonly folder: string;
  /** The largest size of the file, in pages of 4 KB. */
  readonly maxPages?: number;
}

const pragmas: readonly string[] = [
  "journal_mode = wal",
  "synchronous = full",
  // 32 MB: the write that fills the log waits for the checkpoint, which should be rare.
  "wal_autocheckpoint = 8000",
  "foreign_keys = on",
  "busy_timeout = 5000",
];

export async function openSqlite({ folder, maxPages }: SqliteOptions): Promise<Storage> {
  const unlock = lock(folder);
  const limits = maxPages === undefined ? [] : [`max_page_count = ${maxPages}`];
  const thread = new SqliteThread(join(folder, sqliteFile), [...pragmas, ...limits]);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(() => thread) });
  const lists = openReader(folder);
  const close = async (): Promise<void> => {
    await lists.destroy();
    await db.destroy();
    unlock();
  };
  try {
    await migrate(db, folder);
  } catch (thrown) {
    await close();
    throw storageErrorFrom(thrown, folder);
  }
  const snapshot: Database["snapshot"] = (read) => readSnapshot(folder, read);
  return sqliteStorage(thread, db, { lists, location: folder, now: Date.now, snapshot }, close);
}

/** A second connection, which reads beside the one that writes. It needs no lock, so it also reads what another process serves. */
function openReader(folder: string): Kysely<Schema> {
  const open = () => new SqliteThread(join(folder, sqliteFile), ["query_only = on"]);
  return new Kysely<Schema>({ dialect: sqliteDialect(open) });
}

/** On a connection for which the write-ahead log stands still. */
export async function readSnapshot<T>(folder: string, read: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const db = openReader(folder);
  try {
    return await db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      const result = await read(connection);
      await sql`commit`.execute(connection);
      return result;
    });
  } catch (thrown) {
    throw storageErrorFrom(thrown, folder);
  } finally {
    await db.destroy();
  }
}

/** A second connection that writes beside a server: each waits for the other's transaction to end. */
export async function openBeside(
  folder: string,
): Promise<{ readonly db: Kysely<Schema>; close(): Promise<void> }> {
  const thread = new SqliteThread(join(folder, sqliteFile), pragmas);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(() => thread) });
  return { db, close: () => db.destroy() };
}

/** Makes the folder, and lets no second server use it. */
function lock(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepPrivate(join(folder, sqliteFile));
  } catch (thrown) {
    throw storageErrorFrom(thrown, folder);
  }
  return takeLock(join(folder, lockFile), folder);
}
