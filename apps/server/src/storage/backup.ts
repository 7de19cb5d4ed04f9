/**
 * Backups: every table of one moment, row by row, as lines of JSON. The form is
 * the same for both databases, so a backup of SQLite can be restored into
 * PostgreSQL and the other way round. What belongs to running servers only
 * (nodes, who is there, wishes to play) is left out.
 */
import type { Kysely } from "kysely";
import { StorageProblem } from "./storage-error.js";
import type { Schema } from "./schema.js";
import type { Store } from "./storage.js";

/** In an order in which each row finds what it refers to. */
const tables = {
  players: ["id"],
  player_tokens: ["hash"],
  folders: ["id"],
  jobs: ["id"],
  puzzles: ["id"],
  reports: ["puzzle_id", "player_id"],
  runs: ["id"],
  results: ["player_id", "board", "day"],
  record_heads: ["player_id"],
  records: ["player_id", "hash"],
  matches: ["id"],
  moves: ["match_id", "ply"],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

type TableName = keyof typeof tables;

const names = Object.keys(tables) as TableName[];
const format = "masume-backup";
const version = 1;
const rowsAtOnce = 1_000;
/** SQLite takes no more than 32,766 parameters in a statement. */
const rowsInserted = 200;

// Which columns a table has is the database's business here.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyTables = Kysely<any>;

/** Hands over the lines of a backup, one after the other, while others go on writing. */
export async function writeBackup(
  snapshot: Store["snapshot"],
  write: (line: string) => Promise<void>,
): Promise<number> {
  return snapshot(async (typed) => {
    const db = typed as AnyTables;
    let rows = 0;
    await write(JSON.stringify({ format, version }));
    for (const table of names) {
      for (let from = 0; ; from += rowsAtOnce) {
        let query = db.selectFrom(table).selectAll().limit(rowsAtOnce).offset(from);
        for (const column of tables[table]) query = query.orderBy(column);
        const page = await query.execute();
        for (const row of page) await write(JSON.stringify([table, row]));
        rows += page.length;
        if (page.length < rowsAtOnce) break;
      }
    }
    await write(JSON.stringify({ rows }));
    return rows;
  });
}

export class BadBackup extends Error {}

/** Puts a backup into an empty store: all of it, or nothing. */
export async function readBackup(store: Store, lines: AsyncIterable<string>): Promise<number> {
  const isTaken = await store.db.selectFrom("players").select("id").limit(1).executeTakeFirst();
  if (isTaken) throw new StorageProblem("not-empty", store.place);
  return store.db.transaction().execute(async (typed) => {
    const db = typed as AnyTables;
    let rows = 0;
    let waiting: { table: TableName; rows: object[] } | undefined;
    let isWhole = false;
    const flush = async (): Promise<void> => {
      if (waiting) await db.insertInto(waiting.table).values(waiting.rows).execute();
      waiting = undefined;
    };
    let isFirst = true;
    for await (const line of lines) {
      const value = parsed(line);
      if (isFirst) {
        if (value?.format !== format || value?.version !== version) throw new BadBackup("format");
        isFirst = false;
      } else if (Array.isArray(value)) {
        const [table, row] = value as [TableName, object];
        if (!names.includes(table)) throw new BadBackup("table");
        if (waiting && (waiting.table !== table || waiting.rows.length >= rowsInserted)) await flush();
        waiting ??= { table, rows: [] };
        waiting.rows.push(row);
        rows++;
      } else {
        isWhole = value?.rows === rows;
      }
    }
    await flush();
    if (!isWhole) throw new BadBackup("incomplete");
    return rows;
  });
}

// biome-ignore lint/suspicious/noExplicitAny: whatever stands there
function parsed(line: string): any {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadBackup("format");
  }
}
