/**
 * The shared store: PostgreSQL, for any number of server processes on any number
 * of machines. The database's clock is everybody's clock: each process measures
 * how far its own is off.
 */
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { problemBehind, StorageProblem } from "../problem.js";
import type { Schema } from "../schema.js";
import { migrate, type Store } from "../store.js";
import { notifyBus } from "./bus.js";
import { committing } from "./commit.js";

export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
}

const connectTimeoutMs = 5_000;
const clockEveryMs = 60_000;

export async function openPostgres({ url, connections = 10 }: PostgresOptions): Promise<Store> {
  const place = placeOf(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A connection that breaks while idle is replaced by the pool; nobody was waiting for it.
  pool.on("error", () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let measuring: NodeJS.Timeout | undefined;
  try {
    await migrate(db, place);
    let offset = await clockOffset(db);
    measuring = setInterval(() => {
      clockOffset(db).then(
        (measured) => {
          offset = measured;
        },
        () => {}, // the next measurement will do
      );
    }, clockEveryMs);
    measuring.unref();
    const bus = await notifyBus(url);
    return {
      kind: "postgres",
      db,
      place,
      url,
      bus,
      commit: committing(db),
      now: () => Math.round(Date.now() + offset),
      snapshot: (read) =>
        db
          .transaction()
          .setIsolationLevel("repeatable read")
          .setAccessMode("read only")
          .execute((transaction) => read(transaction)),
      close: async () => {
        clearInterval(measuring);
        await bus.close();
        await db.destroy();
      },
    };
  } catch (thrown) {
    clearInterval(measuring);
    await db.destroy();
    throw problemBehind(thrown, place);
  }
}

/** How far the database's clock is ahead of ours; the best of three, by the shortest way there and back. */
async function clockOffset(db: Kysely<Schema>): Promise<number> {
  let best = { way: Number.POSITIVE_INFINITY, offset: 0 };
  for (let i = 0; i < 3; i++) {
    const asked = Date.now();
    const { rows } = await sql<{
      ms: number;
    }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
    const way = Date.now() - asked;
    if (way < best.way) best = { way, offset: Number(rows[0]!.ms) - (asked + way / 2) };
  }
  return best.offset;
}

const int8 = 20;

/** Times and counts come as `bigint`; all of ours fit a number. */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: "text") =>
  oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** The address without its password. */
function placeOf(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StorageProblem("bad-address", url.replace(/:[^:@/]*@/, ":…@"));
  }
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || searchParams.get("host") || "localhost";
  return `${host}${port ? `:${port}` : ""}${pathname}`;
}
