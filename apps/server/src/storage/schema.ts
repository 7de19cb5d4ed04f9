/**
 * The tables, as kysely sees them. Times are milliseconds since 1970, lists and
 * small objects are JSON text, and yes and no are 1 and 0: types that SQLite and
 * PostgreSQL share.
 */
import type {
  ClockClass,
  JobPhase,
  LeaderboardName,
  MatchPhase,
  ReportReason,
  Ruleset,
  Side,
  Visibility,
} from "@masume/protocol";

export interface Schema {
  players: PlayerRow;
  player_tokens: PlayerTokenRow;
  device_codes: DeviceCodeRow;
  blocks: BlockRow;
  player_reports: PlayerReportRow;
  folders: FolderRow;
  puzzles: PuzzleRow;
  reports: ReportRow;
  runs: RunRow;
  results: ResultRow;
  ranked_days: RankedDayRow;
  matches: MatchRow;
  moves: MoveRow;
  seeks: SeekRow;
  ratings: RatingRow;
  game_starts: GameStartRow;
  nodes: NodeRow;
  presence: PresenceRow;
  spectators: SpectatorsRow;
  jobs: JobRow;
  records: RecordRow;
  record_heads: RecordHeadRow;
}

export interface PlayerRow {
  id: string;
  name: string;
  created_at: number;
}

/** One token per device; only its SHA-256 is stored. */
export interface PlayerTokenRow {
  hash: string;
  player_id: string;
  /** Browser and system, as they called themselves; empty for a program. */
  device: string;
  created_at: number;
  /** After its creation, and within the hour: not every request is written down. */
  used_at: number;
}

export interface DeviceCodeRow {
  hash: string;
  player_id: string;
  expires_at: number;
}

/** A player does not want to meet another. */
export interface BlockRow {
  player_id: string;
  blocked_id: string;
  at: number;
}

/** A player objects to another, for whoever runs the server to look at. */
export interface PlayerReportRow {
  id: string;
  player_id: string;
  reported_id: string;
  reason: ReportReason;
  /** `match …` with its id, `run …` with board and day, or empty. */
  about: string;
  note: string;
  at: number;
  /** When it was dealt with. */
  closed_at: number | null;
}

export interface FolderRow {
  id: string;
  player_id: string;
  name: string;
  created_at: number;
}

export interface PuzzleRow {
  id: string;
  player_id: string;
  folder_id: string | null;
  game: string;
  puzzle: string;
  title: string;
  level: number | null;
  width: number | null;
  height: number | null;
  visibility: Visibility;
  /** As the server found when it was published; null where it does not know. */
  solutions: "one" | "several" | null;
  /** Since when it is off the public list, because players have reported it. */
  hidden_at: number | null;
  /** When whoever runs the server put it back there: reports before that no longer count. */
  cleared_at: number | null;
  /** Set together for a puzzle that a job made: its number in that job. */
  job_id: string | null;
  job_index: number | null;
  created_at: number;
}

/** A player objects to a published puzzle. */
export interface ReportRow {
  puzzle_id: string;
  player_id: string;
  at: number;
}

/** A timed attempt, started and timed by the server: one per player, leaderboard and day. */
export interface RunRow {
  id: string;
  player_id: string;
  board: LeaderboardName;
  day: string;
  /** JSON: the puzzles to solve, in order. */
  puzzles: string;
  solved: number;
  started_at: number;
}

export interface ResultRow {
  player_id: string;
  board: LeaderboardName;
  day: string;
  solved: number;
  elapsed_ms: number;
  at: number;
  /** What was reached, where the leaderboard goes by it; else 0. */
  score: number;
  /** Moves of the answers, where the leaderboard goes by them; else 0. */
  turns: number;
  /** 1: nobody can have played like that, so it is kept but has no rank. */
  implausible: number;
  /** JSON: for each puzzle solved, the milliseconds of play before each move, as the player's device saw them. */
  times: string;
}

/** What a day's puzzles are made from; nobody is told before the day is over. */
export interface RankedDayRow {
  board: LeaderboardName;
  day: string;
  seed: string;
}

export interface MatchRow {
  id: string;
  /** Six digits of a room; it stays for a while after the room is full. */
  code: string | null;
  phase: MatchPhase;
  /** Matches before version 0.2 call the basic rules `source`. */
  rules: Ruleset | "source";
  clock: string;
  red_id: string | null;
  blue_id: string | null;
  /** Counts changes; a change is committed only on the version it was decided on. */
  version: number;
  ply: number;
  turn_at: number;
  deadline: number | null;
  /** JSON: whatever no query needs. */
  details: string;
  created_at: number;
  updated_at: number;
}

export interface MoveRow {
  match_id: string;
  ply: number;
  side: Side;
  turn: string;
  at: number;
}

export interface SeekRow {
  player_id: string;
  node_id: string;
  rules: Ruleset;
  clock: string;
  /** 1: a rated game. Servers of versions before know only casual ones, and write nothing. */
  rated: number | null;
  /** The side wanted; null when it is drawn by lot. */
  side: Side | null;
  at: number;
}

/** A player's Glicko-2 rating in games of about the same pace. */
export interface RatingRow {
  player_id: string;
  class: ClockClass;
  rating: number;
  deviation: number;
  volatility: number;
  /** Rated games played. */
  games: number;
  /** When the last of them ended. */
  at: number;
}

/** A game is about to start for this player on that node: it counts like one in progress. */
export interface GameStartRow {
  id: string;
  player_id: string;
  node_id: string;
}

/** A running server; one that has not been seen for a while is dead. */
export interface NodeRow {
  id: string;
  seen_at: number;
}

/** A player has a socket open on that node. */
export interface PresenceRow {
  player_id: string;
  node_id: string;
}

/** How many sockets of that node watch a match without playing in it. */
export interface SpectatorsRow {
  match_id: string;
  node_id: string;
  count: number;
}

export interface JobRow {
  id: string;
  player_id: string;
  folder_id: string;
  game: string;
  params: string;
  seed: string;
  count: number;
  made: number;
  phase: JobPhase;
  failure: string | null;
  /** The next try; those before it are done with. */
  tried: number;
  /** What the last tries in a row weigh that gave nothing new. */
  misses: number;
  /** The time it has taken of a thread. */
  spent_ms: number;
  created_at: number;
  updated_at: number;
}

/** What a player's devices share: the newest version of one record of one of the app's stores. */
export interface RecordRow {
  player_id: string;
  /** Of store and key, which may be longer than an index allows. */
  hash: string;
  store: string;
  key: string;
  /** JSON as the device wrote it; null once deleted. */
  value: string | null;
  /** By the clock of the device. */
  written_at: number;
  /** Rises with every change of the player's records: a device asks for what came after. */
  seq: number;
}

export interface RecordHeadRow {
  player_id: string;
  seq: number;
  /** Those that are not deleted. */
  records: number;
  /** Of all, deleted ones too. */
  bytes: number;
}
