/**
 * Puzzles that players save, in folders or not, and share: with nobody, with those
 * who have the link, or with everybody. What is stored has been read by the game
 * itself, and is in the notation the game writes.
 */
import { findGame } from "@masume/games";
import type { Visibility } from "@masume/protocol";
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Cursor } from "../platform/cursor.js";
import { newId } from "../platform/ids.js";
import { fitting } from "../platform/page-size.js";
import { countRows } from "../storage/queries.js";
import type { FolderRow, PuzzleRow, Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import type { GradeRequest } from "./grade.js";
import { Grader } from "./grader.js";
import { readPuzzle } from "./read-puzzle.js";

export interface NewPuzzle {
  readonly game: string;
  readonly puzzle: string;
  readonly title: string;
  readonly folder?: string | undefined;
  readonly level?: number | undefined;
  readonly visibility: Visibility;
}

export interface PuzzleFilter {
  readonly game?: string | undefined;
  readonly level?: number | undefined;
  readonly folder?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Words of the title. */
  readonly words?: string | undefined;
  readonly before?: Cursor | undefined;
  readonly limit: number;
}

/** `no-solution`: nobody can solve it. `too-many`: another one of the player's is being looked at. */
export type PublishRefusal = "no-solution" | "too-many";

export interface PuzzlePage {
  readonly rows: readonly PuzzleRow[];
  readonly hasMore: boolean;
}

/** Per player. */
const maxPuzzles = 20_000;
const maxFolders = 500;
/** Reports that take a puzzle off the public list: of players who were not made for it just now. */
const reportsToHide = 3;
const minReporterMs = 7 * 24 * 60 * 60_000;

export class PuzzleLibrary {
  readonly #database: Database;
  readonly #grader: Grader;
  /** Those who are publishing a puzzle: one at a time, so that nobody keeps the grader from the others. */
  readonly #publishing = new Set<string>();

  constructor(database: Database, grader: Grader = new Grader()) {
    this.#database = database;
    this.#grader = grader;
  }

  get #db(): Kysely<Schema> {
    return this.#database.db;
  }

  get #lists(): Kysely<Schema> {
    return this.#database.lists;
  }

  /** As it is stored; or why not: no puzzle of that game, not the player's folder, no room, or not to be published. */
  async create(
    player: string,
    given: NewPuzzle,
  ): Promise<PuzzleRow | "unreadable" | "no-folder" | "full" | PublishRefusal> {
    const game = await findGame(given.game);
    const puzzle = game && readPuzzle(game, given.puzzle);
    if (!game || !puzzle?.ok) return "unreadable";
    if (given.folder !== undefined && !(await this.#ownsFolder(player, given.folder))) return "no-folder";
    if (!(await this.hasRoomFor(player, 1))) return "full";
    const { width = null, height = null } = game.size?.(puzzle.value) ?? {};
    const text = game.codec.puzzle.format(puzzle.value);
    const grade =
      given.visibility === "public"
        ? await this.#gradeFor(player, { game: given.game, puzzle: text })
        : { solutions: null, level: given.level ?? null };
    if (typeof grade === "string") return grade;
    const row: PuzzleRow = {
      id: newId(),
      player_id: player,
      folder_id: given.folder ?? null,
      game: given.game,
      puzzle: text,
      title: given.title,
      ...grade,
      hidden_at: null,
      cleared_at: null,
      width,
      height,
      visibility: given.visibility,
      job_id: null,
      job_index: null,
      created_at: this.#database.now(),
    };
    await this.#db.insertInto("puzzles").values(row).execute();
    return row;
  }

  /** What is published has the grade that the server found, not the one its author gave it. */
  async #gradeFor(
    player: string,
    request: GradeRequest,
  ): Promise<Pick<PuzzleRow, "solutions" | "level"> | PublishRefusal> {
    if (this.#publishing.has(player)) return "too-many";
    this.#publishing.add(player);
    try {
      const { solutions, level } = await this.#grader.grade(request);
      return solutions === "none" ? "no-solution" : { solutions, level };
    } finally {
      this.#publishing.delete(player);
    }
  }

  async hasRoomFor(player: string, more: number): Promise<boolean> {
    const own = this.#db.selectFrom("puzzles").where("player_id", "=", player);
    return (await countRows(own)) + more <= maxPuzzles;
  }

  of(player: string, filter: PuzzleFilter): Promise<PuzzlePage> {
    return this.#page(this.#lists.selectFrom("puzzles").where("player_id", "=", player), filter);
  }

  published(filter: PuzzleFilter): Promise<PuzzlePage> {
    const published = this.#lists
      .selectFrom("puzzles")
      .where("visibility", "=", "public")
      .where("hidden_at", "is", null);
    return this.#page(published, filter);
  }

  /** As many as asked for, or as fit a page. */
  async #page(puzzles: Puzzles, filter: PuzzleFilter): Promise<PuzzlePage> {
    const sizes = await applyFilter(puzzles, filter)
      .select(["id", sql<number>`length(puzzle)`.as("size")])
      .execute();
    const ids = fitting(sizes).map(({ id }) => id);
    const hasMore = ids.length < sizes.length || sizes.length === filter.limit;
    if (ids.length === 0) return { rows: [], hasMore };
    const rows = await newestFirst(this.#lists.selectFrom("puzzles"))
      .selectAll()
      .where("id", "in", ids)
      .execute();
    return { rows, hasMore };
  }

  /** Once per player; false when there is no such published puzzle of somebody else. */
  async report(player: string, id: string): Promise<boolean> {
    const row = await this.find(id, player);
    if (row?.visibility !== "public" || row.player_id === player) return false;
    await this.#db
      .insertInto("reports")
      .values({ puzzle_id: id, player_id: player, at: this.#database.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const counted = this.#db
      .selectFrom("reports")
      .innerJoin("players", "players.id", "reports.player_id")
      .where("reports.puzzle_id", "=", id)
      .where((where) => where("players.created_at", "<=", where("reports.at", "-", minReporterMs)))
      .where("reports.at", ">", row.cleared_at ?? 0);
    if ((await countRows(counted)) >= reportsToHide) {
      await this.#db
        .updateTable("puzzles")
        .set({ hidden_at: this.#database.now() })
        .where("id", "=", id)
        .where("hidden_at", "is", null)
        .execute();
    }
    return true;
  }

  /** For whoever may see it. */
  async find(id: string, viewer: string | undefined): Promise<PuzzleRow | undefined> {
    const row = await this.#db.selectFrom("puzzles").selectAll().where("id", "=", id).executeTakeFirst();
    return row && (row.visibility !== "private" || row.player_id === viewer) ? row : undefined;
  }

  async update(
    player: string,
    id: string,
    changes: Partial<Pick<PuzzleRow, "title" | "level" | "visibility" | "folder_id">>,
  ): Promise<PuzzleRow | PublishRefusal | undefined> {
    if (changes.folder_id && !(await this.#ownsFolder(player, changes.folder_id))) return undefined;
    const known = await this.find(id, player);
    if (known?.player_id !== player) return undefined;
    const isPublic = (changes.visibility ?? known.visibility) === "public";
    const isNew = isPublic && known.visibility !== "public";
    const grade = isNew ? await this.#gradeFor(player, known) : undefined;
    if (grade === "no-solution" || grade === "too-many") return grade;
    // The level of what everybody sees is the server's.
    const level = isPublic ? { level: known.level } : {};
    const updated = await this.#db
      .updateTable("puzzles")
      .set({ ...changes, ...level, ...grade })
      .where("id", "=", id)
      .where("player_id", "=", player)
      .where("visibility", "=", known.visibility)
      .returningAll()
      .executeTakeFirst();
    // Published or withdrawn meanwhile, it is another thing that is changed; or it is gone.
    return updated ?? this.update(player, id, changes);
  }

  delete(player: string, id: string): Promise<boolean> {
    return this.#delete("puzzles", player, id);
  }

  folders(player: string): Promise<readonly FolderRow[]> {
    return this.#db
      .selectFrom("folders")
      .selectAll()
      .where("player_id", "=", player)
      .orderBy("name")
      .execute();
  }

  async createFolder(player: string, name: string): Promise<FolderRow | undefined> {
    const own = this.#db.selectFrom("folders").where("player_id", "=", player);
    if ((await countRows(own)) >= maxFolders) return undefined;
    const row = { id: newId(), player_id: player, name, created_at: this.#database.now() };
    await this.#db.insertInto("folders").values(row).execute();
    return row;
  }

  /** With everything in it. */
  deleteFolder(player: string, id: string): Promise<boolean> {
    return this.#delete("folders", player, id);
  }

  async #delete(table: "puzzles" | "folders", player: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom(table)
      .where("id", "=", id)
      .where("player_id", "=", player)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async #ownsFolder(player: string, id: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom("folders")
      .select("id")
      .where("id", "=", id)
      .where("player_id", "=", player)
      .executeTakeFirst();
    return found !== undefined;
  }
}

type Puzzles = SelectQueryBuilder<Schema, "puzzles", object>;

function newestFirst(puzzles: Puzzles): Puzzles {
  return puzzles.orderBy("created_at", "desc").orderBy("id", "desc");
}

/** Newest first; a page starts after the last item of the one before. */
function applyFilter(
  puzzles: Puzzles,
  { game, level, folder, min, max, words, before, limit }: PuzzleFilter,
): Puzzles {
  let query = newestFirst(puzzles).limit(limit);
  if (game !== undefined) query = query.where("game", "=", game);
  if (level !== undefined) query = query.where("level", "=", level);
  if (folder !== undefined) query = query.where("folder_id", "=", folder);
  if (min !== undefined) query = query.where("width", ">=", min).where("height", ">=", min);
  if (max !== undefined) query = query.where("width", "<=", max).where("height", "<=", max);
  if (words !== undefined) {
    const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<boolean>`lower(title) like ${pattern} escape '\\'`);
  }
  if (before) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(before.at, before.id)),
    );
  }
  return query;
}
