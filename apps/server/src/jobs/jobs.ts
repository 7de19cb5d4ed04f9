/** The jobs of players: created within limits, listed, cancelled. Running them is `run-jobs.ts`. */
import { findGame } from "@masume/games";
import type { HttpRefusal, RouteRequest } from "@masume/protocol";
import type { Kysely } from "kysely";
import { PuzzleLibrary } from "../library/library.js";
import { newId } from "../platform/ids.js";
import { lockPlayers } from "../storage/lock-players.js";
import { countRows, unfinishedPhases } from "../storage/queries.js";
import type { JobRow, Schema } from "../storage/schema.js";
import type { Database, JobQueue } from "../storage/storage.js";

/** Waiting or running, per player. */
const maxUnfinished = 3;
const maxListed = 50;

export class Jobs {
  readonly #database: Database;
  readonly #queue: JobQueue;

  constructor(database: Database, queue: JobQueue) {
    this.#database = database;
    this.#queue = queue;
  }

  async create(
    player: string,
    { game, params, count, seed, folder: folderName }: RouteRequest<"createJob">["body"],
  ): Promise<JobRow | Extract<HttpRefusal, "unreadable" | "too-many" | "full">> {
    const text = JSON.stringify(params);
    const found = await findGame(game);
    if (!found?.engines?.generate || !found.codec.params?.parse(text).ok) return "unreadable";
    const now = this.#database.now();
    const job = { id: newId(), player_id: player, game, params: text, seed: seed ?? newId(), count };
    const state = { made: 0, phase: "queued", failure: null, tried: 0, misses: 0, spent_ms: 0 } as const;
    const created = await this.#database.db.transaction().execute(async (db) => {
      // One at a time for each player: those that come at once count each other.
      await lockPlayers(this.#database, db, [player]);
      if ((await countRows(unfinishedOf(db, player))) >= maxUnfinished) return "too-many";
      const library = new PuzzleLibrary({ ...this.#database, db });
      if (!(await library.hasRoomFor(player, count))) return "full";
      const folder = await library.createFolder(player, folderName);
      if (!folder) return "full";
      await deleteUnlisted(db, player);
      return db
        .insertInto("jobs")
        .values({ ...job, ...state, folder_id: folder.id, created_at: now, updated_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    if (typeof created !== "string") await this.#queue.add(player);
    return created;
  }

  /** Newest first. */
  of(player: string): Promise<readonly JobRow[]> {
    return this.#database.db
      .selectFrom("jobs")
      .selectAll()
      .where("player_id", "=", player)
      .orderBy("created_at", "desc")
      .limit(maxListed)
      .execute();
  }

  find(player: string, id: string): Promise<JobRow | undefined> {
    return this.#database.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", id)
      .where("player_id", "=", player)
      .executeTakeFirst();
  }

  async cancel(player: string, id: string): Promise<void> {
    await this.#database.db
      .updateTable("jobs")
      .set({ phase: "cancelled", updated_at: this.#database.now() })
      .where("id", "=", id)
      .where("player_id", "=", player)
      .where("phase", "in", unfinishedPhases)
      .execute();
  }
}

/** What is too old to be listed is not kept; the puzzles are. */
async function deleteUnlisted(db: Kysely<Schema>, player: string): Promise<void> {
  const own = db.selectFrom("jobs").select("id").where("player_id", "=", player);
  await db
    .deleteFrom("jobs")
    .where("player_id", "=", player)
    .where("phase", "not in", unfinishedPhases)
    .where("id", "not in", own.orderBy("created_at", "desc").limit(maxListed))
    .execute();
}

function unfinishedOf(db: Kysely<Schema>, player: string) {
  return db.selectFrom("jobs").where("player_id", "=", player).where("phase", "in", unfinishedPhases);
}
