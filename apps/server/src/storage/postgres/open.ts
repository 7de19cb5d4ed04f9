/**
 * The shared store: PostgreSQL, for any number of server processes on any number
 * of machines. Changes of matches have a connection of their own, so that no
 * other work can make a move wait.
 */
import { Kysely, PostgresDialect } from "kysely";
import { problemBehind, StorageProblem } from "../storage-error.js";
import type { Schema } from "../schema.js";
import { migrate, type Store } from "../storage.js";
import { notifyBus } from "./bus.js";
import { openPool } from "./client.js";
import { sharedClock } from "./clock.js";
import { committing, reading } from "./matches.js";

export interface PostgresOptions {
  readonly url: string;
  /** For everything but changes of matches and news, which have one each. */
  readonly connections?: number;
}

const closeMs = 2_000;

export async function openPostgres({ url, connections = 10 }: PostgresOptions): Promise<Store> {
  const place = placeOf(url);
  const pool = openPool(url, connections);
  const commits = openPool(url, 1);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const end = () => Promise.all([pool.endWithin(closeMs), commits.endWithin(closeMs)]);
  try {
    await migrate(db, place);
    const clock = await sharedClock(pool);
    const bus = await notifyBus(url);
    return {
      kind: "postgres",
      db,
      place,
      url,
      bus,
      commit: committing(commits),
      readMatch: reading(pool),
      now: clock.now,
      snapshot: (read) =>
        db
          .transaction()
          .setIsolationLevel("repeatable read")
          .setAccessMode("read only")
          .execute((transaction) => read(transaction)),
      close: async () => {
        clock.stop();
        await bus.close();
        await end();
      },
    };
  } catch (thrown) {
    await end();
    throw problemBehind(thrown, place);
  }
}

/** The address without its password. */
function placeOf(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StorageProblem("bad-address", url.replace(/:[^:@/]*@/, ":…@"));
  }
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || searchParams.get("host") || "localhost";
  return `${host}${port ? `:${port}` : ""}${pathname}`;
}
