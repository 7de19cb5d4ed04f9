/**
 * Whom players do not want to meet. Whoever has blocked whom, no game starts between
 * the two; but only the one who was blocked may make no offers in a game that is
 * already under way. The blocked are not told, and may still watch, as anybody may.
 */
import type { Block } from "@masume/protocol";
import type { Kysely } from "kysely";
import { lockPlayers } from "../storage/lock-players.js";
import { countRows } from "../storage/queries.js";
import type { Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";

/** Per player. */
const maxBlocks = 500;

export class Blocks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The latest first. */
  async of(player: string): Promise<readonly Block[]> {
    const rows = await this.#database.db
      .selectFrom("blocks")
      .innerJoin("players", "players.id", "blocks.blocked_id")
      .select(["players.id", "players.name", "blocks.at"])
      .where("blocks.player_id", "=", player)
      .orderBy("blocks.at", "desc")
      .orderBy("players.id")
      .execute();
    return rows.map(({ id, name, at }) => ({ player: { id, name }, since: at }));
  }

  /** Once is enough; "full" when the list is. */
  async add(player: string, blocked: string): Promise<"full" | undefined> {
    const { db, now } = this.#database;
    return db.transaction().execute(async (transaction) => {
      await lockPlayers(this.#database, transaction, [player]);
      const others = transaction
        .selectFrom("blocks")
        .where("player_id", "=", player)
        .where("blocked_id", "!=", blocked);
      if ((await countRows(others)) >= maxBlocks) return "full";
      await transaction
        .insertInto("blocks")
        .values({ player_id: player, blocked_id: blocked, at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return undefined;
    });
  }

  async remove(player: string, blocked: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database.db
      .deleteFrom("blocks")
      .where("player_id", "=", player)
      .where("blocked_id", "=", blocked)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
}

/** Those who have blocked the player. */
export async function blockersOf(
  db: Kysely<Schema>,
  player: string,
  among: readonly string[],
): Promise<readonly string[]> {
  if (among.length === 0) return [];
  const rows = await db
    .selectFrom("blocks")
    .select("player_id")
    .where("blocked_id", "=", player)
    .where("player_id", "in", among)
    .execute();
  return rows.map(({ player_id }) => player_id);
}

/** Whether one of the two has blocked the other. */
export async function isBlockBetween(db: Kysely<Schema>, one: string, other: string): Promise<boolean> {
  const [byOther, byOne] = [await blockersOf(db, one, [other]), await blockersOf(db, other, [one])];
  return byOther.length + byOne.length > 0;
}
