/**
 * A change of a match as one statement, hence one transaction and one way to the
 * database and back: the moves depend on whether the match could be updated.
 * PostgreSQL itself lets commits of several connections share a wait for the
 * disk.
 */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.js";
import type { MatchChange } from "../store.js";

export function committing(db: Kysely<Schema>): (change: MatchChange) => Promise<boolean> {
  return async ({ id, version, set, dropFrom, move }) => {
    const updated = db
      .updateTable("matches")
      .set({ ...set, version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("id");
    const dropped =
      dropFrom === undefined
        ? sql``
        : sql`, dropped as (delete from moves where match_id in (select id from updated) and ply >= ${dropFrom})`;
    const inserted = move
      ? sql`, inserted as (insert into moves (match_id, ply, side, turn, at)
          select id, ${move.ply}::integer, ${move.side}::text, ${move.turn}::text, ${move.at}::bigint from updated)`
      : sql``;
    const { rows } = await sql<{
      id: string;
    }>`with updated as (${updated})${dropped}${inserted} select id from updated`.execute(db);
    return rows.length === 1;
  };
}
