/** A backup made while the server runs, and restored: also into the other kind of database. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createServer, openStorage, readBackup, type Storage, writeBackup } from "@masume/server";
import { expect, test } from "vitest";
import { masume, scratchFolder } from "../cli/masume.js";
import { Client } from "./client.js";
import { emptyDatabase } from "./databases.js";

test("from SQLite to PostgreSQL and back, with the player's cookie still good", async () => {
  const [first, second, third] = [
    await emptyDatabase("SQLite"),
    await emptyDatabase("PostgreSQL"),
    await emptyDatabase("SQLite"),
  ];
  const { path } = scratchFolder();
  const storage = await openStorage(first.options);
  const app = await createServer({ version: "1.2.3", logLevel: "silent", storage });
  const client = await Client.named(app, "愛子");
  await client.call("createPuzzle", { body: { game: "stroke", puzzle: "s3-0-8", title: "Saved" } });

  const files = [join(path, "one.ndjson.gz"), join(path, "two.ndjson")] as const;
  expect(await masume(["backup", ...first.args, "-o", files[0]])).toMatchObject({ status: 0, stdout: "" });
  expect(existsSync(`${files[0]}.part`)).toBe(false);
  expect(await masume(["restore", "--from", files[0], ...second.args])).toMatchObject({ status: 0 });
  expect(await masume(["backup", ...second.args, "-o", files[1]])).toMatchObject({ status: 0 });
  expect(await masume(["restore", "--from", files[1], ...third.args])).toMatchObject({ status: 0 });
  expect((await masume(["restore", "--from", files[1], ...third.args])).stderr).toContain("is not empty");
  await app.close();
  await storage.close();

  const restored = await openStorage(third.options);
  const again = await createServer({ version: "1.2.3", logLevel: "silent", storage: restored });
  const back = new Client(again);
  back.cookie = client.cookie;
  expect(await back.call("getMe")).toEqual({ id: client.id, name: "愛子" });
  expect((await back.call("listMyPuzzles")).puzzles).toMatchObject([{ title: "Saved" }]);
  await again.close();
  await restored.close();
  for (const database of [first, second, third]) await database.remove();
}, 180_000);

/** What belongs to running servers, to migrations, or is over in ten minutes. */
const leftOut = /^(device_codes|nodes|presence|spectators|seeks|game_starts|kysely_.*|sqlite_.*)$/;

test.each([
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
] as const)(
  "every table comes from %s to %s as it was",
  async (from, to) => {
    const [first, second] = [await emptyDatabase(from), await emptyDatabase(to)];
    const [filled, restored] = [await openStorage(first.options), await openStorage(second.options)];
    await fill(filled);
    const before = await contents(filled);
    expect(Object.entries(before).filter(([, rows]) => rows.length < 2)).toEqual([]);
    const lines: string[] = [];
    const rows = await writeBackup(filled.database.snapshot, async (line) => {
      lines.push(line);
    });
    expect(await readBackup(restored.database, Readable.from(lines))).toBe(rows);
    expect(await contents(restored)).toEqual(before);
    for (const storage of [filled, restored]) await storage.close();
    for (const database of [first, second]) await database.remove();
  },
  180_000,
);

/** The rows of every table that is to be kept, in no order. */
async function contents({ database: { db } }: Storage): Promise<Record<string, readonly string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const names = tables.map(({ name }) => name);
  const kept = names.filter((name) => !leftOut.test(name) && !name.startsWith("_")).sort();
  const rowsOf = async (name: string) => {
    const rows = await db
      .selectFrom(name as "players")
      .selectAll()
      .execute();
    return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  };
  return Object.fromEntries(await Promise.all(kept.map(async (name) => [name, await rowsOf(name)] as const)));
}

