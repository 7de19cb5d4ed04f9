/**
 * What a player's devices keep in common: boards of the library, results, games
 * under way, as the app writes them. The server does not read them. Of two
 * writings of the same record the later one stays, by the clocks of the devices;
 * a record thrown away stays as a gap, so that every device hears of it.
 *
 * Changes are numbered for each player. The number is taken first in a
 * transaction and its row stays locked to the end, so numbers become visible in
 * their order, and whoever has seen one has missed none before it.
 */
import type { Kysely } from "kysely";
import { hashOf } from "../players/secrets.js";
import type { RecordRow, Schema } from "../storage/schema.js";
import type { Store } from "../storage/storage.js";

export interface WrittenRecord {
  readonly store: string;
  readonly key: string;
  readonly value: string | null;
  readonly writtenAt: number;
}

export interface RecordPage {
  readonly records: readonly RecordRow[];
  /** The number of the newest change there is. */
  readonly head: number;
}

/** So much one player may keep. */
const mostRecords = 20_000;
const mostLetters = 32 * 1024 * 1024;

export class Records {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What changed after this number, oldest first. */
  after(player: string, seq: number, limit: number): Promise<RecordPage> {
    return this.#store.snapshot(async (db) => {
      const records = await db
        .selectFrom("records")
        .selectAll()
        .where("player_id", "=", player)
        .where("seq", ">", seq)
        .orderBy("seq")
        .limit(limit)
        .execute();
      const head = await db
        .selectFrom("record_heads")
        .select("seq")
        .where("player_id", "=", player)
        .executeTakeFirst();
      return { records, head: head?.seq ?? 0 };
    });
  }

  /** Which of them were not taken, because something newer is there; or "full", and nothing was taken. */
  async write(player: string, written: readonly WrittenRecord[]): Promise<readonly number[] | "full"> {
    return this.#store.db.transaction().execute(async (db) => {
      const last = await this.#numbers(db, player, written.length);
      if (await this.#isFull(db, player, written)) return "full";
      const behind: number[] = [];
      for (const [i, record] of written.entries()) {
        const seq = last - written.length + 1 + i;
        if (!(await this.#writeOne(db, player, record, seq))) behind.push(i);
      }
      return behind;
    });
  }

  /** Takes the next so many numbers; the last of them. */
  async #numbers(db: Kysely<Schema>, player: string, count: number): Promise<number> {
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

  async #isFull(db: Kysely<Schema>, player: string, written: readonly WrittenRecord[]): Promise<boolean> {
    const { count, letters } = await db
      .selectFrom("records")
      .select((select) => [
        select.fn.countAll().as("count"),
        select.fn.sum(select.fn<number>("length", ["value"])).as("letters"),
      ])
      .where("player_id", "=", player)
      .executeTakeFirstOrThrow();
    const more = written.reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
    return Number(count) + written.length > mostRecords || Number(letters ?? 0) + more > mostLetters;
  }

  /** False when something newer is there. */
  async #writeOne(
    db: Kysely<Schema>,
    player: string,
    { store, key, value, writtenAt }: WrittenRecord,
    seq: number,
  ): Promise<boolean> {
    const taken = await db
      .insertInto("records")
      .values({
        player_id: player,
        hash: hashOf(`${store}/${key}`),
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
    return taken !== undefined;
  }
}
