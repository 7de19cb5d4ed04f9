/** What the API's operations take and answer, where it is more than a field or two. */
import { z } from "zod";
import {
  bySide,
  clockClass,
  cursor,
  displayText,
  matchPhase,
  matchResult,
  player,
  playerRating,
  queryInteger,
  ruleset,
  seatRating,
  side,
  storedText,
  victoryLine,
} from "./fields.js";

export const visibility = z.enum(["private", "link", "public"]);
export const jobPhase = z.enum(["queued", "running", "done", "failed", "cancelled"]);
export const leaderboardName = z.enum(["stroke-attack", "slither-daily", "sono-daily", "nonaga-daily"]);

/** Why a player is reported. */
export const reportReason = z.enum(["name", "cheating", "leaving", "other"]);

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

/** Somebody whom a player does not want to meet. */
export const block = z.object({ player, since: z.number() });

export const matchSummary = z.object({
  id: z.string(),
  phase: matchPhase,
  rules: ruleset,
  clock: z.string(),
  rated: z.boolean(),
  plies: z.number(),
  red: player.nullable(),
  blue: player.nullable(),
  result: matchResult.nullable(),
  updatedAt: z.number(),
});

/** A match with all that was played in it. */
export const wholeMatch = matchSummary.extend({
  turns: z.array(z.string()),
  /** The three pieces that won, when they are together. */
  victoryLine: victoryLine.nullable(),
  /** In a rated game, what the players were rated as, and what it changed. */
  ratings: bySide(seatRating.nullable()).nullable(),
  record: z.string(),
});

/** Somebody who looks for an opponent. */
export const seek = z.object({
  player,
  /** At this pace; null for a casual game, and for somebody who has not played a rated one yet. */
  rating: playerRating.nullable(),
  rules: ruleset,
  clock: z.string(),
  rated: z.boolean(),
  /** The side that they want; null when it is drawn by lot. */
  side: side.nullable(),
  since: z.number(),
});

export const classRating = playerRating.extend({ clock: clockClass });

/** The highest rated at a pace, and somebody's own rating. */
export const rankedPlayers = z.object({
  players: z.array(z.object({ rank: z.number(), player, ...playerRating.shape })),
  you: playerRating.extend({ rank: z.number().nullable() }).nullable(),
});

const leaderboardEntry = z.object({
  rank: z.number(),
  player,
  solved: z.number(),
  /** Pairs made, where a game also counts that ended short of all of them; else 0. */
  score: z.number(),
  /** Turns taken, where the leaderboard goes by them; else 0. */
  turns: z.number(),
  elapsedMs: z.number(),
});

export const leaderboard = z.object({
  day: z.string(),
  total: z.number(),
  entries: z.array(leaderboardEntry),
  you: z.object({ rank: z.number(), percentile: z.number() }).nullable(),
  /** SHA-256 of what the day's puzzles are made from, from the day before on. */
  seedHash: z.string().nullable(),
  /** That itself, once the day is over everywhere. */
  seed: z.string().nullable(),
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
