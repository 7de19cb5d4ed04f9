/**
 * This server among others: a row that says it lives, and what the living do for
 * the dead. A node that has not been seen for a while is removed with everything
 * that hung on it (presence, wishes to play); clocks that ran out with nobody
 * looking are stopped; rooms nobody came to are closed. Every node does all of
 * this, and it does not matter which is first.
 *
 * While no node lives, no clock runs: the first to come back moves every turn's
 * beginning by as long as the silence was. A node that could not leave a sign of
 * life for so long (its machine slept, its clock was set, the database was gone)
 * has been silent too, though it was running: nobody could have moved.
 */
import { type Kysely, sql } from "kysely";
import { newId } from "../players/secrets.js";
import type { Schema } from "../storage/schema.js";
import type { Store } from "../storage/storage.js";
import { roomMs } from "./match.js";

export interface NodeTimes {
  readonly beatMs: number;
  /** Not seen for so long: dead. */
  readonly deadMs: number;
}

export const usualTimes: NodeTimes = { beatMs: 2_000, deadMs: 10_000 };

const dayMs = 24 * 60 * 60_000;
const mostAtOnce = 200;

export class ServerNode {
  readonly id: string = newId();
  readonly #store: Store;
  readonly #times: NodeTimes;
  #seenAt = 0;
  /** Others have taken this node for dead, and removed what hung on it. */
  isForgotten = false;
  #entering: Promise<void> | undefined;

  constructor(store: Store, times: NodeTimes) {
    this.#store = store;
    this.#times = times;
  }

  /** Has there been a sign of life lately, so that time that has passed was really there for everybody? */
  get isAwake(): boolean {
    return Math.abs(this.#store.now() - this.#seenAt) <= this.#times.deadMs;
  }

  /** Begins to live, also after a silence. What hung on this node before is gone. */
  enter(): Promise<void> {
    this.#entering ??= this.#enter().finally(() => {
      this.#entering = undefined;
    });
    return this.#entering;
  }

  async #enter(): Promise<void> {
    const { db, kind } = this.#store;
    const now = this.#store.now();
    await db.transaction().execute(async (transaction) => {
      // One at a time: two that start together must not both make up for the same silence.
      if (kind === "postgres") await sql`lock table nodes in exclusive mode`.execute(transaction);
      const { last } = await transaction
        .selectFrom("nodes")
        .select((select) => select.fn.max("seen_at").as("last"))
        .executeTakeFirstOrThrow();
      const silence = last === null ? 0 : now - Number(last);
      if (kind === "sqlite" || silence > this.#times.deadMs) {
        // The last of the dead was the measure of the silence; it is not needed any more.
        await transaction.deleteFrom("nodes").execute();
        if (last !== null) await this.#makeUpFor(transaction, Number(last), now);
      } else await transaction.deleteFrom("nodes").where("id", "=", this.id).execute();
      await transaction.insertInto("nodes").values({ id: this.id, seen_at: now }).execute();
    });
    this.#seenAt = now;
    this.isForgotten = false;
  }

  /**
   * Nothing was heard from `last` to `now`; a turn that began after the last sign of life begins
   * again. The version rises, so that nobody decides by the times they knew before.
   */
  async #makeUpFor(transaction: Kysely<Schema>, last: number, now: number): Promise<void> {
    const begins = sql<number>`case when turn_at > ${last} then ${now} else turn_at + ${now - last} end`;
    await transaction
      .updateTable("matches")
      .set((column) => ({
        turn_at: begins,
        deadline: sql<number>`deadline - turn_at + ${begins}`,
        version: column("version", "+", 1),
      }))
      .where("phase", "=", "playing")
      .execute();
  }

  /** A sign of life, and the end of those who gave none. */
  async beat(): Promise<void> {
    const { db } = this.#store;
    const now = this.#store.now();
    const { numUpdatedRows } = await db
      .updateTable("nodes")
      .set({ seen_at: now })
      .where("id", "=", this.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      this.isForgotten = true;
      return;
    }
    this.#seenAt = now;
    await db
      .deleteFrom("nodes")
      .where("seen_at", "<", now - this.#times.deadMs)
      .where("id", "!=", this.id)
      .execute();
  }

  /** Matches whose time is over though nobody has said so. */
  async overdue(): Promise<readonly string[]> {
    const rows = await this.#store.db
      .selectFrom("matches")
      .select("id")
      .where("phase", "=", "playing")
      .where("deadline", "<", this.#store.now() - this.#times.beatMs)
      .limit(mostAtOnce)
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * What nobody will miss: rooms nobody came to, games nobody began, attempts nobody ended. A room stays
   * for a day after it was closed, and so does the code of one that is full: whoever comes late is told why.
   */
  async tidy(): Promise<void> {
    const { db } = this.#store;
    const now = this.#store.now();
    await db
      .deleteFrom("matches")
      .where("phase", "=", "waiting")
      .where("created_at", "<", now - roomMs - dayMs)
      .execute();
    await db
      .updateTable("matches")
      .set({ code: null })
      .where("code", "is not", null)
      .where("created_at", "<", now - roomMs - dayMs)
      .execute();
    await db
      .deleteFrom("matches")
      .where("phase", "=", "playing")
      .where("ply", "=", 0)
      .where("created_at", "<", now - dayMs)
      .execute();
    await db.deleteFrom("device_codes").where("expires_at", "<", now).execute();
    await db
      .deleteFrom("runs")
      .where("started_at", "<", now - 2 * dayMs)
      .execute();
  }

  /** Leaves a last sign of life: without others, the silence begins now. */
  async stop(): Promise<void> {
    const { db } = this.#store;
    const now = this.#store.now();
    await db.deleteFrom("presence").where("node_id", "=", this.id).execute();
    await db.deleteFrom("onlookers").where("node_id", "=", this.id).execute();
    await db.deleteFrom("seeks").where("node_id", "=", this.id).execute();
    await db.updateTable("nodes").set({ seen_at: now }).where("id", "=", this.id).execute();
  }
}
