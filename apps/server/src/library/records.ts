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
import { fitting } from "../platform/page-size.js";
import { sha256 } from "../players/secrets.js";
import { bytesPerRecord } from "../storage/record-usage.js";
import type { RecordHeadRow, RecordRow, Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";

type NewRecord = RouteRequest<"writeRecords">["body"]["records"][number];

export interface RecordPage {
  readonly records: readonly RecordRow[];
  /** The number of the newest change. */
  readonly head: number;
}

export interface Written {
  readonly behind: readonly number[];
  /** The number of the newest change. */
  readonly head: number;
}

/** Per player; deleted ones take bytes only. */
const maxRecords = 20_000;
const maxBytes = 32 * 1024 * 1024;

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
    const { db, lists } = this.#database;
    const found = await db
      .selectFrom("record_heads")
      .select("seq")
      .where("player_id", "=", player)
      .executeTakeFirst();
    const head = found?.seq ?? 0;
    if (head <= seq) return { records: [], head };
    const page = lists
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
  async write(player: string, records: readonly NewRecord[]): Promise<Written | "full"> {
    const writing = this.#database.db.transaction().execute(async (db) => {
      const before = await this.#takeNumbers(db, player, records.length);
      const usage = new UsageChange(await storedSizes(db, player, records.map(hashOf)));
      const behind: number[] = [];
      for (const [i, record] of records.entries()) {
        const seq = before.seq - records.length + 1 + i;
        if (await this.#writeOne(db, player, record, seq)) usage.add(record);
        else behind.push(i);
      }
      if (
        (usage.records > 0 && before.records + usage.records > maxRecords) ||
        (usage.bytes > 0 && before.bytes + usage.bytes > maxBytes)
      )
        throw new QuotaExceeded();
      await db
        .updateTable("record_heads")
        .set((set) => ({
          records: set("records", "+", usage.records),
          bytes: set("bytes", "+", usage.bytes),
        }))
        .where("player_id", "=", player)
        .execute();
      return { behind, head: before.seq };
    });
    return writing.catch((thrown) => {
      if (thrown instanceof QuotaExceeded) return "full";
      throw thrown;
    });
  }

  /** Takes the next so many numbers; the row has the last of them, and stays locked. */
  #takeNumbers(db: Kysely<Schema>, player: string, count: number): Promise<RecordHeadRow> {
    return db
      .insertInto("record_heads")
      .values({ player_id: player, seq: count, records: 0, bytes: 0 })
      .onConflict((conflict) =>
        conflict.column("player_id").doUpdateSet((set) => ({ seq: set("record_heads.seq", "+", count) })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** False when something newer is there. */
  async #writeOne(db: Kysely<Schema>, player: string, record: NewRecord, seq: number): Promise<boolean> {
    const { store, key, value, writtenAt } = record;
    const written = await db
      .insertInto("records")
      .values({
        player_id: player,
        hash: hashOf(record),
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

function hashOf({ store, key }: NewRecord): string {
  return sha256(`${store}/${key}`);
}

/** The bytes of the value, which is null once deleted; none for a record that is not there. */
type StoredSizes = Map<string, number | null>;

async function storedSizes(
  db: Kysely<Schema>,
  player: string,
  hashes: readonly string[],
): Promise<StoredSizes> {
  const rows = await db
    .selectFrom("records")
    .select(["hash", sql<number | null>`octet_length(value)`.as("bytes")])
    .where("player_id", "=", player)
    .where("hash", "in", hashes)
    .execute();
  return new Map(rows.map(({ hash, bytes }) => [hash, bytes]));
}

/** How a batch changes what is used, record by record. */
class UsageChange {
  records = 0;
  bytes = 0;
  readonly #sizes: StoredSizes;

  constructor(sizes: StoredSizes) {
    this.#sizes = sizes;
  }

  add(record: NewRecord): void {
    const hash = hashOf(record);
    const before = this.#sizes.get(hash);
    const now = record.value === null ? null : Buffer.byteLength(record.value);
    if (before === undefined) this.bytes += bytesPerRecord + Buffer.byteLength(record.key);
    this.bytes += (now ?? 0) - (before ?? 0);
    this.records += Number(now !== null) - Number(typeof before === "number");
    this.#sizes.set(hash, now);
  }
}
