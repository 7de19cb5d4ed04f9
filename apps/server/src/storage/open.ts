/** Opens the store that is asked for: a folder means SQLite, an address PostgreSQL. */
import { openPostgres, type PostgresOptions } from "./postgres/open.js";
import { openSqlite, type SqliteOptions } from "./sqlite/open.js";
import type { Store } from "./store.js";

export type StoreOptions = SqliteOptions | PostgresOptions;

export function openStore(options: StoreOptions): Promise<Store> {
  return "folder" in options ? openSqlite(options) : openPostgres(options);
}
