/** Between matches and their rows. What queries ask for has a column; the rest is JSON in `details`. */
import { play, type Ruleset, type Side, startPosition, turnCodec } from "@masume/games/nonaga";
import type { MatchRow } from "../storage/schema.js";
import type { MatchColumns, StoredMatch } from "../storage/storage.js";
import { clockWord, readClock } from "./clock.js";
import { boardAfter, deadlineOf, type Match } from "./match.js";

type Details = Pick<Match, "left" | "offers" | "declined" | "result" | "next">;

/** A match as it is kept, with what belongs to it but not to the game. */
export interface KeptMatch {
  readonly match: Match;
  /** Six digits of a room, kept for a while after it is full. */
  readonly code: string | null;
  readonly names: Readonly<Record<Side, string | null>>;
}

export function columnsOf(match: Match, now: number): MatchColumns {
  const { left, offers, declined, result, next } = match;
  const details: Details = { left, offers, declined, result, next };
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
    clock: clockWord(match.clock),
    red_id: match.seats.red,
    blue_id: match.seats.blue,
    version: match.version,
    created_at: now,
    ...columnsOf(match, now),
  };
}

export function keptOf({ row, turns, names }: StoredMatch): KeptMatch {
  const rules = row.rules as Ruleset;
  const match: Match = {
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
  return { match, code: row.code, names };
}

/** A match after a move that another node has found legal and committed. */
export function advanced(
  { match, code, names }: KeptMatch,
  set: MatchColumns,
  text: string,
): KeptMatch | undefined {
  const turn = turnCodec.parse(text);
  const puzzle = { rules: match.rules, position: startPosition };
  const board = turn.ok ? play(puzzle, match.board, turn.value) : undefined;
  if (!board?.ok) return undefined;
  const after: Match = {
    ...match,
    phase: set.phase,
    version: match.version + 1,
    turns: [...match.turns, text],
    board: board.value,
    turnAt: set.turn_at,
    ...(JSON.parse(set.details) as Details),
  };
  return { match: after, code, names };
}
