/**
 * This server among others: a row that says it is alive, and what the living do for
 * the dead. A server that has not been seen for a while is removed with everything
 * that hung on it (presence, seeks); clocks that ran out with nobody watching are
 * stopped; rooms nobody joined are closed. Every server does all of this, and it
 * does not matter which is first.
 *
 * While no server is alive, no clock runs: the first to come back moves every
 * turn's start by the length of the outage. A server that could not write a
 * heartbeat for so long (its machine slept, its clock was set, the database was
 * gone) counts as an outage too, though it was running: nobody could have moved.
 */
import { type Kysely, sql } from "kysely";
import { newId } from "../platform/ids.js";
import type { Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import { roomMs } from "./match.js";
import { isPlaying } from "./match-rows.js";

export interface NodeTimes {
  readonly heartbeatMs: number;
  /** Not seen for so long: dead. */
  readonly deadMs: number;
}

export const defaultTimes: NodeTimes = { heartbeatMs: 2_000, deadMs: 10_000 };

const dayMs = 24 * 60 * 60_000;
/** An attempt may go on for so long; a day is today somewhere for fifty hours. */
const runMs = 3 * dayMs;
/** So long the code of a room that is full or closed is still known: latecomers learn why. */
const codeMs = 10 * 60_000;
const maxOverdue = 200;
const matchesPerBatch = 1_000;

export class ServerNode {
  readonly id: string = newId();
  readonly #database: Database;
  readonly #times: NodeTimes;
  #seenAt = 0;
  /** Others have taken this server for dead, and removed what hung on it. */
  isRemoved = false;
  #registering: Promise<void> | undefined;

  constructor(database: Database, times: NodeTimes) {
    this.#database = database;
    this.#times = times;
  }

  /** Whether there was a heartbeat lately, so that the time that has passed was really there for everybody. */
  get isAlive(): boolean {
    return Math.abs(this.#database.now() - this.#seenAt) <= this.#times.deadMs;
  }

  /** Joins the others, also after an outage. What hung on this server before is gone. */
  register(db: Kysely<Schema> = this.#database.db): Promise<void> {
    this.#registering ??= this.#register(db).finally(() => {
      this.#registering = undefined;
    });
    return this.#registering;
  }

  async #register(db: Kysely<Schema>): Promise<void> {
    const { isShared } = this.#database;
    let now = 0;
    await db.transaction().execute(async (transaction) => {
      // One at a time: two that start together must not both make up for the same outage.
      await this.#database.lockTable(transaction, "nodes");
      // Not before: a connection may have been long in coming, and the outage lasts until it is there.
      now = this.#database.now();
      const { last } = await transaction
        .selectFrom("nodes")
        .select((select) => select.fn.max("seen_at").as("last"))
        .executeTakeFirstOrThrow();
      const outage = last === null ? 0 : now - Number(last);
      if (!isShared || outage > this.#times.deadMs) {
        // The last of the dead was the measure of the outage; it is not needed any more.
        await transaction.deleteFrom("nodes").execute();
        if (last !== null) await this.#makeUpFor(transaction, Number(last), now);
        now = this.#database.now();
      } else await transaction.deleteFrom("nodes").where("id", "=", this.id).execute();
      await transaction.insertInto("nodes").values({ id: this.id, seen_at: now }).execute();
    });
    this.#seenAt = now;
    this.isRemoved = false;
  }

  /**
   * No server was alive from `last` to `now`; a turn that started after the last heartbeat starts again.
   * The version rises, so that nobody decides by the times they knew before. In batches: however many games
   * there are, no statement takes long.
   */
  async #makeUpFor(transaction: Kysely<Schema>, last: number, now: number): Promise<void> {
    const startsAt = sql<number>`case when turn_at > ${last} then ${now} else turn_at + ${now - last} end`;
    for (let after = { created_at: -1, id: "" }; ; ) {
      const batch = await transaction
        .selectFrom("matches")
        .select(["id", "created_at"])
        .where(isPlaying)
        .where("clock", "!=", "none")
        .where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`)
        .orderBy("created_at")
        .orderBy("id")
        .limit(matchesPerBatch)
        .execute();
      if (batch.length === 0) return;
      const ids = batch.map(({ id }) => id);
      await transaction
        .updateTable("matches")
        .set((column) => ({
          turn_at: startsAt,
          deadline: sql<number>`deadline - turn_at + ${startsAt}`,
          version: column("version", "+", 1),
        }))
        .where("id", "in", ids)
        .execute();
      after = batch.at(-1)!;
    }
  }

  /** Shows that this server is alive, and removes those that are not. */
  async heartbeat(): Promise<void> {
    const { db } = this.#database;
    const now = this.#database.now();
    const { numUpdatedRows } = await db
      .updateTable("nodes")
      .set({ seen_at: now })
      .where("id", "=", this.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      this.isRemoved = true;
      return;
    }
    this.#seenAt = now;
    await db
      .deleteFrom("nodes")
      .where("seen_at", "<", now - this.#times.deadMs)
      .where("id", "!=", this.id)
      .execute();
  }

  /** Matches whose time is over though nobody has ended them. */
  async overdueMatches(): Promise<readonly string[]> {
    const rows = await this.#database.db
      .selectFrom("matches")
      .select("id")
      .where(isPlaying)
      .where("deadline", "<", this.#database.now() - this.#times.heartbeatMs)
      .limit(maxOverdue)
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes what nobody will miss: rooms nobody joined, games nobody started, attempts nobody finished. A
   * game with a clock is left to that, which may allow more than a day for the first move.
   */
  async cleanUp(): Promise<void> {
    const { db } = this.#database;
    const now = this.#database.now();
    await db
      .deleteFrom("matches")
      .where("phase", "=", "waiting")
      .where("created_at", "<", now - roomMs - codeMs)
      .execute();
    await db
      .updateTable("matches")
      .set({ code: null })
      .where("code", "is not", null)
      .where("phase", "!=", "waiting")
      .where("created_at", "<", now - codeMs)
      .execute();
    await db
      .deleteFrom("matches")
      .where(isPlaying)
      .where("ply", "=", 0)
      .where("clock", "=", "none")
      .where("created_at", "<", now - dayMs)
      .execute();
    // Cancelled before anybody moved. No further back than yesterday: what is over is looked through for it.
    await db
      .deleteFrom("matches")
      .where("phase", "=", "over")
      .where("created_at", "<", now - dayMs)
      .where("created_at", ">", now - 2 * dayMs)
      .where("ply", "=", 0)
      .execute();
    await db.deleteFrom("device_codes").where("expires_at", "<", now).execute();
    await db
      .deleteFrom("runs")
      .where("started_at", "<", now - runMs)
      .execute();
  }

  /** Writes a last heartbeat: without others, the outage starts now. */
  async stop(): Promise<void> {
    const { db } = this.#database;
    const now = this.#database.now();
    await db.deleteFrom("presence").where("node_id", "=", this.id).execute();
    await db.deleteFrom("spectators").where("node_id", "=", this.id).execute();
    await db.deleteFrom("seeks").where("node_id", "=", this.id).execute();
    await db.updateTable("nodes").set({ seen_at: now }).where("id", "=", this.id).execute();
  }
}
