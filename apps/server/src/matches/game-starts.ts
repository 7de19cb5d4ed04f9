/**
 * What must be true before a game starts between two players: neither has as many in
 * progress as may be, and neither has blocked the other. A start is written down
 * before it is decided, and counts like a game in progress: of many at once, on
 * whatever server, each counts those before it.
 */
import type { MatchPhase } from "@masume/protocol";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { blockersOf, isBlockBetween } from "../players/blocks.js";
import { lockPlayers } from "../storage/lock-players.js";
import type { Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import type { Barrier } from "./command.js";

/** Games in progress per player, unless the server is told otherwise. */
export const defaultMaxGames = 20;

/** What may start a game, told what bars it. */
type Work<T> = (barrier: Barrier | undefined) => Promise<T>;

/** How many games a player has, in progress or about to start, one aside. */
function gamesOf(player: RawBuilder<unknown>, but = ""): RawBuilder<number> {
  return sql<number>`(select count(*) from (
    select id from matches where phase = 'playing' and red_id = ${player}
    union select id from matches where phase = 'playing' and blue_id = ${player}
    union select id from game_starts where player_id = ${player}
  ) as games where id <> ${but})`;
}

export class GameStarts {
  readonly #database: Database;
  readonly #node: string;
  readonly #maxGames: number;
  /** Starts that are over, and not taken back yet. */
  readonly #announced = new Set<string>();

  constructor(database: Database, node: string, maxGames: number) {
    this.#database = database;
    this.#node = node;
    this.#maxGames = maxGames;
  }

  /** What bars the player from one more game, before anybody else is known. */
  async barrierTo(player: string): Promise<Barrier | undefined> {
    return (await this.isFull(this.#database.db, player)) ? "too-many-games" : undefined;
  }

  /** Does what may seat the player in a room, told what bars them from it. */
  async join<T>(player: string, match: string, work: Work<T>): Promise<T> {
    const found = await this.#seatsOf(match);
    if (found?.phase !== "waiting" || found.seated.includes(player)) return work(undefined);
    return this.#start(match, player, found.seated, work);
  }

  /** Does what may start a rematch, told what bars either of the two from it. */
  async rematch<T>(player: string, match: string, next: string, work: Work<T>): Promise<T> {
    const seated = (await this.#seatsOf(match))?.seated ?? [];
    if (!seated.includes(player)) return work(undefined);
    const opponents = seated.filter((one) => one !== player);
    return this.#start(next, player, opponents, work);
  }

  /** What bars the player from an offer in a game that goes on. */
  async barrierToOffer(player: string, match: string): Promise<Barrier | undefined> {
    const seated = (await this.#seatsOf(match))?.seated ?? [];
    const blockers = await blockersOf(this.#database.db, player, seated);
    return blockers.length > 0 ? "blocked" : undefined;
  }

  async #seatsOf(
    match: string,
  ): Promise<{ readonly phase: MatchPhase; readonly seated: readonly string[] } | undefined> {
    const found = await this.#database.db
      .selectFrom("matches")
      .select(["phase", "red_id", "blue_id"])
      .where("id", "=", match)
      .executeTakeFirst();
    return found && { phase: found.phase, seated: [found.red_id, found.blue_id].flatMap((one) => one ?? []) };
  }

  async #start<T>(match: string, player: string, opponents: readonly string[], work: Work<T>): Promise<T> {
    const barrier = await this.#announce(match, player, opponents).catch((thrown) => {
      // Nobody knows whether it was written.
      this.#announced.add(match);
      throw thrown;
    });
    if (barrier) return work(barrier);
    try {
      return await work(undefined);
    } finally {
      this.#announced.add(match);
      // What cannot be taken back now is later.
      await this.#takeBack(match).catch(() => {});
    }
  }

  async #announce(match: string, player: string, opponents: readonly string[]): Promise<Barrier | undefined> {
    return this.#database.db.transaction().execute(async (transaction) => {
      const players = [player, ...opponents];
      await lockPlayers(this.#database, transaction, players);
      for (const one of opponents) if (await isBlockBetween(transaction, player, one)) return "blocked";
      for (const one of players) if (await this.isFull(transaction, one, match)) return "too-many-games";
      await transaction
        .insertInto("game_starts")
        .values(players.map((one) => ({ id: match, player_id: one, node_id: this.#node })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return undefined;
    });
  }

  async #takeBack(match: string): Promise<void> {
    await this.#database.db.deleteFrom("game_starts").where("id", "=", match).execute();
    this.#announced.delete(match);
  }

  /** Whether the player has as many games as may be, this one aside. */
  async isFull(db: Kysely<Schema>, player: string, but = ""): Promise<boolean> {
    const { rows } = await sql<{ count: number }>`select ${gamesOf(sql.val(player), but)} as count`.execute(
      db,
    );
    return Number(rows[0]!.count) >= this.#maxGames;
  }

  /** The same as a condition. */
  hasRoom(player: RawBuilder<unknown>): RawBuilder<boolean> {
    return sql<boolean>`${gamesOf(player)} < ${this.#maxGames}`;
  }

  /** Whether both may have one game more, as long as the transaction lasts. */
  async haveRoom(transaction: Kysely<Schema>, players: readonly string[]): Promise<boolean> {
    await lockPlayers(this.#database, transaction, players);
    for (const one of players) if (await this.isFull(transaction, one)) return false;
    return true;
  }

  /** Takes back what could not be taken back before. */
  async retry(): Promise<void> {
    for (const match of [...this.#announced]) await this.#takeBack(match);
  }
}
