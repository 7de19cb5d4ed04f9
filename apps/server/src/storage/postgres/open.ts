/**
 * Shared storage: PostgreSQL, for any number of server processes on any number of
 * machines. Changes of matches have a connection of their own, so that no other
 * work can make a move wait.
 */
import { Kysely, PostgresDialect, sql } from "kysely";
import { lockPlayers } from "../lock-players.js";
import { migrate } from "../migrate.js";
import type { Schema } from "../schema.js";
import type { Database, Storage } from "../storage.js";
import { StorageError, storageErrorFrom } from "../storage-error.js";
import { notifyBus } from "./bus.js";
import { maintenanceTimeoutMs, openPool } from "./client.js";
import { sharedClock } from "./clock.js";
import { postgresJobs } from "./jobs.js";
import { postgresMatches } from "./matches.js";
import { postgresPresence } from "./presence.js";

export interface PostgresOptions {
  readonly url: string;
  /** For everything but changes of matches and the bus, which have one each. */
  readonly connections?: number;
  /** How long a query of a request may take. */
  readonly timeoutMs?: number;
}

export async function openPostgres({ url, connections = 10, timeoutMs }: PostgresOptions): Promise<Storage> {
  const location = locationOf(url);
  const pool = openPool(url, connections, timeoutMs);
  const commits = openPool(url, 1, timeoutMs);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const maintain: Database["maintain"] = async (work) => {
    const patient = openPool(url, 1, maintenanceTimeoutMs);
    try {
      return await work(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: patient }) }));
    } finally {
      await patient.close();
    }
  };
  const closePools = () => Promise.all([pool.close(), commits.close()]);
  try {
    await maintain((patient) => migrate(patient, location));
    const clock = await sharedClock(pool);
    const bus = await notifyBus(url);
    const database: Database = {
      db,
      lists: db,
      location,
      isShared: true,
      now: clock.now,
      maintain,
      snapshot: (read) =>
        db
          .transaction()
          .setIsolationLevel("repeatable read")
          .setAccessMode("read only")
          .execute((transaction) => read(transaction)),
      commitIf: (player, first, second) =>
        db.transaction().execute(async (transaction) => {
          await lockPlayers(database, transaction, [player]);
          const { numAffectedRows } = await transaction.executeQuery(first.compile());
          if (numAffectedRows !== 1n) return false;
          if (second) await transaction.executeQuery(second.compile());
          return true;
        }),
      skipLocked: (query) => query.forUpdate().skipLocked(),
      // Not `forUpdate`: rows that refer to these may be written meanwhile.
      lockRows: (query) => query.forNoKeyUpdate(),
      lockTable: async (transaction, table) => {
        await sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction);
      },
    };
    return {
      database,
      matches: postgresMatches(pool, commits),
      presence: postgresPresence(db),
      bus,
      jobs: postgresJobs(database, url),
      close: async () => {
        clock.stop();
        bus.close();
        await closePools();
      },
    };
  } catch (thrown) {
    await closePools();
    throw storageErrorFrom(thrown, location);
  }
}

/** The address without its password. */
function locationOf(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StorageError("bad-address", url.replace(/:[^:@/]*@/, ":…@"));
  }
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || searchParams.get("host") || "localhost";
  return `${host}${port ? `:${port}` : ""}${pathname}`;
}
