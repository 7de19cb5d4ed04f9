/** How two players come together: in a room with a six-digit code, or with whoever else is seeking a game. */
import { randomInt } from "node:crypto";
import { sides } from "@masume/games/nonaga";
import { parseTimeControl, type RequestFields, roomCodeLength } from "@masume/protocol";
import { newId } from "../platform/ids.js";
import type { Database } from "../storage/storage.js";
import { type Barrier, newMatch } from "./match.js";
import { isPlaying, rowOf } from "./match-rows.js";

export type Terms = RequestFields<"seek">;

export interface Pairing {
  readonly match: string;
  /** Those who have to be told. */
  readonly players: readonly string[];
}

/** Games in progress per player, unless the server is told otherwise. */
export const defaultMaxGames = 20;
/** Open rooms per player; the oldest is closed. */
const maxRooms = 3;
const maxTries = 50;
/** A seek is not retried before it has had time to be written. */
const settleMs = 1_000;

export class Lobby {
  readonly #database: Database;
  readonly #node: string;
  readonly #maxGames: number;
  /** For each player what may start a game, one after the other. */
  readonly #starts = new Map<string, Promise<unknown>>();
  /** Those who seek a game on this server, until they are notified of one. */
  readonly #seeking = new Map<string, { readonly terms: Terms; readonly since: number }>();

  constructor(database: Database, node: string, maxGames: number) {
    this.#database = database;
    this.#node = node;
    this.#maxGames = maxGames;
  }

