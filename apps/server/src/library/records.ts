/**
 * What a player's devices share: saved puzzles, results, games in progress, as the
 * app writes them. The server does not read them. Of two versions of the same
 * record the later one stays, by the clocks of the devices; a deleted record stays
 * as a tombstone, so that every device learns of it.
 *
 * Changes are numbered for each player. The number is taken first in a transaction
 * and its row stays locked to the end, so numbers become visible in their order,
 * and whoever has seen one has missed none before it.
 */
import type { RouteRequest } from "@masume/protocol";
import { type Kysely, sql } from "kysely";
import { sha256 } from "../players/secrets.js";
import type { RecordRow, Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import { fitting } from "./page-size.js";

type NewRecord = RouteRequest<"writeRecords">["body"]["records"][number];

export interface RecordPage {
  readonly records: readonly RecordRow[];
  /** The number of the newest change. */
  readonly head: number;
}

/** Per player. */
const maxRecords = 20_000;
const maxBytes = 32 * 1024 * 1024;

interface Usage {
  readonly records: number;
  readonly bytes: number;
}

class QuotaExceeded extends Error {}

export class Records {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * What changed after this number, oldest first: as many as asked for, or as fit a page. Mostly nothing
   * has, which is one look at one row. The number of the newest change comes first, so no change that it
   * counts is missing after the last page.
   */
  async after(player: string, seq: number, limit: number): Promise<RecordPage> {
    const { db } = this.#database;
    const found = await db
      .selectFrom("record_heads")
      .select("seq")
      .where("player_id", "=", player)
      .executeTakeFirst();
    const head = found?.seq ?? 0;
    if (head <= seq) return { records: [], head };
    const page = db
      .selectFrom("records")
      .where("player_id", "=", player)
      .where("seq", ">", seq)
      .orderBy("seq")
      .limit(limit);
    const sizes = await page
      .select(["seq", sql<number>`length(key) + coalesce(length(value), 0)`.as("size")])
      .execute();
    const last = fitting(sizes).at(-1);
    const records = last ? await page.selectAll().where("seq", "<=", last.seq).execute() : [];
    return { records, head: Math.max(head, records.at(-1)?.seq ?? 0) };
  }

  /**
   * The indexes of those that were not written, because something newer is there; or "full", and nothing was.
   * What takes no more room than before is always written: a deletion of something there, above all.
   */
  async write(player: string, records: readonly NewRecord[]): Promise<number[] | "full"> {
    const writing = this.#database.db.transaction().execute(async (db) => {
      const last = await this.#takeNumbers(db, player, records.length);
      const before = await this.#usage(db, player);
      const behind: number[] = [];
      for (const [i, record] of records.entries()) {
        const seq = last - records.length + 1 + i;
        if (!(await this.#writeOne(db, player, record, seq))) behind.push(i);
      }
      const after = await this.#usage(db, player);
      if (
        after.records > Math.max(before.records, maxRecords) ||
        after.bytes > Math.max(before.bytes, maxBytes)
      )
        throw new QuotaExceeded();
      return behind;
    });
    return writing.catch((thrown) => {
      if (thrown instanceof QuotaExceeded) return "full";
      throw thrown;
    });
  }

  /** Takes the next so many numbers, and returns the last of them. */
  async #takeNumbers(db: Kysely<Schema>, player: string, count: number): Promise<number> {
    const { seq } = await db
      .insertInto("record_heads")
      .values({ player_id: player, seq: count })
      .onConflict((conflict) =>
        conflict.column("player_id").doUpdateSet((set) => ({ seq: set("record_heads.seq", "+", count) })),
      )
      .returning("seq")
      .executeTakeFirstOrThrow();
    return seq;
  }

  async #usage(db: Kysely<Schema>, player: string): Promise<Usage> {
    const { records, bytes } = await db
      .selectFrom("records")
      .select((select) => [
        select.fn.countAll().as("records"),
        sql<number | null>`sum(octet_length(key) + coalesce(octet_length(value), 0))`.as("bytes"),
      ])
      .where("player_id", "=", player)
      .executeTakeFirstOrThrow();
    return { records: Number(records), bytes: Number(bytes) };
  }

  /** False when something newer is there. */
  async #writeOne(
    db: Kysely<Schema>,
    player: string,
    { store, key, value, writtenAt }: NewRecord,
    seq: number,
  ): Promise<boolean> {
    const written = await db
      .insertInto("records")
      .values({
        player_id: player,
        hash: sha256(`${store}/${key}`),
        store,
        key,
        value,
        written_at: writtenAt,
        seq,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["player_id", "hash"])
          .doUpdateSet({ value, written_at: writtenAt, seq })
          .where("records.written_at", "<=", writtenAt),
      )
      .returning("hash")
      .executeTakeFirst();
    return written !== undefined;
  }
}
