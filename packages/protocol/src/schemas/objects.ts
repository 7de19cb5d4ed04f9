/** What the API's operations take and answer, where it is more than a field or two. */
import { z } from "zod";
import {
  cursor,
  displayText,
  matchPhase,
  matchResult,
  player,
  queryInteger,
  ruleset,
  storedText,
} from "./fields.js";

export const visibility = z.enum(["private", "link", "public"]);
export const jobPhase = z.enum(["queued", "running", "done", "failed", "cancelled"]);
export const leaderboardName = z.enum(["stroke-attack", "slither-daily"]);

export const playerName = displayText(24);
export const title = displayText(80);
export const level = z.int().min(1).max(5);

/** A device that is signed in. */
export const session = z.object({
  id: z.string(),
  /** Browser and system, as they call themselves; empty for a program. */
  device: z.string(),
  createdAt: z.number(),
  /** Within the hour. */
  usedAt: z.number(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

export const matchSummary = z.object({
  id: z.string(),
  phase: matchPhase,
  rules: ruleset,
  clock: z.string(),
  plies: z.number(),
  red: player.nullable(),
  blue: player.nullable(),
  result: matchResult.nullable(),
  updatedAt: z.number(),
});

export const leaderboardEntry = z.object({
  rank: z.number(),
  player,
  solved: z.number(),
  elapsedMs: z.number(),
});

export const puzzle = z.object({
  id: z.string(),
  owner: z.string(),
  game: z.string(),
  puzzle: z.string(),
  title: z.string(),
  folder: z.string().nullable(),
  level: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  visibility,
  /** As the server found when it was published; null where it does not know. */
  solutions: z.enum(["one", "several"]).nullable(),
  /** Off the public list, because players have reported it. */
  isHidden: z.boolean(),
  createdAt: z.number(),
});

export const puzzleFilter = z.object({
  /** Any word, for there may be puzzles of that game or not. */
  game: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional(),
  level: queryInteger(1, 5).optional(),
  /** Cells per side. */
  min: queryInteger(1, 200).optional(),
  max: queryInteger(1, 200).optional(),
  /** Words of the title. */
  q: displayText(80).optional(),
  before: cursor.optional(),
  limit: queryInteger(1, 100).default(50),
});

export const folder = z.object({ id: z.string(), name: z.string(), createdAt: z.number() });

export const record = z.strictObject({
  store: z.string().regex(/^[a-z]{1,20}$/),
  key: storedText(1, 100_000),
  value: storedText(0, 400_000).nullable(),
  writtenAt: z.int().min(0),
});

export const job = z.object({
  id: z.string(),
  folder: z.string(),
  game: z.string(),
  params: z.string(),
  seed: z.string(),
  count: z.number(),
  made: z.number(),
  phase: jobPhase,
  failure: z.string().nullable(),
  createdAt: z.number(),
});
