/** Between matches and their rows. What queries ask for has a column; the rest is JSON in `details`. */
import type { Ruleset } from "@masume/games/nonaga";
import type { Kysely } from "kysely";
import type { MatchRow, Schema } from "../storage/schema.js";
import { clockWord, readClock } from "./clock.js";
import { boardAfter, deadlineOf, type Match } from "./match.js";

type Details = Pick<Match, "left" | "offers" | "declined" | "result" | "next">;

/** A match as it is kept, with what belongs to it but not to the game. */
export interface KeptMatch {
  readonly match: Match;
  readonly code: string | null;
  readonly createdAt: number;
}

export function columnsOf(
  match: Match,
  now: number,
): Omit<MatchRow, "id" | "code" | "created_at" | "version"> {
  const { left, offers, declined, result, next } = match;
  const details: Details = { left, offers, declined, result, next };
  return {
    phase: match.phase,
    rules: match.rules,
    clock: clockWord(match.clock),
    red_id: match.seats.red,
    blue_id: match.seats.blue,
    ply: match.turns.length,
    turn_at: match.turnAt,
    deadline: deadlineOf(match),
    details: JSON.stringify(details),
    updated_at: now,
  };
}

export async function insertMatch(db: Kysely<Schema>, { match, code, createdAt }: KeptMatch): Promise<void> {
  const row = { id: match.id, code, version: match.version, created_at: createdAt };
  await db
    .insertInto("matches")
    .values({ ...row, ...columnsOf(match, createdAt) })
    .execute();
}

/** Row and moves are read in one statement each: a move between the two is seen by the count, and read again. */
export async function loadMatch(db: Kysely<Schema>, id: string): Promise<KeptMatch | undefined> {
  for (;;) {
    const row = await db.selectFrom("matches").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return undefined;
    const moves = await db
      .selectFrom("moves")
      .select("turn")
      .where("match_id", "=", id)
      .orderBy("ply")
      .execute();
    const again = await db.selectFrom("matches").select("version").where("id", "=", id).executeTakeFirst();
    if (again?.version !== row.version) continue;
    const turns = moves.map(({ turn }) => turn);
    return { match: matchOf(row, turns), code: row.code, createdAt: row.created_at };
  }
}

function matchOf(row: MatchRow, turns: readonly string[]): Match {
  const rules = row.rules as Ruleset;
  return {
    id: row.id,
    phase: row.phase,
    rules,
    clock: readClock(row.clock)!,
    seats: { red: row.red_id, blue: row.blue_id },
    version: row.version,
    turns,
    board: boardAfter(rules, turns),
    turnAt: row.turn_at,
    ...(JSON.parse(row.details) as Details),
  };
}
