/** Both kinds of databases, empty: what a test runs against, twice. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StorageOptions } from "@masume/server";
import { inject } from "vitest";

export type DatabaseKind = "SQLite" | "PostgreSQL";

export const databaseKinds: readonly DatabaseKind[] = ["SQLite", "PostgreSQL"];

export interface EmptyDatabase {
  readonly options: StorageOptions;
  /** For `masume serve`. */
  readonly args: readonly string[];
  remove(): Promise<void>;
}

let created = 0;

export async function emptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  if (kind === "SQLite") {
    const folder = mkdtempSync(join(tmpdir(), "masume-data-"));
    return {
      options: { folder },
      args: ["--data", folder],
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const name = `test_${process.pid}_${++created}`;
  await administer(`create database ${name}`);
  const url = new URL(inject("postgres"));
  url.pathname = `/${name}`;
  return {
    options: { url: url.href },
    args: ["--database", url.href],
    remove: () => administer(`drop database if exists ${name} with (force)`),
  };
}

async function administer(statement: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: inject("postgres") });
  await client.connect();
  await client.query(statement);
  await client.end();
}
