/**
 * How much room a player's records take: so many that are not deleted, and so many
 * bytes of all. It is kept beside the number of the newest change, for to sum it up
 * takes as long as there are records.
 */
import { sql } from "kysely";
import type { AnyTables } from "./table-builders.js";

/** What a row takes besides its key and its value; a deleted record is hardly more than that. */
export const bytesPerRecord = 200;

/** Sums it up anew, for all players. */
export async function recountRecords(db: AnyTables): Promise<void> {
  await sql`
    update record_heads set
      records = (select count(value) from records where records.player_id = record_heads.player_id),
      bytes = (
        select coalesce(sum(${sql.lit(bytesPerRecord)} + octet_length(key) + coalesce(octet_length(value), 0)), 0)
        from records where records.player_id = record_heads.player_id
      )`.execute(db);
}
