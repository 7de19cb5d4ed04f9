/**
 * Embedded storage: one SQLite file in a data folder, for one server process.
 * Write-ahead log, and every commit is on the disk before it counts. A second
 * server on the same folder is refused by a lock that dies with its process.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import Database from "libsql";
import { migrate } from "../migrate.js";
import type { Schema } from "../schema.js";
import type { Storage } from "../storage.js";
import { storageErrorFrom } from "../storage-error.js";
import { localBus } from "./bus.js";
import { SqliteThread, sqliteDialect } from "./connection.js";
import { localJobs } from "./jobs.js";
import { sqliteMatches } from "./matches.js";
import { localPresence } from "./presence.js";

export interface SqliteOptions {
  readonly folder: string;
  /** The largest size of the file, in pages of 4 KB. */
  readonly maxPages?: number;
}

const fileName = "masume.db";
const lockFileName = "server.lock";

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
    throw storageErrorFrom(thrown, folder);
  }
  return {
    database: {
      db,
      location: folder,
      isShared: false,
      now: Date.now,
      maintain: (work) => work(db),
      snapshot: (read) => readSnapshot(folder, read),
      // The one connection runs transactions one after the other.
      skipLocked: (query) => query,
      lockTable: async () => {},
    },
    matches: sqliteMatches(thread, db),
    presence: localPresence,
    bus: localBus(),
    jobs: localJobs(db),
    close,
  };
}

/**
 * A second connection, for which the write-ahead log stands still. It needs no
 * lock, so it also reads what another process serves.
 */
export async function readSnapshot<T>(folder: string, read: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const thread = new SqliteThread(join(folder, fileName), ["query_only = on"]);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
  try {
    return await db.connection().execute(async (connection) => {
      await thread.send({ kind: "query", groups: [[{ sql: "begin", parameters: [] }]] });
      const result = await read(connection);
      await thread.send({ kind: "query", groups: [[{ sql: "commit", parameters: [] }]] });
      return result;
    });
  } catch (thrown) {
    throw storageErrorFrom(thrown, folder);
  } finally {
    await db.destroy();
  }
}

/** For nobody else on the machine to read; the files that SQLite makes beside it follow its mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
}

/** An open transaction on a file beside the database: the system ends it when the process dies. */
function lock(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Whoever can read the lock can hold it.
    for (const file of [fileName, lockFileName]) keepPrivate(join(folder, file));
    const held = new Database(join(folder, lockFileName), { timeout: 0 });
    held.exec("begin exclusive");
    return () => {
      held.exec("rollback");
      held.close();
    };
  } catch (thrown) {
    throw storageErrorFrom(thrown, folder);
  }
}
