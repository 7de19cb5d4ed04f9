/**
 * Backups: a snapshot of every table, row by row, as lines of JSON. The format is
 * the same for both databases, so a backup of SQLite can be restored into
 * PostgreSQL and the other way round. What belongs to running servers only
 * (nodes, presence, seeks, games about to start) is left out.
 */
import { sql } from "kysely";
import { recountRecords } from "./record-usage.js";
import type { Schema } from "./schema.js";
import type { Database } from "./storage.js";
import { isMissingReference, StorageError } from "./storage-error.js";
import type { AnyTables } from "./table-builders.js";

/** In an order in which each row finds the rows it references. */
const tables = {
  players: ["id"],
  player_tokens: ["hash"],
  blocks: ["player_id", "blocked_id"],
  player_reports: ["id"],
  folders: ["id"],
  jobs: ["id"],
  puzzles: ["id"],
  reports: ["puzzle_id", "player_id"],
  runs: ["id"],
  results: ["player_id", "board", "day"],
  ranked_days: ["board", "day"],
  record_heads: ["player_id"],
  records: ["player_id", "hash"],
  ratings: ["player_id", "class"],
  matches: ["id"],
  moves: ["match_id", "ply"],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

type TableName = keyof typeof tables;

const names = Object.keys(tables) as TableName[];
const format = "masume-backup";
const version = 1;
const rowsPerPage = 1_000;
/** SQLite takes no more than 32,766 parameters in a statement. */
const rowsPerInsert = 200;

/** Writes the lines of a backup, while others go on writing to the database. */
export async function writeBackup(
  snapshot: Database["snapshot"],
  write: (line: string) => Promise<void>,
): Promise<number> {
  return snapshot(async (typed) => {
    const db = typed as AnyTables;
    let rows = 0;
    await write(JSON.stringify({ format, version }));
    for (const table of names) {
      const key: readonly string[] = tables[table];
      const columns = sql.join(key.map((column) => sql.ref(column)));
      let last: Readonly<Record<string, unknown>> | undefined;
      do {
        let query = db.selectFrom(table).selectAll().limit(rowsPerPage);
        for (const column of key) query = query.orderBy(column);
        const known = last;
        if (known)
          query = query.where(sql<boolean>`(${columns}) > (${sql.join(key.map((column) => known[column]))})`);
        const page = await query.execute();
        for (const row of page) await write(JSON.stringify([table, row]));
        rows += page.length;
        last = page.length < rowsPerPage ? undefined : page.at(-1);
      } while (last);
    }
    await write(JSON.stringify({ rows }));
    return rows;
  });
}

export class BackupError extends Error {}

/** Restores a backup into an empty database: all of it, or nothing. */
export async function readBackup(
  { db: database, location }: Database,
  lines: AsyncIterable<string>,
): Promise<number> {
  const existing = await database.selectFrom("players").select("id").limit(1).executeTakeFirst();
  if (existing) throw new StorageError("not-empty", location);
  const restoring = database.transaction().execute(async (typed) => {
    const db = typed as AnyTables;
    let rows = 0;
    let batch: { table: TableName; rows: object[] } | undefined;
    let isComplete = false;
    const flush = async (): Promise<void> => {
      if (batch) await db.insertInto(batch.table).values(batch.rows).execute();
      batch = undefined;
    };
    let isFirst = true;
    for await (const line of lines) {
      const value = parseLine(line);
      if (isFirst) {
        if (value?.format !== format || value?.version !== version) throw new BackupError("format");
        isFirst = false;
      } else if (Array.isArray(value)) {
        const [table, row] = value as [TableName, object];
        if (!names.includes(table)) throw new BackupError("table");
        if (batch && (batch.table !== table || batch.rows.length >= rowsPerInsert)) await flush();
        batch ??= { table, rows: [] };
        batch.rows.push(row);
        rows++;
      } else {
        isComplete = value?.rows === rows;
      }
    }
    await flush();
    // A backup of an earlier version says nothing about it.
    await recountRecords(db);
    if (!isComplete) throw new BackupError("incomplete");
    return rows;
  });
  return restoring.catch((thrown) => {
    throw isMissingReference(thrown) ? new BackupError("incomplete") : thrown;
  });
}

// biome-ignore lint/suspicious/noExplicitAny: any JSON
function parseLine(line: string): any {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError("format");
  }
}
