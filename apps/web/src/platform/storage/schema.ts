/** What the database on the device holds: one kind of record per store, found by its key. */
import type { GameId } from "@masume/games";
import type { Message } from "@masume/kernel";
import type { LeaderboardName } from "@masume/protocol";
import type { DBSchema } from "idb";

export interface Schema extends DBSchema {
  sessions: { key: string; value: SessionRecord };
  library: { key: string; value: LibraryRecord };
  progress: { key: string; value: ProgressRecord };
  results: { key: string; value: RunRecord };
  solves: { key: string; value: SolveRecord };
  attempts: { key: string; value: AttemptRecord };
  solverRuns: { key: string; value: SolverRunRecord };
  outbox: { key: string; value: OutboxEntry };
}

/** What a player's devices share. */
export const sharedStores = ["sessions", "library", "progress", "results", "solves"] as const;
/** What pages read and write: the shared records, and those of this device alone. */
export const recordStores: readonly [...typeof sharedStores, "attempts", "solverRuns"] = [
  ...sharedStores,
  "attempts",
  "solverRuns",
];

export type SharedStore = (typeof sharedStores)[number];
export type RecordStore = (typeof recordStores)[number];
export type StoreName = RecordStore | "outbox";
export type Stored<Store extends StoreName> = Schema[Store]["value"];

/** A session as it was left. */
export interface SessionRecord {
  /** Game and puzzle. */
  readonly key: string;
  readonly game: GameId;
  /** Where in the app it is played. */
  readonly href: string;
  readonly title: Message;
  /** The kernel's saved session. */
  readonly saved: string;
  /** Milliseconds of play so far. */
  readonly elapsed: number;
  readonly hints: number;
  /** Wrong steps that the page has pointed out. */
  readonly mistakes?: number;
  /** The wrong move that was counted last; none while all is well. */
  readonly mistake?: string;
  /** Something is drawn on it: neither untouched nor just reset. Absent in old records. */
  readonly isBegun?: boolean;
  readonly progress: { readonly value: number; readonly of: number };
  /** How far it is, where a number of a whole does not say it. */
  readonly note?: Message;
  /** Milliseconds it took, once solved. */
  readonly solvedIn?: number;
  /** What was reached, once the last move that the puzzle allows was made without solving it. */
  readonly ended?: Ending;
  /** How hard the puzzle is, where that is known. */
  readonly grade?: PuzzleGrade;
  readonly updated: number;
}

/** The result of a game that ended short of the solution: it stays, whatever is tried afterwards. */
export interface Ending {
  /** Milliseconds it took. */
  readonly time: number;
  readonly score: Score;
}

/** How far a game with a limit on moves came, with how many of them. */
export interface Score {
  readonly value: number;
  readonly of: number;
  readonly moves: number;
  readonly maxMoves: number;
}

/** A puzzle that somebody saved, with a name and a folder. */
export interface LibraryRecord {
  /** Game and code: a puzzle stands once in a library. */
  readonly key: string;
  readonly game: GameId;
  readonly code: string;
  readonly name: string;
  /** Empty for none. */
  readonly folder: string;
  readonly saved: number;
  /** How it was made and from which seed, where the generator made it. */
  readonly origin?: string;
  /** How hard it is, once that has been measured. */
  readonly grade?: PuzzleGrade;
}

export interface PuzzleGrade {
  /** Null where it is beyond the scale. */
  readonly level: number | null;
  /** Numbers of the hardest techniques it takes. */
  readonly hardest: readonly number[];
  /** Where the level is above that of the hardest technique: that level, and the percentage known when trials began. */
  readonly raised?: { readonly from: number; readonly known: number };
}

/** How well a stage has been done: the best time, and the stars. */
export interface ProgressRecord {
  /** Game and stage. */
  readonly key: string;
  readonly game: GameId;
  readonly stage: string;
  readonly stars: Stars;
  /** Milliseconds. */
  readonly best: number;
}

export type Stars = 1 | 2 | 3;

/** A run against the clock, saved puzzle by puzzle, so that it survives a closed page. */
export interface RunRecord {
  /** Game and seed. */
  readonly key: string;
  readonly game: GameId;
  readonly seed: string;
  /** The day of a daily run (`2026-11-15`); absent for a free one. */
  readonly day?: string;
  readonly band: string;
  /** Milliseconds per puzzle, for those done. */
  readonly times: readonly number[];
  readonly of: number;
  readonly begun: number;
  /** Those of a ranked run, as the server gave them; others are made from the seed. */
  readonly puzzles?: readonly string[];
}

/** A puzzle solved, or played to its last move: what the statistics are made of. */
export interface SolveRecord {
  /** Game, puzzle and moment: solving again is another record. */
  readonly key: string;
  readonly game: GameId;
  /** The reader's own calendar day (`2026-11-15`). */
  readonly day: string;
  /** Milliseconds it took. */
  readonly time: number;
  readonly hints: number;
  /** Wrong steps that the page has pointed out. */
  readonly mistakes?: number;
  /** Of the board, in games whose boards differ in it. */
  readonly size?: { readonly width: number; readonly height: number };
  /** As measured, in games that measure it; null where it is beyond the scale. */
  readonly level?: number | null;
  /** In a puzzle that limits the moves: what was reached with them, solved or not. */
  readonly score?: Score;
}

/** An attempt at a leaderboard. */
export interface AttemptRecord {
  /** Leaderboard and day. */
  readonly key: string;
  readonly board: LeaderboardName;
  /** By the player's own calendar. */
  readonly day: string;
  readonly player: string;
  readonly run: string;
  /** When the server's clock began to run, by this device's. */
  readonly startedAt?: number;
  readonly puzzles: readonly string[];
  /** The moves that solve the puzzles, in order, as far as they are solved. */
  readonly answers: readonly (readonly string[])[];
  /** For each of the answers, the milliseconds of play before each move. */
  readonly times?: readonly (readonly number[])[];
  /** How many answers the server has. */
  readonly sent: number;
  /** By the server's clock. */
  readonly elapsedMs?: number;
  /** Why it does not count: the server's code, `helped`, or `implausible`. */
  readonly refusal?: string;
}

/** A run of Sono's solver, with the best answer it found. */
export interface SolverRunRecord {
  /** Puzzle and moment. */
  readonly key: string;
  /** The puzzle's code, without a limit of turns. */
  readonly puzzle: string;
  /** The limit it searched under; absent: all pairs in the fewest turns. */
  readonly maxSteps?: number;
  readonly seed: string;
  /** How long it was to search. */
  readonly seconds: number;
  readonly begun: number;
  /** The answer file. */
  readonly answer: string;
  /** How many threads searched. Absent, like all below, in old records. */
  readonly threads?: number;
  /** Milliseconds that it has searched. */
  readonly elapsed?: number;
  /** Boards searched, by all threads. */
  readonly boards?: number;
  /** The best over time: after so many milliseconds, so many pairs in so many turns. */
  readonly history?: readonly (readonly [ms: number, pairs: number, turns: number])[];
  /** It went on from the best answer before it. */
  readonly continued?: boolean;
  /** The file that the problem came from, among many. */
  readonly file?: string;
}

/** A shared record that was written, or deleted, and is to be sent. */
export interface OutboxEntry {
  /** Store and key of the record. */
  readonly key: string;
  readonly store: SharedStore;
  readonly id: string;
  readonly writtenAt: number;
}