  /**
   * Does what may start a game of this player, told what bars them from one; for a rematch, what bars either
   * of the two. One at a time on each server: of many at once, each counts those before it.
   */
  start<T>(
    player: string,
    work: (barrier: Barrier | undefined) => Promise<T>,
    rematchOf?: string,
  ): Promise<T> {
    const before = this.#starts.get(player) ?? Promise.resolve();
    const result = before.then(async () => work(await this.#barrierTo(player, rematchOf)));
    const settled = result.catch(() => {});
    this.#starts.set(player, settled);
    void settled.then(() => {
      if (this.#starts.get(player) === settled) this.#starts.delete(player);
    });
    return result;
  }

  async #barrierTo(player: string, rematchOf: string | undefined): Promise<Barrier | undefined> {
    const { db } = this.#database;
    const seats =
      rematchOf === undefined
        ? undefined
        : await db
            .selectFrom("matches")
            .select(["red_id", "blue_id"])
            .where("id", "=", rematchOf)
            .executeTakeFirst();
    for (const one of new Set([player, seats?.red_id ?? player, seats?.blue_id ?? player])) {
      const { count } = await db
        .selectFrom("matches")
        .select((select) => select.fn.countAll().as("count"))
        .where(isPlaying)
        .where((either) => either.or([either("red_id", "=", one), either("blue_id", "=", one)]))
        .executeTakeFirstOrThrow();
      if (Number(count) >= this.#maxGames) return "too-many-games";
    }
    return undefined;
  }

  /** A room with its creator in it, on a side drawn by lot. */
  async openRoom(player: string, { rules, clock }: Terms): Promise<string> {
    const now = this.#database.now();
    const side = sides[randomInt(2)]!;
    const seats = { red: null, blue: null, [side]: player };
    await this.#closeRooms(player, maxRooms - 1);
    for (let tried = 0; tried < maxTries; tried++) {
      const match = newMatch({ id: newId(), rules, clock: parseTimeControl(clock)!, seats }, now);
      const code = String(randomInt(10 ** roomCodeLength)).padStart(roomCodeLength, "0");
      const { numInsertedOrUpdatedRows } = await this.#database.db
        .insertInto("matches")
        .values(rowOf(match, code, now))
        .onConflict((conflict) => conflict.column("code").doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) return match.id;
    }
    throw new Error("could not allocate a room code");
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
  async #closeRooms(player: string, keep: number): Promise<void> {
    const { db } = this.#database;
    const rooms = await db
      .selectFrom("matches")
      .select("id")
      .where("phase", "=", "waiting")
      .where((either) => either.or([either("red_id", "=", player), either("blue_id", "=", player)]))
      .orderBy("created_at", "desc")
      .execute();
    const old = rooms.slice(keep).map(({ id }) => id);
    if (old.length > 0)
      await db.deleteFrom("matches").where("id", "in", old).where("phase", "=", "waiting").execute();
  }

  /** A match with somebody who seeks the same game; else the seek is written down. */
  async seek(player: string, terms: Terms): Promise<Pairing | undefined> {
    this.#seeking.set(player, { terms, since: this.#database.now() });
    try {
      return await this.#pair(player, terms, false);
    } catch (thrown) {
      this.#seeking.delete(player);
      throw thrown;
    }
  }

  /** With `isRetry`, only for a player who has not been paired meanwhile. */
  async #pair(player: string, { rules, clock }: Terms, isRetry: boolean): Promise<Pairing | undefined> {
    const { db, now: clockNow, skipLocked } = this.#database;
    const now = clockNow();
    return db.transaction().execute(async (transaction) => {
      const own = await transaction
        .deleteFrom("seeks")
        .where("player_id", "=", player)
        .returning("at")
        .executeTakeFirst();
      if (isRetry && !own) return undefined;
      // Paired while disconnected, or in a message that was lost: that game is still to be played.
      const unstarted = await transaction
        .selectFrom("matches")
        .select("id")
        .where(isPlaying)
        .where("rules", "=", rules)
        .where("clock", "=", clock)
        .where("code", "is", null)
        .where((where) =>
          where.or([
            where.and([where("red_id", "=", player), where("ply", "=", 0)]),
            where.and([where("blue_id", "=", player), where("ply", "<=", 1)]),
          ]),
        )
        .executeTakeFirst();
      if (unstarted) return { match: unstarted.id, players: [player] };
      const oldest = transaction
        .selectFrom("seeks")
        .select("player_id")
        .where("rules", "=", rules)
        .where("clock", "=", clock)
        .where("player_id", "!=", player)
        // One who was deleted while seeking must not keep everybody else waiting.
        .where("player_id", "in", transaction.selectFrom("players").select("id"))
        .orderBy("at")
        .limit(1);
      const found = await transaction
        .deleteFrom("seeks")
        .where("player_id", "in", skipLocked(oldest))
        .returning("player_id")
        .executeTakeFirst();
      if (!found) {
        await transaction
          .insertInto("seeks")
          .values({ player_id: player, node_id: this.#node, rules, clock, at: own?.at ?? now })
          .execute();
        return undefined;
      }
      const opponent = found.player_id;
      const [red, blue] = randomInt(2) === 0 ? [player, opponent] : [opponent, player];
      const match = newMatch(
        { id: newId(), rules, clock: parseTimeControl(clock)!, seats: { red, blue } },
        now,
      );
      await transaction
        .insertInto("matches")
        .values(rowOf(match, null, now))
        .execute();
      return { match: match.id, players: [player, opponent] };
    });
  }

  async unseek(player: string): Promise<void> {
    if (!this.#seeking.delete(player)) return;
    await this.#database.db
      .deleteFrom("seeks")
      .where("player_id", "=", player)
      .where("node_id", "=", this.#node)
      .execute();
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
    for (const [player, { terms, since }] of seeking) {
      const node = nodes.get(player);
      if (node !== undefined && node !== this.#node) continue; // seeks elsewhere by now
      const match = node === undefined ? await this.#newestMatch(player, since) : undefined;
      if (match !== undefined) {
        paired.push({ player, match });
        continue;
      }
      const pairing = await this.#pair(player, terms, node !== undefined);
      for (const one of pairing?.players ?? []) paired.push({ player: one, match: pairing!.match });
    }
    return paired;
  }

  async #newestMatch(player: string, since: number): Promise<string | undefined> {
    const found = await this.#database.db
      .selectFrom("matches")
      .select("id")
      .where((either) => either.or([either("red_id", "=", player), either("blue_id", "=", player)]))
      .where("phase", "!=", "waiting")
      .where("created_at", ">=", since)
      .orderBy("created_at", "desc")
      .executeTakeFirst();
    return found?.id;
  }
}
