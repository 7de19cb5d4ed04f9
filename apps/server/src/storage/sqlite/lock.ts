/**
 * A lock between processes: an open transaction on a file of its own, which the system
 * ends when the process dies, however it dies.
 */
import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import Database from "libsql";
import { storageErrorFrom } from "../storage-error.js";

/** Takes it, or throws a `StorageError` with the reason `in-use`. The file stays behind. */
export function takeLock(file: string, location: string = file): () => void {
  try {
    keepPrivate(file);
    const held = new Database(file, { timeout: 0 });
    held.exec("begin exclusive");
    return () => {
      held.exec("rollback");
      held.close();
    };
  } catch (thrown) {
    throw storageErrorFrom(thrown, location);
  }
}

/**
 * For nobody else on the machine to read, and whoever can read a lock can hold it; the files that SQLite
 * makes beside one follow its mode.
 */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
}
