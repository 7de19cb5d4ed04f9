/** Brings the tables up to date; a database that a newer version wrote is left alone. */
import { type Kysely, Migrator } from "kysely";
import { migrationProvider } from "./migrations.js";
import type { Schema } from "./schema.js";
import { StorageError, storageErrorFrom } from "./storage-error.js";

export async function migrate(db: Kysely<Schema>, location: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && /missing|corrupted migrations/.test(error.message)) {
    throw new StorageError("newer", location, error);
  }
  throw storageErrorFrom(error, location);
}
