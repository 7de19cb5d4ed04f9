/** Backups: all that was there and nothing else, or nothing at all. */
import { describe, expect, test } from "vitest";
import { BackupError, readBackup, writeBackup } from "./backup.js";
import { migrate } from "./migrate.js";
import { addPlayers, type MemoryStorage, memoryStorage } from "./testing/memory-storage.js";
import { addMatch, addPuzzle, addResult } from "./testing/rows.js";

async function linesOf(storage: MemoryStorage): Promise<string[]> {
  const lines: string[] = [];
  const rows = await writeBackup(storage.database.snapshot, async (line) => void lines.push(line));
  // A line before and one behind.
  expect(lines).toHaveLength(rows + 2);
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Restores it into an empty storage. */
async function restored(lines: readonly string[]): Promise<MemoryStorage> {
  const storage = await memoryStorage();
  expect(await readBackup(storage.database, each(lines))).toBe(lines.length - 2);
  return storage;
}

async function small(): Promise<MemoryStorage> {
  const storage = await memoryStorage();
  const [aiko, ben] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
  await addPuzzle(storage, { player: aiko });
  await addMatch(storage, { red: aiko, blue: ben });
  await addResult(storage, { player: ben, board: "sono-daily", day: "2026-11-16" });
  return storage;
}

test("what is restored is backed up as the same again", async () => {
  const lines = await linesOf(await small());
  expect(JSON.parse(lines[0]!)).toEqual({ format: "masume-backup", version: 1 });
  expect(JSON.parse(lines.at(-1)!)).toEqual({ rows: 5 });
  expect(await linesOf(await restored(lines))).toEqual(lines);
});

test.each([199, 200, 201, 999, 1_000, 1_001, 2_000])(
  "%i rows of a table, over pages and statements",
  async (count) => {
    const storage = await memoryStorage();
    const players = Array.from({ length: count }, (_, i) => ({
      id: `player ${i}`,
      name: "x",
      created_at: i,
    }));
    for (let i = 0; i < count; i += 500)
      await storage.db
        .insertInto("players")
        .values(players.slice(i, i + 500))
        .execute();
    const again = await restored(await linesOf(storage));
    const found = await again.db.selectFrom("players").selectAll().orderBy("created_at").execute();
    expect(found.map(({ id }) => id)).toEqual(players.map(({ id }) => id));
  },
);

test("what a player's records take is counted anew: deleted ones by their bytes alone", async () => {
  const storage = await memoryStorage();
  const [aiko] = (await addPlayers(storage, "Aiko")) as [string];
  const record = { player_id: aiko, store: "s", written_at: 1 };
  await storage.db
    .insertInto("records")
    .values([
      { ...record, hash: "1", key: "園", value: "12345", seq: 1 },
      { ...record, hash: "2", key: "ab", value: null, seq: 2 },
    ])
    .execute();
  await storage.db
    .insertInto("record_heads")
    .values({ player_id: aiko, seq: 2, records: 9, bytes: 9 })
    .execute();
  const again = await restored(await linesOf(storage));
  const head = await again.db.selectFrom("record_heads").selectAll().executeTakeFirst();
  // Two rows of 200 bytes, keys of three and two, a value of five.
  expect(head).toEqual({ player_id: aiko, seq: 2, records: 1, bytes: 410 });
});

describe("nothing is restored", () => {
  const broken: Record<string, [change: (lines: string[]) => string[], message: string]> = {
    "of a backup without its end": [(lines) => lines.slice(0, -1), "incomplete"],
    "of one that has lost a row": [(lines) => lines.toSpliced(2, 1), "incomplete"],
    "of one with a row too many": [
      (lines) => lines.toSpliced(-1, 0, '["players",{"id":"x","name":"x","created_at":1}]'),
      "incomplete",
    ],
    "of another version": [(lines) => lines.with(0, '{"format":"masume-backup","version":2}'), "format"],
    "of another format": [(lines) => lines.with(0, '{"format":"backup","version":1}'), "format"],
    "without a beginning": [(lines) => lines.slice(1), "format"],
    "of what is no JSON": [(lines) => lines.with(1, lines[1]!.slice(0, -3)), "format"],
    "of tables that a backup does not have": [
      (lines) => lines.with(1, '["nodes",{"id":"x","seen_at":1}]'),
      "table",
    ],
    "of nothing": [() => [], "incomplete"],
  };

  test.each(Object.entries(broken))("%s", async (_name, [change, message]) => {
    const lines = change(await linesOf(await small()));
    const storage = await memoryStorage();
    const reading = readBackup(storage.database, each(lines));
    await expect(reading).rejects.toThrow(BackupError);
    await expect(reading).rejects.toThrow(message);
    expect(await storage.db.selectFrom("players").selectAll().execute()).toEqual([]);
  });

  test("where somebody plays already", async () => {
    const storage = await memoryStorage();
    await addPlayers(storage, "Cho");
    const reading = readBackup(storage.database, each(await linesOf(await small())));
    await expect(reading).rejects.toMatchObject({ reason: "not-empty", location: "memory" });
    expect(await storage.db.selectFrom("players").select("name").execute()).toEqual([{ name: "Cho" }]);
  });
});

describe("a database that another version wrote is left alone", () => {
  const migrations = ({ db }: MemoryStorage) =>
    db as unknown as import("kysely").Kysely<{ kysely_migration: { name: string; timestamp: string } }>;

  test("one that knows of more", async () => {
    const storage = await memoryStorage();
    await migrations(storage)
      .insertInto("kysely_migration")
      .values({ name: "999-future", timestamp: "2099" })
      .execute();
    await expect(migrate(storage.db, "here")).rejects.toMatchObject({ reason: "newer", location: "here" });
  });

  test("one that went another way", async () => {
    const storage = await memoryStorage();
    const [first] = await migrations(storage)
      .selectFrom("kysely_migration")
      .select("name")
      .orderBy("name")
      .execute();
    await migrations(storage).deleteFrom("kysely_migration").where("name", "=", first!.name).execute();
    await expect(migrate(storage.db, "here")).rejects.toMatchObject({ reason: "newer", location: "here" });
  });
});
