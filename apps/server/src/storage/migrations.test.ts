/**
 * Databases of earlier versions: at every step of the migrations each table gets a row,
 * and all of them are there after the remaining steps, with what they held.
 */

import { type ColumnMetadata, Kysely, type Migration, Migrator, SqliteDialect, sql } from "kysely";
import Database from "libsql";
import { expect, test } from "vitest";
import { migrationProvider } from "./migrations.js";
import { memoryStorage } from "./testing/memory-storage.js";

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, Row>>;

/** Tables that have another name since then. */
const renamed: Readonly<Record<string, string>> = { onlookers: "spectators" };

const names = Object.keys(await migrationProvider.getMigrations()).sort();

test.each(names)("a database as it was after %s keeps its rows", async (name) => {
  const db = new Kysely<Record<string, Row>>({
    dialect: new SqliteDialect({ database: new Database(":memory:") }),
  });
  // The rows refer to nobody in particular.
  await sql`pragma foreign_keys = off`.execute(db);
  const migrator = new Migrator({ db, provider: migrationProvider });
  expect((await migrator.migrateTo(name)).error).toBeUndefined();
  await fill(db);
  const before = await contents(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const after = await contents(db);
  for (const [table, row] of Object.entries(before))
    expect(after[renamed[table] ?? table], table).toMatchObject(row);
  await db.destroy();
});

async function tablesOf(db: Kysely<Record<string, Row>>) {
  return (await db.introspection.getTables()).filter(({ isView }) => !isView);
}

async function fill(db: Kysely<Record<string, Row>>): Promise<void> {
  for (const { name, columns } of await tablesOf(db))
    await db
      .insertInto(name)
      .values(Object.fromEntries(columns.map((column) => [column.name, valueFor(column)])))
      .execute();
}

const valueFor = ({ name, dataType }: ColumnMetadata): string | number =>
  /int|double|real/i.test(dataType) ? 7 : `some ${name}`;

async function contents(db: Kysely<Record<string, Row>>): Promise<Tables> {
  const rows = (await tablesOf(db)).map(
    async ({ name }) => [name, (await db.selectFrom(name).selectAll().execute())[0] ?? {}] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

test("a migration that fails on SQLite leaves nothing behind, and is made whole the next time", async () => {
  const { db } = await memoryStorage();
  const known = await migrationProvider.getMigrations();
  const migrate = (isBroken: boolean) => {
    const up: Migration["up"] = async (changing) => {
      await changing.schema.createTable("half").addColumn("id", "integer").execute();
      if (isBroken) throw new Error("the disk is full");
    };
    const provider = { getMigrations: async () => ({ ...known, zzz: { up } }) };
    return new Migrator({ db, provider }).migrateToLatest();
  };
  expect((await migrate(true)).error).toMatchObject({ message: "the disk is full" });
  expect((await migrate(false)).error).toBeUndefined();
});
