/**
 * The HTTP API as data: what each operation is for, who may call it and how often,
 * what goes in and what comes out. The server registers its routes from this
 * table; types, OpenAPI and the table in `docs/api.md` follow from it too.
 */
import { z } from "zod";
import type { RouteName } from "../endpoints.js";
import { clockClass, cursor, displayText, id, idParams, matchPhase, player, queryInteger } from "./fields.js";
import {
  block,
  classRating,
  folder,
  job,
  leaderboard,
  leaderboardName,
  level,
  matchSummary,
  playerName,
  puzzle,
  puzzleFilter,
  rankedPlayers,
  record,
  reportReason,
  seek,
  session,
  title,
  visibility,
  wholeMatch,
} from "./objects.js";

export interface RouteDefinition {
  readonly tag: "players" | "matches" | "leaderboards" | "library" | "records" | "jobs" | "server";
  /** One line for the OpenAPI document. */
  readonly summary: string;
  /** `optional`: anybody, but the answer may differ for a known player. */
  readonly auth: "none" | "optional" | "player";
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
  /** 200, or 204 without a response, unless given. */
  readonly status?: number;
  /** Requests per minute from one address and of one player, where fewer than usual. */
  readonly perMinute?: number;
}

export const routes = {
  getHealth: {
    tag: "server",
    summary: "Whether the server runs, its version, and whether it has storage for online play.",
    auth: "none",
    response: z.object({
      status: z.literal("ok"),
      version: z.string(),
      uptime: z.number(),
      online: z.boolean(),
    }),
  },
  getReadiness: {
    tag: "server",
    summary: "Whether its storage answers too, for load balancers.",
    auth: "none",
    response: z.object({ status: z.literal("ready") }),
  },

  createPlayer: {
    tag: "players",
    summary: "Become a player. The secret comes in a cookie that scripts cannot read.",
    auth: "none",
    body: z.strictObject({ name: playerName }),
    response: player,
    status: 201,
    perMinute: 20,
  },
  getPlayer: {
    tag: "players",
    summary: "A player's public name, and ratings by the pace of the game.",
    auth: "none",
    params: idParams,
    response: player.extend({ ratings: z.array(classRating) }),
  },
  getMe: { tag: "players", summary: "Who am I?", auth: "player", response: player },
  renameMe: {
    tag: "players",
    summary: "Change my name.",
    auth: "player",
    body: z.strictObject({ name: playerName }),
    response: player,
  },
  deleteMe: { tag: "players", summary: "Delete me and everything that is mine.", auth: "player" },
  exportMe: {
    tag: "players",
    summary: "Everything that is mine, as one JSON value.",
    auth: "player",
    response: z.looseObject({ format: z.string(), version: z.number() }),
    perMinute: 10,
  },
  signOut: { tag: "players", summary: "Sign this device out.", auth: "none" },
  listSessions: {
    tag: "players",
    summary: "Where I am signed in, the last used first. A session ends when it was not used for 400 days.",
    auth: "player",
    response: z.object({ sessions: z.array(session) }),
  },
  endSession: { tag: "players", summary: "Sign one of my devices out.", auth: "player", params: idParams },
  endOtherSessions: { tag: "players", summary: "Sign out every device but this one.", auth: "player" },
  createDeviceCode: {
    tag: "players",
    summary: "A code that signs another device in as me: valid once, for ten minutes.",
    auth: "player",
    response: z.object({ code: z.string(), expiresAt: z.number() }),
    perMinute: 10,
  },
  redeemDeviceCode: {
    tag: "players",
    summary: "Use such a code on the other device.",
    auth: "none",
    body: z.strictObject({ code: z.string().min(10).max(20) }),
    response: player,
    perMinute: 10,
  },
  listBlocks: {
    tag: "players",
    summary: "Whom I have blocked, the latest first.",
    auth: "player",
    response: z.object({ blocks: z.array(block) }),
  },
  blockPlayer: {
    tag: "players",
    summary:
      "Block a player: no quick match brings us together, neither can join the other's room, and they can offer me nothing. They get no notice of it. A game in progress goes on.",
    auth: "player",
    body: z.strictObject({ player: id }),
    perMinute: 30,
  },
  unblockPlayer: { tag: "players", summary: "Take that back.", auth: "player", params: idParams },
  reportPlayer: {
    tag: "players",
    summary:
      "Report a player to whoever runs the server, for a game we played or watched (`match`), for a result on a leaderboard (`board`, `day`), or as such. Nobody else sees it; reported again, the later report stands.",
    auth: "player",
    params: idParams,
    body: z
      .strictObject({
        reason: reportReason,
        note: displayText(500).optional(),
        match: id.optional(),
        board: leaderboardName.optional(),
        day: z.iso.date().optional(),
      })
      .refine(
        ({ match, board, day }) => (board === undefined) === (day === undefined) && !(match && board),
        "a report is about a game, or a board and a day, or neither",
      ),
    perMinute: 10,
  },

  listMatches: {
    tag: "matches",
    summary: "Games in progress, latest started first.",
    auth: "none",
    query: z.object({ before: cursor.optional(), limit: queryInteger(1, 100).default(20) }),
    response: z.object({ matches: z.array(matchSummary), next: z.string().nullable() }),
  },
  listMyMatches: {
    tag: "matches",
    summary: "My games, latest started first; all, or those in one phase.",
    auth: "player",
    query: z.object({
      phase: matchPhase.optional(),
      before: cursor.optional(),
      limit: queryInteger(1, 100).default(20),
    }),
    response: z.object({ matches: z.array(matchSummary), next: z.string().nullable() }),
  },
  getMatch: {
    tag: "matches",
    summary: "A game with all its turns, and as a record to keep.",
    auth: "none",
    params: idParams,
    response: wholeMatch,
  },
  listSeeks: {
    tag: "matches",
    summary:
      "Who looks for an opponent, the longest waiting first; without those with whom a block stands between us.",
    auth: "optional",
    query: z.object({ limit: queryInteger(1, 100).default(50) }),
    response: z.object({ seeks: z.array(seek) }),
  },
  listRatings: {
    tag: "matches",
    summary:
      "The highest rated players at a pace, with my own rating. Ratings that are provisional have no rank.",
    auth: "optional",
    params: z.object({ clock: clockClass }),
    query: z.object({ limit: queryInteger(1, 100).default(50) }),
    response: rankedPlayers,
  },

  getLeaderboard: {
    tag: "leaderboards",
    summary: "A day's leaderboard, with your own rank.",
    auth: "optional",
    params: z.object({ board: leaderboardName }),
    query: z.object({ day: z.iso.date().optional(), limit: queryInteger(1, 100).default(50) }),
    response: leaderboard,
  },
  startRun: {
    tag: "leaderboards",
    summary:
      "Start the attempt of a day that is today somewhere on earth: the puzzles come now, and the server's clock runs. There is one per player and day; asked again, it is the same, with the number of puzzles solved and the time since it was started.",
    auth: "player",
    params: z.object({ board: leaderboardName }),
    query: z.object({ day: z.iso.date().optional() }),
    response: z.object({
      run: z.string(),
      day: z.string(),
      puzzles: z.array(z.string()),
      solved: z.number(),
      elapsedMs: z.number(),
    }),
    status: 201,
    perMinute: 60,
  },
  submitAnswer: {
    tag: "leaderboards",
    summary:
      "The moves that solve the next puzzle of an attempt, with the milliseconds of play before each. An attempt that nobody can have played like that is kept, but not ranked.",
    auth: "player",
    params: z.object({ board: leaderboardName, run: id }),
    body: z.strictObject({
      puzzle: z.int().min(0).max(100),
      moves: z.array(z.string().max(20_000)).max(5_000),
      times: z.array(z.int().min(0).max(1_000_000_000)).max(5_000).optional(),
    }),
    response: z.object({
      solved: z.number(),
      of: z.number(),
      elapsedMs: z.number(),
      isRanked: z.boolean(),
    }),
    perMinute: 60,
  },

  listPuzzles: {
    tag: "library",
    summary: "Published puzzles, newest first, by game, level, size and words of the title.",
    auth: "none",
    query: puzzleFilter,
    response: z.object({
      puzzles: z.array(puzzle.extend({ ownerName: z.string() })),
      next: z.string().nullable(),
    }),
  },
  listMyPuzzles: {
    tag: "library",
    summary: "My puzzles.",
    auth: "player",
    query: puzzleFilter.extend({ folder: id.optional() }),
    response: z.object({ puzzles: z.array(puzzle), next: z.string().nullable() }),
  },
  createPuzzle: {
    tag: "library",
    summary:
      "Save a puzzle, in any notation its game reads. What is published is graded by the server: its level and number of solutions are not the author's to choose.",
    auth: "player",
    body: z.strictObject({
      game: z.string().max(20),
      puzzle: z.string().min(1).max(100_000),
      title,
      folder: id.optional(),
      level: level.optional(),
      visibility: visibility.default("private"),
    }),
    response: puzzle,
    status: 201,
    perMinute: 120,
  },
  getPuzzle: {
    tag: "library",
    summary: "One puzzle: mine, shared by link, or published.",
    auth: "optional",
    params: idParams,
    response: puzzle,
  },
  updatePuzzle: {
    tag: "library",
    summary: "Rename, move, share or publish one of my puzzles.",
    auth: "player",
    params: idParams,
    body: z
      .strictObject({ title, level: level.nullable(), visibility, folder: id.nullable() })
      .partial()
      .refine((body) => Object.keys(body).length > 0, "nothing to change"),
    response: puzzle,
  },
  deletePuzzle: {
    tag: "library",
    summary: "Delete one of my puzzles.",
    auth: "player",
    params: idParams,
  },
  reportPuzzle: {
    tag: "library",
    summary:
      "Report a published puzzle; three players of at least a week who report one take it off the public list, and its author sees that.",
    auth: "player",
    params: idParams,
    perMinute: 10,
  },
  listFolders: {
    tag: "library",
    summary: "My folders.",
    auth: "player",
    response: z.object({ folders: z.array(folder) }),
  },
  createFolder: {
    tag: "library",
    summary: "Create a folder.",
    auth: "player",
    body: z.strictObject({ name: displayText(80) }),
    response: folder,
    status: 201,
  },
  deleteFolder: {
    tag: "library",
    summary: "Delete a folder and everything in it.",
    auth: "player",
    params: idParams,
  },

  listRecords: {
    tag: "records",
    summary:
      "What my devices have written after a change number, oldest first. A page may be shorter than asked for; the last one reaches `head`, or is empty.",
    auth: "player",
    query: z.object({
      after: queryInteger(0, 2 ** 31 - 1).default(0),
      limit: queryInteger(1, 200).default(100),
    }),
    response: z.object({
      records: z.array(z.object({ ...record.shape, seq: z.number() })),
      head: z.number(),
    }),
    perMinute: 240,
  },
  writeRecords: {
    tag: "records",
    summary:
      "Write records; of two versions of one record the later stays. `behind`: the indexes of those that came too late. Without room for all (`full`), none is written.",
    auth: "player",
    body: z.strictObject({ records: z.array(record).min(1).max(200) }),
    response: z.object({ behind: z.array(z.number()) }),
    perMinute: 120,
  },

  createJob: {
    tag: "jobs",
    summary: "Generate a number of different puzzles with these parameters, into a new folder.",
    auth: "player",
    body: z.strictObject({
      game: z.string().max(20),
      params: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])),
      count: z.int().min(1).max(500),
      seed: displayText(80).optional(),
      folder: displayText(80),
    }),
    response: job,
    status: 202,
    perMinute: 20,
  },
  listJobs: {
    tag: "jobs",
    summary: "My jobs, newest first.",
    auth: "player",
    response: z.object({ jobs: z.array(job) }),
  },
  getJob: {
    tag: "jobs",
    summary: "How far a job is.",
    auth: "player",
    params: idParams,
    response: job,
  },
  cancelJob: {
    tag: "jobs",
    summary: "Stop a job; what it has made stays.",
    auth: "player",
    params: idParams,
  },
} as const satisfies Record<RouteName, RouteDefinition>;
