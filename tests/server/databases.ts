/** Both kinds of storage, empty: what a test runs against, twice. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type StoreOptions } from "@masume/server";
import { inject } from "vitest";

export type Kind = "SQLite" | "PostgreSQL";

export const kinds: readonly Kind[] = ["SQLite", "PostgreSQL"];

export interface Place {
  readonly options: StoreOptions;
  /** For `masume serve`. */
  readonly args: readonly string[];
  remove(): Promise<void>;
}

let made = 0;

export async function emptyPlace(kind: Kind): Promise<Place> {
  if (kind === "SQLite") {
    const folder = mkdtempSync(join(tmpdir(), "masume-data-"));
    return {
      options: { folder },
      args: ["--data", folder],
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const name = `test_${process.pid}_${++made}`;
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

export { openStore };
