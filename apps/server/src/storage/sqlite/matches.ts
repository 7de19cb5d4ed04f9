/**
 * Matches in SQLite. Changes are committed many to a transaction, hence with one
 * wait for the disk; each stands or falls by its own version.
 */
import { type CompiledQuery, type Kysely, sql } from "kysely";
import { gathering } from "../gathering.js";
import type { MatchRow, Schema } from "../schema.js";
import type { MatchChange, StoredMatch } from "../store.js";
import type { SqliteThread } from "./connection.js";
import type { Statement } from "./thread.js";

const mostChanges = 200;

export function committing(
  thread: SqliteThread,
  db: Kysely<Schema>,
): (change: MatchChange) => Promise<boolean> {
  return gathering(mostChanges, async (changes) => {
    const release = await thread.take();
    try {
      const groups = changes.map((change) => statements(db, change));
      const outcomes = await thread.ask({ kind: "commit", groups });
      return outcomes.map((outcome) => outcome.changes === 1);
    } finally {
      release();
    }
  });
}

function statements(db: Kysely<Schema>, change: MatchChange): readonly Statement[] {
  const { id, version, set, seats, dropFrom, move, begins } = change;
  const queries: CompiledQuery[] = [
    db
      .updateTable("matches")
      .set({ ...set, ...seats, version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .compile(),
  ];
  if (dropFrom !== undefined) {
    queries.push(db.deleteFrom("moves").where("match_id", "=", id).where("ply", ">=", dropFrom).compile());
  }
  if (move) {
    const row = { ...move, match_id: id };
    queries.push(db.insertInto("moves").values(row).compile());
  }
  if (begins) queries.push(db.insertInto("matches").values(begins).compile());
  return queries.map(({ sql, parameters }) => ({ sql, parameters }));
}

type Read = MatchRow & { turns: string; red_name: string | null; blue_name: string | null };

export function reading(db: Kysely<Schema>): (id: string) => Promise<StoredMatch | undefined> {
  return async (id) => {
    const { rows } = await sql<Read>`
      select m.*, red.name as red_name, blue.name as blue_name,
        (select json_group_array(turn) from (select turn from moves where match_id = m.id order by ply)) as turns
      from matches m left join players red on red.id = m.red_id left join players blue on blue.id = m.blue_id
      where m.id = ${id}`.execute(db);
    if (!rows[0]) return undefined;
    const { turns, red_name, blue_name, ...row } = rows[0];
    return { row, turns: JSON.parse(turns), names: { red: red_name, blue: blue_name } };
  };
}
