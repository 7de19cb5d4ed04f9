/**
 * What a player's devices share: saved puzzles, results, games in progress, as the
 * app writes them. The server does not read them. Of two versions of the same
 * record the later one stays, by the clocks of the devices; a deleted record stays
 * as a tombstone, so that every device learns of it.
 *
 * Changes are numbered for each player. The row of the newest number is the first that a
 * transaction changes, and stays locked to its end, so numbers become visible in their
 * order, and whoever has seen one has missed none before it.
 */
import type { RouteRequest } from "@masume/protocol";
import { type Kysely, sql } from "kysely";
import { fitting } from "../platform/page-size.js";
import { SerialQueues } from "../platform/serial-queues.js";
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

/** What one transaction writes: a longer one would make every move wait that comes meanwhile. */
const maxLettersAtOnce = 64 * 1024;

export class Records {
  readonly #database: Database;
  /** One batch after the other for each player. */
  readonly #queues = new SerialQueues();

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
  write(player: string, records: readonly NewRecord[]): Promise<Written | "full"> {
    // Two devices at once would each time find that the other has written.
    return this.#queues.run(player, () => this.#write(player, records));
  }

  async #write(player: string, records: readonly NewRecord[]): Promise<Written | "full"> {
    const { records: count, bytes, seq } = await this.#headOf(player);
    const { usage } = outcomeOf(records, await stored(this.#database.lists, player, records.map(hashOf)));
    const isFull =
      (usage.records > 0 && count + usage.records > maxRecords) ||
      (usage.bytes > 0 && bytes + usage.bytes > maxBytes);
    if (isFull) return "full";
    const behind: number[] = [];
    let head = seq;
    let first = 0;
    for (const part of partsOf(records)) {
      const written = await this.#writeAtOnce(player, part);
      behind.push(...written.behind.map((index) => first + index));
      head = written.head;
      first += part.length;
    }
    return { behind, head };
  }

  /**
   * Decided on what is there, and committed only if nothing else of the player's was written meanwhile, on
   * another server; else decided anew.
   */
  async #writeAtOnce(player: string, records: readonly NewRecord[]): Promise<Written> {
    const { db, lists } = this.#database;
    for (;;) {
      const before = await this.#headOf(player);
      const { rows, behind, usage } = outcomeOf(records, await stored(lists, player, records.map(hashOf)));
      const head = before.seq + records.length;
      const takeNumbers = db
        .updateTable("record_heads")
        .set({
          seq: head,
          records: before.records + usage.records,
          bytes: before.bytes + usage.bytes,
        })
        .where("player_id", "=", player)
        .where("seq", "=", before.seq);
      const values = rows.map(({ index, ...row }) => ({
        ...row,
        player_id: player,
        seq: before.seq + 1 + index,
      }));
      const insert =
        values.length > 0
          ? db
              .insertInto("records")
              .values(values)
              .onConflict((conflict) =>
                conflict.columns(["player_id", "hash"]).doUpdateSet(({ ref }) => ({
                  value: ref("excluded.value"),
                  written_at: ref("excluded.written_at"),
                  seq: ref("excluded.seq"),
                })),
              )
          : undefined;
      if (await this.#database.commitIf(player, takeNumbers, insert)) return { behind, head };
    }
  }

  /** The number of the newest change, and how much there is; a player's first change finds nothing. */
  async #headOf(player: string): Promise<RecordHeadRow> {
    const { db, lists } = this.#database;
    const heads = lists.selectFrom("record_heads").selectAll().where("player_id", "=", player);
    const head = await heads.executeTakeFirst();
    if (head) return head;
    const none = { player_id: player, seq: 0, records: 0, bytes: 0 };
    await db
      .insertInto("record_heads")
      .values(none)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return none;
  }
}

function* partsOf(records: readonly NewRecord[]): Generator<readonly NewRecord[]> {
  let part: NewRecord[] = [];
  let letters = 0;
  for (const record of records) {
    const more = record.key.length + (record.value?.length ?? 0);
    if (part.length > 0 && letters + more > maxLettersAtOnce) {
      yield part;
      part = [];
      letters = 0;
    }
    part.push(record);
    letters += more;
  }
  yield part;
}

function hashOf({ store, key }: NewRecord): string {
  return sha256(`${store}/${key}`);
}

/** A record that is there: its value's bytes, which are null once deleted. */
interface StoredRecord {
  readonly bytes: number | null;
  readonly writtenAt: number;
}

async function stored(
  db: Kysely<Schema>,
  player: string,
  hashes: readonly string[],
): Promise<Map<string, StoredRecord>> {
  const rows = await db
    .selectFrom("records")
    .select(["hash", "written_at", sql<number | null>`octet_length(value)`.as("bytes")])
    .where("player_id", "=", player)
    .where("hash", "in", hashes)
    .execute();
  return new Map(rows.map(({ hash, bytes, written_at }) => [hash, { bytes, writtenAt: written_at }]));
}

interface NewRow extends Pick<RecordRow, "hash" | "store" | "key" | "value" | "written_at"> {
  /** Of the record in its batch. */
  readonly index: number;
}

interface Outcome {
  /** What becomes of each record that is written, once. */
  readonly rows: readonly NewRow[];
  readonly behind: readonly number[];
  readonly usage: { readonly records: number; readonly bytes: number };
}

/** What a batch does to what is there, one record after the other: a batch may hold the same record twice. */
function outcomeOf(records: readonly NewRecord[], there: Map<string, StoredRecord>): Outcome {
  const rows = new Map<string, NewRow>();
  const behind: number[] = [];
  const usage = { records: 0, bytes: 0 };
  for (const [index, record] of records.entries()) {
    const { store, key, value, writtenAt } = record;
    const hash = hashOf(record);
    const before = there.get(hash);
    if (before && before.writtenAt > writtenAt) {
      behind.push(index);
      continue;
    }
    const bytes = value === null ? null : Buffer.byteLength(value);
    if (!before) usage.bytes += bytesPerRecord + Buffer.byteLength(key);
    usage.bytes += (bytes ?? 0) - (before?.bytes ?? 0);
    usage.records += Number(bytes !== null) - Number(typeof before?.bytes === "number");
    there.set(hash, { bytes, writtenAt });
    rows.set(hash, { hash, store, key, value, written_at: writtenAt, index });
  }
  return { rows: [...rows.values()], behind, usage };
}
