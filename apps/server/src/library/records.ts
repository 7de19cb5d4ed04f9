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
import { type Compilable, type Kysely, sql } from "kysely";
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

  async #write(player: string, given: readonly NewRecord[]): Promise<Written | "full"> {
    const { db } = this.#database;
    const records = given.map((record, index) => ({ ...record, index, hash: hashOf(record) }));
    let known = await this.#known(player, records);
    if (isOver(known.head, outcomeOf(records, known.there).usage)) return "full";
    const behind: number[] = [];
    for (const part of partsOf(records)) {
      for (;;) {
        const { head } = known;
        const outcome = outcomeOf(part, known.there);
        const next = {
          seq: head.seq + part.length,
          records: head.records + outcome.usage.records,
          bytes: head.bytes + outcome.usage.bytes,
        };
        const takeNumbers = db
          .updateTable("record_heads")
          .set(next)
          .where("player_id", "=", player)
          .where("seq", "=", head.seq);
        const first = part[0]!.index;
        const rows = outcome.rows.map(({ index, hash, store, key, value, writtenAt }) => ({
          player_id: player,
          hash,
          store,
          key,
          value,
          written_at: writtenAt,
          seq: head.seq + 1 + index - first,
        }));
        const write = rows.length > 0 ? replace(db, rows) : undefined;
        if (await this.#database.commitIf(player, takeNumbers, write)) {
          behind.push(...outcome.behind);
          known = { head: { ...head, ...next }, there: outcome.there };
          break;
        }
        // Something of the player's was written on another server: it is decided anew.
        known = await this.#known(player, records);
      }
    }
    return { behind, head: known.head.seq };
  }

  /** What is there: as long as the newest number is the same, it stays so. */
  async #known(player: string, records: readonly HashedRecord[]): Promise<Known> {
    // First the number: what is written in between has a later one.
    const head = await this.#headOf(player);
    return { head, there: await stored(this.#database.lists, player, records) };
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

/** In their order; all are written, what is there or not. */
function replace(db: Kysely<Schema>, rows: readonly RecordRow[]): Compilable {
  return db
    .insertInto("records")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["player_id", "hash"]).doUpdateSet(({ ref }) => ({
        value: ref("excluded.value"),
        written_at: ref("excluded.written_at"),
        seq: ref("excluded.seq"),
      })),
    );
}

function* partsOf(records: readonly HashedRecord[]): Generator<readonly HashedRecord[]> {
  let part: HashedRecord[] = [];
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

interface HashedRecord extends NewRecord {
  readonly hash: string;
  /** Its place in the batch. */
  readonly index: number;
}

/** A record that is there: its value's bytes, which are null once deleted. */
interface StoredRecord {
  readonly bytes: number | null;
  readonly writtenAt: number;
}

/** By hash. */
type Stored = ReadonlyMap<string, StoredRecord>;

interface Known {
  readonly head: RecordHeadRow;
  readonly there: Stored;
}

async function stored(db: Kysely<Schema>, player: string, records: readonly HashedRecord[]): Promise<Stored> {
  const hashes = records.map(({ hash }) => hash);
  const rows = await db
    .selectFrom("records")
    .select(["hash", "written_at", sql<number | null>`octet_length(value)`.as("bytes")])
    .where("player_id", "=", player)
    .where("hash", "in", hashes)
    .execute();
  return new Map(rows.map(({ hash, bytes, written_at }) => [hash, { bytes, writtenAt: written_at }]));
}

interface Usage {
  readonly records: number;
  readonly bytes: number;
}

interface Outcome {
  /** What becomes of each record that is written, once. */
  readonly rows: readonly HashedRecord[];
  /** The places in the batch of those that came too late. */
  readonly behind: readonly number[];
  readonly usage: Usage;
  /** What is there afterwards. */
  readonly there: Stored;
}

/** What records do to what is there, one after the other: a batch may hold the same record twice. */
function outcomeOf(records: readonly HashedRecord[], before: Stored): Outcome {
  const there = new Map(before);
  const rows = new Map<string, HashedRecord>();
  const behind: number[] = [];
  const usage = { records: 0, bytes: 0 };
  for (const record of records) {
    const { hash, key, value, writtenAt, index } = record;
    const old = there.get(hash);
    if (old && old.writtenAt > writtenAt) {
      behind.push(index);
      continue;
    }
    const bytes = value === null ? null : Buffer.byteLength(value);
    if (!old) usage.bytes += bytesPerRecord + Buffer.byteLength(key);
    usage.bytes += (bytes ?? 0) - (old?.bytes ?? 0);
    usage.records += Number(bytes !== null) - Number(typeof old?.bytes === "number");
    there.set(hash, { bytes, writtenAt });
    rows.set(hash, record);
  }
  return { rows: [...rows.values()], behind, usage, there };
}

/** What takes no more room than before is always within the limits. */
function isOver(head: RecordHeadRow, { records, bytes }: Usage): boolean {
  return (records > 0 && head.records + records > maxRecords) || (bytes > 0 && head.bytes + bytes > maxBytes);
}
