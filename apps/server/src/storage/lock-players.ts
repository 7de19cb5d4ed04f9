/**
 * One thing at a time for each of these players, on whatever server: what a
 * transaction counts after this is still so when it ends, and no game starts for them
 * meanwhile. In one order, and before anything else of theirs, as a deletion does it, so
 * that nobody waits in a circle.
 */
import type { Kysely } from "kysely";
import type { Schema } from "./schema.js";
import type { Database } from "./storage.js";

export async function lockPlayers(
  { lockRows }: Pick<Database, "lockRows">,
  transaction: Kysely<Schema>,
  players: readonly string[],
): Promise<void> {
  const rows = transaction.selectFrom("players").select("id").where("id", "in", players).orderBy("id");
  await lockRows(rows).execute();
}
