/** The jobs of players: created within limits, listed, cancelled. Running them is `run-job.ts`. */
import { findGame } from "@masume/games";
import type { HttpRefusal, RouteRequest } from "@masume/protocol";
import type { PuzzleLibrary } from "../library/library.js";
import { newId } from "../platform/ids.js";
import type { JobRow } from "../storage/schema.js";
import type { Database, JobQueue } from "../storage/storage.js";

/** Waiting or running, per player. */
const maxUnfinished = 3;
const maxListed = 50;

export class Jobs {
  readonly #database: Database;
  readonly #library: PuzzleLibrary;
  readonly #queue: JobQueue;

  constructor(database: Database, library: PuzzleLibrary, queue: JobQueue) {
    this.#database = database;
    this.#library = library;
    this.#queue = queue;
  }

  async create(
    player: string,
    { game, params, count, seed, folder: folderName }: RouteRequest<"createJob">["body"],
  ): Promise<JobRow | Extract<HttpRefusal, "unreadable" | "too-many" | "full">> {
    const text = JSON.stringify(params);
    const found = await findGame(game);
    if (!found?.engines?.generate || !found.codec.params.parse(text).ok) return "unreadable";
    if ((await this.#countUnfinished(player)) >= maxUnfinished) return "too-many";
    if (!(await this.#library.hasRoomFor(player, count))) return "full";
    const folder = await this.#library.createFolder(player, folderName);
    if (!folder) return "full";
    const now = this.#database.now();
    const row: JobRow = {
      id: newId(),
      player_id: player,
      folder_id: folder.id,
      game,
      params: text,
      seed: seed ?? newId(),
      count,
      made: 0,
      phase: "queued",
      failure: null,
      created_at: now,
      updated_at: now,
    };
    await this.#database.db.insertInto("jobs").values(row).execute();
    await this.#queue.add(row.id);
    return row;
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
      .where("phase", "in", ["queued", "running"])
      .execute();
  }

  async #countUnfinished(player: string): Promise<number> {
    const { count } = await this.#database.db
      .selectFrom("jobs")
      .select((select) => select.fn.countAll().as("count"))
      .where("player_id", "=", player)
      .where("phase", "in", ["queued", "running"])
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
