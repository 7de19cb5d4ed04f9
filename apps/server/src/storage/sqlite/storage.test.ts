/** What a move waits for: of all who write something else, one. */
import { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Schema } from "../schema.js";
import { type SqliteLink, sqliteDialect } from "./connection.js";
import { PriorityLock } from "./priority-lock.js";
import { sqliteStorage } from "./storage.js";

test("a move waits for one of fifty batches of records, which wait for each other", async () => {
  const lock = new PriorityLock();
  const begun: string[] = [];
  let inProgress = 0;
  const link: SqliteLink = {
    acquire: (urgency) => lock.take(urgency ?? "normal"),
    send: async ({ groups }) => {
      expect(++inProgress).toBe(1);
      begun.push(groups[0]![0]!.sql.startsWith("update matches") ? "move" : "records");
      await new Promise(setImmediate);
      inProgress--;
      return [{ changes: 1 }];
    },
    close: async () => {},
  };
  const db = new Kysely<Schema>({ dialect: sqliteDialect(() => link) });
  const own = { lists: db, location: "", now: () => 0, snapshot: () => Promise.reject(new Error()) };
  const { database, matches } = sqliteStorage(link, db, own, async () => {});
  const takeNumbers = db.updateTable("record_heads").set({ seq: 1 });
  const batches = Array.from({ length: 50 }, () => database.commitIf("aiko", takeNumbers, undefined));
  await new Promise(setImmediate);
  const details = {
    details: "{}",
    phase: "playing",
    ply: 1,
    turn_at: 0,
    deadline: null,
    updated_at: 0,
  } as const;
  const move = matches.commit({ id: "m", version: 1, set: details });
  expect(await Promise.all([move, ...batches])).toEqual(Array(51).fill(true));
  expect(begun.indexOf("move")).toBeLessThanOrEqual(2);
});
