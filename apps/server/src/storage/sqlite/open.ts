/**
 * The embedded store: one SQLite file in a data folder, for one server process.
 * Write-ahead log, and every commit is on the disk before it counts. A second
 * server on the same folder is refused by a lock that dies with its process.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import Database from "libsql";
import { problemBehind } from "../storage-error.js";
import type { Schema } from "../schema.js";
import { migrate, type Store } from "../storage.js";
import { localBus } from "./bus.js";
import { SqliteThread, sqliteDialect } from "./connection.js";
import { committing, reading } from "./matches.js";

export interface SqliteOptions {
  readonly folder: string;
  /** The file may not grow beyond so many pages of 4 KB. */
  readonly maxPages?: number;
}

const fileName = "masume.db";

const pragmas: readonly string[] = [
  "journal_mode = wal",
  "synchronous = full",
  // 32 MB: whoever fills the log waits until it is in the file, which should happen seldom.
  "wal_autocheckpoint = 8000",
  "foreign_keys = on",
  "busy_timeout = 5000",
];

export async function openSqlite({ folder, maxPages }: SqliteOptions): Promise<Store> {
  const unlock = lock(folder);
  const limits = maxPages === undefined ? [] : [`max_page_count = ${maxPages}`];
  const thread = new SqliteThread(join(folder, fileName), [...pragmas, ...limits]);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
  const close = async (): Promise<void> => {
    await db.destroy();
    unlock();
  };
  try {
    await migrate(db, folder);
  } catch (thrown) {
    await close();
    throw problemBehind(thrown, folder);
  }
  return {
    kind: "sqlite",
    db,
    place: folder,
    bus: localBus(),
    commit: committing(thread, db),
    readMatch: reading(db),
    now: Date.now,
    snapshot: (read) => readSnapshot(folder, read),
    close,
  };
}

/**
 * A view of its own: a second connection, for which the write-ahead log stands
 * still. It needs no lock, so it also reads what another process serves.
 */
export async function readSnapshot<T>(folder: string, read: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const thread = new SqliteThread(join(folder, fileName), ["query_only = on"]);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
  try {
    return await db.connection().execute(async (connection) => {
      await thread.ask({ kind: "query", groups: [[{ sql: "begin", parameters: [] }]] });
      const result = await read(connection);
      await thread.ask({ kind: "query", groups: [[{ sql: "commit", parameters: [] }]] });
      return result;
    });
  } catch (thrown) {
    throw problemBehind(thrown, folder);
  } finally {
    await db.destroy();
  }
}

/** An open transaction on a file beside the database: the system ends it when the process dies. */
function lock(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const held = new Database(join(folder, "server.lock"), { timeout: 0 });
    held.exec("begin exclusive");
    return () => {
      held.exec("rollback");
      held.close();
    };
  } catch (thrown) {
    throw problemBehind(thrown, folder);
  }
}
