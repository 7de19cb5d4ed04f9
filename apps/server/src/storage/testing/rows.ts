/** Rows to test with, of which a test says only what matters to it. */
import type { LeaderboardName } from "@masume/protocol";
import { newId } from "../../platform/ids.js";
import type { MatchRow, PuzzleRow, ResultRow } from "../schema.js";
import type { MemoryStorage } from "./memory-storage.js";

export interface NewMatchRow extends Partial<Omit<MatchRow, "red_id" | "blue_id" | "details">> {
  readonly red?: string | null;
  readonly blue?: string | null;
  readonly details?: object;
}

/** A game in progress between two, in which both have moved, unless told otherwise; returns its id. */
export async function addMatch(
  { db, time }: MemoryStorage,
  { red = null, blue = null, details, ...row }: NewMatchRow,
): Promise<string> {
  const id = row.id ?? newId();
  await db
    .insertInto("matches")
    .values({
      id,
      code: null,
      phase: "playing",
      rules: "basic",
      clock: "none",
      version: 2,
      ply: 2,
      turn_at: time,
      deadline: null,
      created_at: time,
      updated_at: time,
      ...row,
      red_id: red,
      blue_id: blue,
      details: JSON.stringify({
        left: null,
        offers: { draw: null, takeback: null, rematch: null },
        declined: [],
        result: null,
        next: null,
        ...details,
      }),
    })
    .execute();
  return id;
}

interface NewResultRow extends Partial<Omit<ResultRow, "player_id">> {
  readonly player: string;
  readonly board: LeaderboardName;
  readonly day: string;
}

/** A puzzle solved in a minute, unless told otherwise. */
export async function addResult(
  { db, time }: MemoryStorage,
  { player, ...row }: NewResultRow,
): Promise<void> {
  const usual = { solved: 1, score: 0, turns: 0, elapsed_ms: 60_000, at: time, implausible: 0, times: "[]" };
  await db
    .insertInto("results")
    .values({ ...usual, ...row, player_id: player })
    .execute();
}

interface NewPuzzleRow extends Partial<Omit<PuzzleRow, "player_id" | "folder_id">> {
  readonly player: string;
  readonly folder?: string;
}

/** A small private puzzle without a level, unless told otherwise; returns its id. */
export async function addPuzzle(
  { db, time }: MemoryStorage,
  { player, folder, ...row }: NewPuzzleRow,
): Promise<string> {
  const id = row.id ?? newId();
  await db
    .insertInto("puzzles")
    .values({
      id,
      game: "stroke",
      puzzle: "s3-0-8",
      title: "A puzzle",
      level: null,
      solutions: null,
      hidden_at: null,
      cleared_at: null,
      width: 3,
      height: 3,
      visibility: "private",
      job_id: null,
      job_index: null,
      created_at: time,
      ...row,
      player_id: player,
      folder_id: folder ?? null,
    })
    .execute();
  return id;
}
