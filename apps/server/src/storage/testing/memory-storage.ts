/**
 * Storage in memory, with a clock of the test's own: SQLite as a server uses it, without
 * a file and without a thread, so that a test of one service takes milliseconds.
 */
import { Kysely } from "kysely";
import { onTestFinished } from "vitest";
import { migrate } from "../migrate.js";
import type { Schema } from "../schema.js";
import { type SqliteLink, sqliteDialect } from "../sqlite/connection.js";
import { SqliteExecutor } from "../sqlite/executor.js";
import { PriorityLock } from "../sqlite/priority-lock.js";
import { sqliteStorage } from "../sqlite/storage.js";
import type { Database, Storage } from "../storage.js";

/** Noon of a day in the middle of a month. */
const noon = Date.UTC(2026, 10, 16, 12);

export interface MemoryStorage extends Storage {
  readonly db: Kysely<Schema>;
  /** What `now` says; nothing moves it but the test. */
  time: number;
}

/** Empty, with all its tables; closed when the test is over. */
export async function memoryStorage(): Promise<MemoryStorage> {
  const link = inProcess();
  const db = new Kysely<Schema>({ dialect: sqliteDialect(() => link) });
  await migrate(db, "memory");
  onTestFinished(() => db.destroy());
  const clock = { time: noon };
  const own = { lists: db, location: "memory", now: () => clock.time };
  const snapshot: Database["snapshot"] = (read) => read(db);
  const storage = sqliteStorage(link, db, { ...own, snapshot }, async () => {});
  return Object.assign(clock, storage, { db });
}

function inProcess(): SqliteLink {
  const executor = new SqliteExecutor(":memory:", ["foreign_keys = on"]);
  const lock = new PriorityLock();
  return {
    acquire: (urgency = "normal") => lock.take(urgency),
    send: async (request) => executor.handle(request),
    close: async () => void executor.handle({ kind: "close", groups: [] }),
  };
}

/** Players by these names, whose ids are made of them, as old as the storage. */
export async function addPlayers(
  { db, time }: MemoryStorage,
  ...names: readonly string[]
): Promise<string[]> {
  const players = names.map((name) => ({ id: idOf(name), name, created_at: time }));
  if (players.length > 0) await db.insertInto("players").values(players).execute();
  return players.map(({ id }) => id);
}

/** A valid id that can be read. */
export function idOf(name: string): string {
  return name.toLowerCase().padEnd(16, "z").slice(0, 16);
}
