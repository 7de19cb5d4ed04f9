/** How two players come together: in a room with a six-digit code, or with whoever else is seeking a game. */
import { randomInt } from "node:crypto";
import { otherSide, sides } from "@masume/games/nonaga";
import {
  clockClassOf,
  parseTimeControl,
  type RequestFields,
  roomCodeLength,
  type Seek,
  type Side,
} from "@masume/protocol";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { newId } from "../platform/ids.js";
import { SerialQueues } from "../platform/serial-queues.js";
import { isBlockBetween } from "../players/blocks.js";
import { toPlayerRating } from "../players/ratings.js";
import { lockPlayers } from "../storage/lock-players.js";
import { isSeated } from "../storage/queries.js";
import type { Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import type { Barrier } from "./command.js";
import type { GameStarts } from "./game-starts.js";
import { type Match, newMatch } from "./match.js";
import { isPlaying, isRated, parseDetails, rowOf } from "./match-rows.js";

export type Terms = RequestFields<"seek">;

export interface Pairing {
  readonly match: string;
  /** Those who have to be told. */
  readonly players: readonly string[];
}

/** Open rooms per player; the oldest is closed. */
const maxRooms = 3;
const maxTries = 50;
/** A seek is not retried before it has had time to be written. */
const settleMs = 1_000;

export class Lobby {
  readonly #database: Database;
  readonly #node: string;
  readonly #starts: GameStarts;
  /** Those who seek a game on this server, until they are notified of one. */
  readonly #seeking = new Map<string, { readonly terms: Terms; readonly since: number }>();
  /** What a player asks for happens in that order: a seek that was cancelled at once must not be written after all. */
  readonly #queues = new SerialQueues();

  constructor(database: Database, node: string, starts: GameStarts) {
    this.#database = database;
    this.#node = node;
    this.#starts = starts;
  }

  /** A room with its creator in it, on the side they want or one drawn by lot. */
  async openRoom(player: string, { rules, clock, rated, side }: Terms): Promise<string> {
    const now = this.#database.now();
    const seats = { red: null, blue: null, [side ?? sides[randomInt(2)]!]: player };
    return this.#database.db.transaction().execute(async (transaction) => {
      // One at a time for each player: those that are opened at once count each other.
      await lockPlayers(this.#database, transaction, [player]);
      await this.#closeRooms(transaction, player, maxRooms - 1);
      for (let tried = 0; tried < maxTries; tried++) {
        const match = this.#newMatch({ rules, clock, rated }, seats, now);
        const code = String(randomInt(10 ** roomCodeLength)).padStart(roomCodeLength, "0");
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("matches")
          .values(rowOf(match, code, now))
          .onConflict((conflict) => conflict.column("code").doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n) return match.id;
      }
      throw new Error("could not allocate a room code");
    });
  }

  async findRoom(code: string): Promise<string | undefined> {
    const found = await this.#database.db
      .selectFrom("matches")
      .select("id")
      .where("code", "=", code)
      .executeTakeFirst();
    return found?.id;
  }

  /** Closes the player's rooms that nobody has joined, except the newest few. */
  async #closeRooms(db: Kysely<Schema>, player: string, keep: number): Promise<void> {
    const rooms = await db
      .selectFrom("matches")
      .select("id")
      .where("phase", "=", "waiting")
      .where(isSeated(player))
      .orderBy("created_at", "desc")
      .execute();
    const old = rooms.slice(keep).map(({ id }) => id);
    if (old.length > 0)
      await db.deleteFrom("matches").where("id", "in", old).where("phase", "=", "waiting").execute();
  }

  /** A match with somebody who seeks the same game; else the seek is written down, unless something bars it. */
  seek(player: string, terms: Terms): Promise<Pairing | Barrier | undefined> {
    return this.#queues.run(player, () => this.#seek(player, terms));
  }

  async #seek(player: string, terms: Terms): Promise<Pairing | Barrier | undefined> {
    this.#seeking.set(player, { terms, since: this.#database.now() });
    try {
      const pairing = await this.#pair(player, terms, false);
      if (pairing === "too-many-games") this.#seeking.delete(player);
      return pairing;
    } catch (thrown) {
      this.#seeking.delete(player);
      throw thrown;
    }
  }

  /** With `isRetry`, only for a player who has not been paired meanwhile. */
  async #pair(
    player: string,
    terms: Terms,
    isRetry: boolean,
  ): Promise<Pairing | "too-many-games" | undefined> {
    const { db, now: clockNow, skipLocked } = this.#database;
    const { rules, clock, rated = false, side = null } = terms;
    const now = clockNow();
    return db.transaction().execute(async (transaction) => {
      const own = await transaction
        .deleteFrom("seeks")
        .where("player_id", "=", player)
        .returning("at")
        .executeTakeFirst();
      if (isRetry && !own) return undefined;
      // Paired while disconnected, or in a message that was lost: that game is still to be played.
      const alike = await unstartedGame(transaction, player)
        .select("details")
        .where("rules", "=", rules)
        .where("clock", "=", clock)
        .execute();
      const unstarted = alike.find((row) => isRated(parseDetails(row)) === rated);
      if (unstarted) return { match: unstarted.id, players: [player] };
      if (!isRetry && (await this.#starts.isFull(transaction, player))) return "too-many-games";
      const oldest = transaction
        .selectFrom("seeks")
        .select(["player_id", "side"])
        .where("rules", "=", rules)
        .where("clock", "=", clock)
        .where(sql<boolean>`coalesce(rated, 0) = ${Number(rated)}`)
        .where((where) => where.or([where("side", "is", null), where("side", "is distinct from", side)]))
        .where("player_id", "!=", player)
        // One who was deleted while seeking must not keep everybody else waiting.
        .where("player_id", "in", transaction.selectFrom("players").select("id"))
        .where(noBlockBetween(player))
        .where(this.#starts.hasRoom(sql.ref("seeks.player_id")))
        .orderBy("at")
        .limit(1);
      const found = await skipLocked(oldest).executeTakeFirst();
      const opponent = found?.player_id;
      if (opponent === undefined || !(await this.#starts.haveRoom(transaction, [player, opponent]))) {
        await transaction
          .insertInto("seeks")
          .values({
            player_id: player,
            node_id: this.#node,
            rules,
            clock,
            rated: Number(rated),
            side,
            at: own?.at ?? now,
          })
          .execute();
        return undefined;
      }
      const wanted = side ?? (found!.side && otherSide(found!.side));
      return this.#start(transaction, terms, { player, opponent, side: wanted }, now);
    });
  }

  /** A match between somebody and the one who seeks, whose seek that ends. */
  async #start(
    transaction: Kysely<Schema>,
    terms: Terms,
    { player, opponent, side }: { player: string; opponent: string; side: Side | null },
    now: number,
  ): Promise<Pairing> {
    await transaction.deleteFrom("seeks").where("player_id", "in", [player, opponent]).execute();
    const own = side ?? sides[randomInt(2)]!;
    const seats = { red: opponent, blue: opponent, [own]: player };
    const match = this.#newMatch(terms, seats, now);
    await transaction
      .insertInto("matches")
      .values(rowOf(match, null, now))
      .execute();
    return { match: match.id, players: [player, opponent] };
  }

  #newMatch({ rules, clock, rated = false }: Terms, seats: Match["seats"], now: number): Match {
    return newMatch({ id: newId(), rules, clock: parseTimeControl(clock)!, isRated: rated, seats }, now);
  }

  /** The game that somebody else seeks, with this player. */
  async take(player: string, opponent: string): Promise<Pairing | Barrier | "no-seek"> {
    const { db, now: clockNow, lockRows } = this.#database;
    return db.transaction().execute(async (transaction) => {
      // Their own as well, and in one order: the opponent may be about to take that one.
      const seeks = await lockRows(
        transaction
          .selectFrom("seeks")
          .selectAll()
          .where("player_id", "in", [player, opponent])
          .orderBy("player_id"),
      ).execute();
      const seek = seeks.find(({ player_id }) => player_id === opponent);
      if (!seek || opponent === player) {
        // Asked again because the answer was lost: the game is there.
        const begun = await unstartedGame(transaction, player).where(isSeated(opponent)).executeTakeFirst();
        return begun ? { match: begun.id, players: [player] } : "no-seek";
      }
      if (await isBlockBetween(transaction, player, opponent)) return "blocked";
      if (!(await this.#starts.haveRoom(transaction, [player, opponent]))) return "too-many-games";
      const { rules, clock, rated, side } = seek;
      const terms = { rules, clock, rated: rated === 1 };
      return this.#start(transaction, terms, { player, opponent, side: side && otherSide(side) }, clockNow());
    });
  }

  /** Who seeks a game, the longest waiting first, as this player may know it. */
  async openSeeks(limit: number, player: string | undefined): Promise<readonly Seek[]> {
    let query = this.#database.db
      .selectFrom("seeks")
      .innerJoin("players", "players.id", "seeks.player_id")
      .selectAll("seeks")
      .select("players.name")
      .orderBy("at")
      .limit(limit);
    if (player !== undefined) query = query.where(noBlockBetween(player));
    const rows = await query.execute();
    const ratings = await this.#database.db
      .selectFrom("ratings")
      .selectAll()
      .where("player_id", "in", ["", ...rows.map(({ player_id }) => player_id)])
      .execute();
    return rows.map(({ player_id, name, rules, clock, rated, side, at }) => {
      const pace = clockClassOf(parseTimeControl(clock)!);
      const rating = ratings.find((one) => one.player_id === player_id && one.class === pace);
      return {
        player: { id: player_id, name },
        rating: rated === 1 && rating ? toPlayerRating(rating) : null,
        rules,
        clock,
        rated: rated === 1,
        side,
        since: at,
      };
    });
  }

  unseek(player: string): Promise<void> {
    return this.#queues.run(player, async () => {
      if (!this.#seeking.delete(player)) return;
      await this.#database.db
        .deleteFrom("seeks")
        .where("player_id", "=", player)
        .where("node_id", "=", this.#node)
        .execute();
    });
  }

  /** The player has been notified of a match. */
  onNotified(player: string): void {
    this.#seeking.delete(player);
  }

  /**
   * Tries again for those who wait on this server. Two who sought at the same moment on two servers have
   * missed each other; one who was paired may not have been notified, for the server that should have done
   * so has died; and the seek of one whose server was taken for dead is gone.
   */
  async retry(): Promise<readonly { readonly player: string; readonly match: string }[]> {
    const before = this.#database.now() - settleMs;
    const seeking = [...this.#seeking].filter(([, { since }]) => since < before);
    if (seeking.length === 0) return [];
    const rows = await this.#database.db
      .selectFrom("seeks")
      .select(["player_id", "node_id"])
      .where(
        "player_id",
        "in",
        seeking.map(([player]) => player),
      )
      .execute();
    const nodes = new Map(rows.map(({ player_id, node_id }) => [player_id, node_id]));
    const paired: { player: string; match: string }[] = [];
    for (const [player, sought] of seeking) {
      const { terms, since } = sought;
      const node = nodes.get(player);
      if (node !== undefined && node !== this.#node) continue; // seeks elsewhere by now
      const match = node === undefined ? await this.#newestMatch(player, since) : undefined;
      if (match !== undefined) {
        paired.push({ player, match });
        continue;
      }
      const pairing = await this.#queues.run(player, async () => {
        const isCurrent = this.#seeking.get(player) === sought;
        return isCurrent ? this.#pair(player, terms, node !== undefined) : undefined;
      });
      if (typeof pairing !== "object") continue;
      for (const one of pairing.players) paired.push({ player: one, match: pairing.match });
    }
    return paired;
  }

  async #newestMatch(player: string, since: number): Promise<string | undefined> {
    const found = await this.#database.db
      .selectFrom("matches")
      .select("id")
      .where(isSeated(player))
      .where("phase", "!=", "waiting")
      .where("created_at", ">=", since)
      .orderBy("created_at", "desc")
      .executeTakeFirst();
    return found?.id;
  }
}

/** Games of quick matches in which this player has not moved yet. */
function unstartedGame(transaction: Kysely<Schema>, player: string) {
  return transaction
    .selectFrom("matches")
    .select("id")
    .where(isPlaying)
    .where("code", "is", null)
    .where((where) =>
      where.or([
        where.and([where("red_id", "=", player), where("ply", "=", 0)]),
        where.and([where("blue_id", "=", player), where("ply", "<=", 1)]),
      ]),
    );
}

/** Of seeks: neither has blocked the other. */
function noBlockBetween(player: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from blocks
    where (blocks.player_id = ${player} and blocks.blocked_id = seeks.player_id)
    or (blocks.player_id = seeks.player_id and blocks.blocked_id = ${player}))`;
}
