/** Between matches and their rows. What queries need has a column; the rest is JSON in `details`. */
import { parseRuleset } from "@masume/games/nonaga";
import { formatTimeControl, parseTimeControl, type Side } from "@masume/protocol";
import { type RawBuilder, sql } from "kysely";
import type { MatchRow } from "../storage/schema.js";
import type { MatchColumns, StoredMatch } from "../storage/storage.js";
import { extendBoard } from "./boards.js";
import { deadlineOf, type Match } from "./match.js";

/** Casual games, and those older than ratings, say nothing about them. */
type Details = Pick<Match, "left" | "offers" | "declined" | "result" | "next"> &
  Partial<Pick<Match, "ratingClass" | "ratings">>;

/** A match as it is cached, with what belongs to it but not to the game. */
export interface CachedMatch {
  readonly match: Match;
  /** Six digits of a room; it stays for a while after the room is full. */
  readonly code: string | null;
  readonly names: Readonly<Record<Side, string | null>>;
  /** Of a rated game, before it ends. */
  readonly ratings: StoredMatch["ratings"];
}

/** Written out, not as a parameter: only so do databases see that an index of games in progress serves. */
export const isPlaying: RawBuilder<boolean> = sql<boolean>`matches.phase = 'playing'`;

export function parseDetails({ details }: Pick<MatchRow, "details">): Details {
  return JSON.parse(details);
}

export function isRated({ ratingClass }: Details): boolean {
  return ratingClass !== undefined;
}

export function columnsOf(match: Match, now: number): MatchColumns {
  const { left, offers, declined, result, ratingClass, ratings, next } = match;
  const details: Details = {
    left,
    offers,
    declined,
    result,
    next,
    ...(ratingClass ? { ratingClass } : {}),
    ...(ratings ? { ratings } : {}),
  };
  return {
    phase: match.phase,
    ply: match.turns.length,
    turn_at: match.turnAt,
    deadline: deadlineOf(match),
    details: JSON.stringify(details),
    updated_at: now,
  };
}

/** A new match as a row. */
export function rowOf(match: Match, code: string | null, now: number): MatchRow {
  return {
    id: match.id,
    code,
    rules: match.rules,
    clock: formatTimeControl(match.clock),
    red_id: match.seats.red,
    blue_id: match.seats.blue,
    version: match.version,
    created_at: now,
    ...columnsOf(match, now),
  };
}

export function fromStored({ row, turns, names, ratings }: StoredMatch): CachedMatch {
  const match: Match = {
    id: row.id,
    phase: row.phase,
    rules: parseRuleset(row.rules)!,
    clock: parseTimeControl(row.clock)!,
    ratingClass: null,
    seats: { red: row.red_id, blue: row.blue_id },
    version: row.version,
    turns,
    turnAt: row.turn_at,
    ratings: null,
    ...parseDetails(row),
  };
  return { match, code: row.code, names, ratings };
}

/** A match after a move that another server has found legal and committed. */
export function afterMove(cached: CachedMatch, set: MatchColumns, turn: string): CachedMatch {
  const { match } = cached;
  const turns = [...match.turns, turn];
  extendBoard(turns, match.turns);
  const after: Match = {
    ...match,
    phase: set.phase,
    version: match.version + 1,
    turns,
    turnAt: set.turn_at,
    ...parseDetails(set),
  };
  return { ...cached, match: after };
}