/** Two rows and more in every table, with text in two scripts, nulls, and numbers beyond 32 bits. */
async function fill({ database: { db } }: Storage): Promise<void> {
  const late = 1_794_000_000_000;
  for (const [i, id] of ["a", "b"].entries()) {
    const own = { player_id: id };
    await db
      .insertInto("players")
      .values({ id, name: `愛子 "${id}"\n`, created_at: late })
      .execute();
    await db
      .insertInto("player_tokens")
      .values({ ...own, hash: `token ${id}`, device: "Firefox, Linux", created_at: 1, used_at: late })
      .execute();
    await db
      .insertInto("folders")
      .values({ ...own, id: `f${id}`, name: "Folder", created_at: late })
      .execute();
    const job = { game: "stroke", params: "{}", seed: "s", count: 2, made: 1, failure: i ? "busy" : null };
    await db
      .insertInto("jobs")
      .values({
        ...own,
        ...job,
        id: `j${id}`,
        folder_id: `f${id}`,
        phase: "done",
        tried: 3,
        misses: i,
        spent_ms: 5,
        created_at: 1,
        updated_at: late,
      })
      .execute();
    const made = i
      ? { folder_id: `f${id}`, job_id: `j${id}`, job_index: 0 }
      : { folder_id: null, job_id: null, job_index: null };
    const size = i ? { level: 2, width: 3, height: 3 } : { level: null, width: null, height: null };
    await db
      .insertInto("puzzles")
      .values({
        ...own,
        ...made,
        ...size,
        id: `p${id}`,
        game: "stroke",
        puzzle: "s3-0-8",
        title: "題",
        visibility: "public",
        created_at: late,
      })
      .execute();
    await db
      .insertInto("reports")
      .values({ ...own, puzzle_id: `p${id}`, at: late })
      .execute();
    await db
      .insertInto("ratings")
      .values({
        ...own,
        class: "blitz",
        rating: 1512.0625,
        deviation: 81.5,
        volatility: 0.0600001,
        games: 7,
        at: late,
      })
      .execute();
    const day = { board: "stroke-attack", day: "2026-11-16" } as const;
    await db
      .insertInto("runs")
      .values({ ...own, ...day, id: `r${id}`, puzzles: '["s3-0-8"]', solved: i, started_at: late })
      .execute();
    await db
      .insertInto("results")
      .values({
        ...own,
        ...day,
        solved: 1,
        score: 0,
        turns: 0,
        elapsed_ms: 5,
        at: late,
        implausible: i,
        times: "[[5]]",
      })
      .execute();
    await db
      .insertInto("ranked_days")
      .values({ board: "slither-daily", day: `2026-11-1${i}`, seed: "5eed" })
      .execute();
    await db
      .insertInto("record_heads")
      .values({ ...own, seq: 7 + i, records: i ? 0 : 1, bytes: i ? 201 : 203 })
      .execute();
    await db
      .insertInto("records")
      .values({
        ...own,
        hash: "h",
        store: "library",
        key: "k",
        value: i ? null : "{}",
        written_at: late,
        seq: 7 + i,
      })
      .execute();
    const seats = {
      code: i ? "abcde" : null,
      red_id: "a",
      blue_id: i ? "b" : null,
      deadline: i ? late : null,
    };
    await db
      .insertInto("matches")
      .values({
        ...seats,
        id: `m${id}`,
        phase: "over",
        rules: "basic",
        clock: "none",
        version: 3,
        ply: 1,
        turn_at: late,
        details: "{}",
        created_at: 1,
        updated_at: late,
      })
      .execute();
    await db
      .insertInto("moves")
      .values({ match_id: `m${id}`, ply: 0, side: "red", turn: "turn", at: late })
      .execute();
  }
  for (const [one, other] of [
    ["a", "b"],
    ["b", "a"],
  ] as const) {
    await db.insertInto("blocks").values({ player_id: one, blocked_id: other, at: late }).execute();
    const said = {
      reason: "other",
      about: "",
      note: "騒がしい",
      at: late,
      closed_at: one === "a" ? null : late,
    };
    await db
      .insertInto("player_reports")
      .values({ ...said, reason: "other", id: `report ${one}`, player_id: one, reported_id: other })
      .execute();
  }
}

test("half a backup restores nothing", async () => {
  const database = await emptyDatabase("SQLite");
  const { file } = scratchFolder();
  const half = file(
    "half.ndjson",
    '{"format":"masume-backup","version":1}\n["players",{"id":"a","name":"A","created_at":1}]\n',
  );
  const ran = await masume(["restore", "--from", half, ...database.args]);
  expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining("nothing was restored") });
  const storage = await openStorage(database.options);
  expect(await storage.database.db.selectFrom("players").selectAll().execute()).toEqual([]);
  await storage.close();
  await database.remove();
});
