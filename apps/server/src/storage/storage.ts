/**
 * Where everything is kept. A store is a kysely database and the little that
 * SQLite and PostgreSQL do each in their own way: how a change of a match is
 * committed, how nodes hear of each other, whose clock counts, what a consistent
 * view is. The two folders beside this file have the same files.
 */
import type { Side } from "@masume/games/nonaga";
import { type Kysely, Migrator } from "kysely";
import { migrationProvider } from "./migrations.js";
import { problemBehind, StorageProblem } from "./storage-error.js";
import type { MatchRow, MoveRow, Schema } from "./schema.js";

export interface Store {
  readonly kind: "sqlite" | "postgres";
  readonly db: Kysely<Schema>;
  readonly bus: Bus;
  /** Folder or host, for people. */
  readonly place: string;
  /** PostgreSQL's address, for those that need connections of their own; it may hold a password. */
  readonly url?: string;
  /** True when the change is on disk; false when the match has moved on since, and nothing was changed. */
  commit(change: MatchChange): Promise<boolean>;
  /** A match with its turns and the names of its players, all of one moment. */
  readMatch(id: string): Promise<StoredMatch | undefined>;
  /** The one clock of all nodes, in milliseconds since 1970. */
  now(): number;
  /** Reads from one moment, while others go on writing. */
  snapshot<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface StoredMatch {
  readonly row: MatchRow;
  readonly turns: readonly string[];
  readonly names: Readonly<Record<Side, string | null>>;
}

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
  /** Somebody sits down. */
  readonly seats?: Readonly<Pick<MatchRow, "red_id" | "blue_id">>;
  /** Moves from this ply on are taken back. */
  readonly dropFrom?: number;
  readonly move?: Readonly<Omit<MoveRow, "match_id">>;
  /** Another match that begins with this change. */
  readonly begins?: Readonly<MatchRow>;
}

/**
 * News for every node, this one included. Lost news must cost nothing but time.
 * A change of nothing but a move brings that along, so that nobody has to ask
 * the database for it.
 */
export type News =
  | {
      readonly kind: "match";
      readonly match: string;
      readonly version: number;
      readonly moved?: { readonly set: MatchColumns; readonly turn: string };
    }
  | { readonly kind: "paired"; readonly player: string; readonly match: string }
  | { readonly kind: "presence"; readonly player: string }
  | { readonly kind: "onlookers"; readonly match: string; readonly node: string }
  | { readonly kind: "named"; readonly player: string };

export interface Bus {
  tell(news: News): void;
  /** One listener a store. */
  listen(hear: (news: News) => void): void;
}

/** Brings the tables up to date; a database that a newer version wrote is left alone. */
export async function migrate(db: Kysely<Schema>, place: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && /missing|corrupted migrations/.test(error.message)) {
    throw new StorageProblem("newer", place, error);
  }
  throw problemBehind(error, place);
}
