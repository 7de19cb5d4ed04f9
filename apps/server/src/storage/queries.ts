/** Parts of queries that several services share. */
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Schema } from "./schema.js";

export async function countRows<Table extends keyof Schema>(
  rows: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  const { count } = await rows.select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Matches of the player, on either side. */
export function isSeated(player: string): RawBuilder<boolean> {
  return sql<boolean>`(matches.red_id = ${player} or matches.blue_id = ${player})`;
}

/** The phases of a job that is not over. */
export const unfinishedPhases = ["queued", "running"] as const;
