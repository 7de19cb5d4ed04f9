/**
 * Where everything is stored, as narrow interfaces: what SQLite and PostgreSQL do
 * each in their own way. The two folders beside this file have the same files, and
 * nothing outside of `storage/` asks which of them it is.
 */
import type { Side } from "@masume/protocol";
import type { Compilable, Kysely, SelectQueryBuilder } from "kysely";
import type { MatchRow, MoveRow, RatingRow, Schema } from "./schema.js";

export interface Storage {
  readonly database: Database;
  readonly matches: MatchRepository;
  readonly presence: PresenceRepository;
  readonly bus: Bus;
  readonly jobs: JobBackend;
  close(): Promise<void>;
}

export interface Database {
  readonly db: Kysely<Schema>;
  /** For searches, exports and long pages: no game waits for these. It sees what was committed before. */
  readonly lists: Kysely<Schema>;
  /** Folder or host, for people; never a password. */
  readonly location: string;
  /** Other servers may be using it at the same time. */
  readonly isShared: boolean;
  /** The one clock of all servers, in milliseconds since 1970. */
  now(): number;
  /** Work that may take longer than any request: of a server that starts, with nobody waiting for answers yet. */
  maintain<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Reads from one moment, while others go on writing. */
  snapshot<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /**
   * A transaction that needs no answers in between, so that nobody waits for its sender: `first` and, if that
   * changed a row, `second`. True if it did. Both belong to the player, who is locked first.
   */
  commitIf(player: string, first: Compilable, second: Compilable | undefined): Promise<boolean>;
  /** The same query, passing over rows that another transaction is about to take. */
  skipLocked<Table extends keyof Schema, Row>(
    query: SelectQueryBuilder<Schema, Table, Row>,
  ): SelectQueryBuilder<Schema, Table, Row>;
  /** The same query; another transaction that wants these rows waits for this one to end. */
  lockRows<Table extends keyof Schema, Row>(
    query: SelectQueryBuilder<Schema, Table, Row>,
  ): SelectQueryBuilder<Schema, Table, Row>;
  /** Lets no other server write the table until the transaction ends. */
  lockTable(transaction: Kysely<Schema>, table: keyof Schema): Promise<void>;
}

export interface MatchRepository {
  /** True when the change is on disk; false when the match has changed since, and nothing was written. */
  commit(change: MatchChange): Promise<boolean>;
  /** A match with its turns and the names of its players, all of one moment. */
  find(id: string): Promise<StoredMatch | undefined>;
  /** Those of the matches that another server has changed. */
  findChanged(known: readonly MatchVersion[]): Promise<readonly MatchVersion[]>;
}

export interface MatchVersion {
  readonly id: string;
  readonly version: number;
}

export interface StoredMatch {
  readonly row: MatchRow;
  readonly turns: readonly string[];
  readonly names: Readonly<Record<Side, string | null>>;
  /** Of a rated game; null where a player has no rating yet. */
  readonly ratings: Readonly<Record<Side, StoredRating | null>>;
}

export type StoredRating = Readonly<Pick<RatingRow, "rating" | "deviation">>;

/**
 * What a change may write. Seats are not among it, for somebody may have been deleted from one meanwhile;
 * nor is the code, which may be another room's by now.
 */
export type MatchColumns = Readonly<
  Pick<MatchRow, "phase" | "ply" | "turn_at" | "deadline" | "details" | "updated_at">
>;

export interface MatchChange {
  readonly id: string;
  /** The version this was decided on; it becomes one more. */
  readonly version: number;
  readonly set: MatchColumns;
  /** A player takes a seat. */
  readonly seats?: Readonly<Pick<MatchRow, "red_id" | "blue_id">>;
  /** Moves from this ply on are taken back. */
  readonly dropFrom?: number;
  readonly move?: Readonly<Omit<MoveRow, "match_id">>;
  /** Another match that starts with this change. */
  readonly rematch?: Readonly<MatchRow>;
}

/** Who is connected to the other servers. A server that is alone has nothing to write down. */
export interface PresenceRepository {
  setPlayers(node: string, online: readonly string[], offline: readonly string[]): Promise<void>;
  /** Those with a socket on another server that was alive after `aliveAfter`. */
  playersElsewhere(
    node: string,
    players: readonly string[],
    aliveAfter: number,
  ): Promise<ReadonlySet<string>>;
  /** By match, how many watch on this server without playing. */
  setSpectators(node: string, counts: ReadonlyMap<string, number>): Promise<void>;
  spectatorsElsewhere(
    node: string,
    matches: readonly string[],
    aliveAfter: number,
  ): Promise<ReadonlyMap<string, number>>;
}

/**
 * Messages to every server, this one included. A lost message must cost nothing but
 * time. A change of nothing but a move brings that along, so that nobody has to
 * query the database for it.
 */
export interface Bus {
  publish(message: BusMessage): void;
  /** One subscriber per process. */
  subscribe(listener: (message: BusMessage) => void): void;
}

export type BusMessage =
  | {
      readonly kind: "match";
      readonly match: string;
      readonly version: number;
      readonly moved?: { readonly set: MatchColumns; readonly turn: string };
    }
  | { readonly kind: "paired"; readonly player: string; readonly match: string }
  | { readonly kind: "presence"; readonly player: string }
  | { readonly kind: "spectators"; readonly match: string; readonly node: string }
  | { readonly kind: "renamed"; readonly player: string }
  /** A session of the player has written records; its other sessions want to know. */
  | { readonly kind: "records"; readonly player: string; readonly session: string; readonly head: number }
  /** One session of the player has ended, or all. */
  | { readonly kind: "signed-out"; readonly player: string; readonly session?: string };

/** Runs the jobs of a player for a while; true when there is more to do for this player. */
export type TakeTurn = (player: string) => Promise<boolean>;

export interface JobBackend {
  /** The queue of a server: jobs are run here, or by workers elsewhere. */
  openQueue(takeTurn: TakeTurn, onError: (thrown: unknown) => void): Promise<JobQueue>;
  /** Takes players from the queue of all servers; undefined where a server runs its own jobs. */
  startWorker?(concurrency: number, takeTurn: TakeTurn): Promise<JobWorker>;
}

/** Players with unfinished jobs, who take turns. */
export interface JobQueue {
  add(player: string): Promise<void>;
  close(): Promise<void>;
}

export interface JobWorker {
  /** Waits for the jobs in progress to be put down. */
  stop(): Promise<void>;
}
