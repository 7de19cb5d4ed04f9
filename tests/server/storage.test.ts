/** Storage that cannot be had: one clear line each, and nothing broken. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, openStorage, StorageError } from "@masume/server";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { command, masume, scratchFolder } from "../cli/masume.js";
import { Client } from "./client.js";
import { databaseKinds, emptyDatabase } from "./databases.js";

/** What `masume serve` says before it ends with status 2. */
async function errorOf(...args: readonly string[]): Promise<string> {
  const ran = await masume(["serve", "--port", "0", "--log-level", "silent", ...args]);
  expect(ran.status).toBe(2);
  expect(ran.stdout).toBe("");
  expect(ran.stderr).toMatch(/^masume: [^\n]+\n$/);
  return ran.stderr;
}

/** As one whom permissions bind: root has to give its privilege up first. */
async function errorWithoutPrivilege(...args: readonly string[]): Promise<string> {
  if (process.getuid?.() !== 0) return errorOf(...args);
  const serve = [command, "serve", "--port", "0", "--log-level", "silent", ...args];
  const ran = spawnSync("setpriv", ["--bounding-set=-dac_override", process.execPath, ...serve], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  expect(ran.status, ran.stderr).toBe(2);
  expect(ran.stderr).toMatch(/^masume: [^\n]+\n$/);
  return ran.stderr;
}

test("a folder that cannot be written", async () => {
  // Not even root writes below a file.
  const { path, file } = scratchFolder();
  const inFile = join(file("plain", ""), "data");
  expect(await errorOf("--data", inFile)).toContain(`${inFile} cannot be written`);
  const closed = join(path, "closed");
  mkdirSync(closed);
  chmodSync(closed, 0o555);
  expect(await errorWithoutPrivilege("--data", closed)).toContain("cannot be written");
  expect(readdirSync(closed)).toEqual([]);

  // What a server has written there before stays as it is.
  const used = join(path, "used");
  const storage = await openStorage({ folder: used });
  await storage.close();
  for (const name of readdirSync(used)) chmodSync(join(used, name), 0o444);
  chmodSync(used, 0o555);
  const before = readFileSync(join(used, "masume.db"));
  expect(await errorWithoutPrivilege("--data", used)).toContain("cannot be written");
  expect(readFileSync(join(used, "masume.db")).equals(before)).toBe(true);
});

test("a folder with something else in it", async () => {
  const { path } = scratchFolder();
  writeFileSync(join(path, "masume.db"), "this is no database, and never was one. ".repeat(200));
  expect(await errorOf("--data", path)).toContain("is damaged");
});

test("a folder that another server uses", async () => {
  const { path } = scratchFolder();
  const storage = await openStorage({ folder: path });
  expect(await errorOf("--data", path)).toContain("is in use by another Masume");
  await storage.close();
  await (await openStorage({ folder: path })).close();
});

test("no PostgreSQL there, no such database, no address", async () => {
  expect(await errorOf("--database", "postgres://masume:swordfish@127.0.0.1:1/none")).toBe(
    "masume: PostgreSQL does not answer at 127.0.0.1:1/none\n",
  );
  const missing = new URL(inject("postgres"));
  missing.pathname = "/nowhere";
  expect(await errorOf("--database", missing.href)).toMatch(/has no database 127\.0\.0\.1:\d+\/nowhere/);
  expect(await errorOf("--database", "mysql://x:swordfish@y/z")).not.toContain("swordfish");
});

describe.each(databaseKinds)("%s", (kind) => {
  test("what a newer version wrote is left alone", async () => {
    const database = await emptyDatabase(kind);
    const storage = await openStorage(database.options);
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', '2099')`.execute(
      storage.database.db,
    );
    await storage.close();
    const opening = openStorage(database.options);
    await expect(opening).rejects.toThrow(StorageError);
    await expect(opening).rejects.toMatchObject({ reason: "newer" });
    await database.remove();
  });
});

test("a full disk refuses what is new, keeps what is there, and works again afterwards", async () => {
  const { path } = scratchFolder();
  const roomy = await openStorage({ folder: path });
  const pages = Number(
    (await sql<{ page_count: number }>`pragma page_count`.execute(roomy.database.db)).rows[0]!.page_count,
  );
  await roomy.close();

  const full = await openStorage({ folder: path, maxPages: pages + 2 });
  const app = await createServer({ version: "1.2.3", logLevel: "silent", storage: full, trustProxy: 1 });
  const names: string[] = [];
  let refused: string | undefined;
  for (let i = 0; refused === undefined && i < 500; i++) {
    const client = new Client(app);
    const answer = await client.send(
      "POST",
      "/api/players",
      { name: `player ${i}` },
      { "x-forwarded-for": `10.0.${i >> 8}.${i & 255}` },
    );
    if (answer.status === 201) names.push(`player ${i}`);
    else refused = answer.body.error.code;
  }
  expect(refused).toBe("storage");
  expect(names.length).toBeGreaterThan(0);
  await app.close();
  await full.close();

  const again = await openStorage({ folder: path });
  const kept = await again.database.db.selectFrom("players").select("name").orderBy("created_at").execute();
  expect(kept.map(({ name }) => name).sort()).toEqual(names.sort());
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(again.database.db);
  expect(rows[0]!.integrity_check).toBe("ok");
  await again.close();
});

test("the database is for its owner alone, also one that was made before", async () => {
  const folder = join(scratchFolder().path, "data");
  for (const before of [undefined, 0o644]) {
    if (before !== undefined)
      for (const name of ["masume.db", "server.lock"]) chmodSync(join(folder, name), before);
    const storage = await openStorage({ folder });
    const modes = ["masume.db", "masume.db-wal", "server.lock", "."].map(
      (name) => statSync(join(folder, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o600, 0o600, 0o600, 0o700]);
    await storage.close();
  }
});
