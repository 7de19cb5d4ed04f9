/** How two players come to one table: a room with six digits, or whoever else is looking for a game. */
import { randomInt } from "node:crypto";
import { type Ruleset, sides } from "@masume/games/nonaga";
import { newId } from "../players/secrets.js";
import type { Store } from "../storage/storage.js";
import { readClock } from "./clock.js";
import { newMatch } from "./match.js";
import { rowOf } from "./match-rows.js";

export interface Terms {
  readonly rules: Ruleset;
  readonly clock: string;
}

export interface Pairing {
  readonly match: string;
  readonly opponent: string;
}

/** So many rooms may one player keep open; the oldest goes. */
const mostRooms = 3;
const mostTries = 50;
/** A wish is not looked after before it has had time to be written down. */
const patienceMs = 1_000;

export class Lobby {
  readonly #store: Store;
  readonly #node: string;
  /** Those who look for a game on this node, until they have been told of one. */
  readonly #seeking = new Map<string, { readonly terms: Terms; readonly since: number }>();

  constructor(store: Store, node: string) {
    this.#store = store;
    this.#node = node;
  }

  /** A room with its maker in it, on a side by lot. */
  async open(player: string, { rules, clock }: Terms): Promise<string> {
    const now = this.#store.now();
    const side = sides[randomInt(2)]!;
    const seats = { red: null, blue: null, [side]: player };
    await this.#closeRooms(player, mostRooms - 1);
    for (let tried = 0; tried < mostTries; tried++) {
      const match = newMatch({ id: newId(), rules, clock: readClock(clock)!, seats }, now);
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const { numInsertedOrUpdatedRows } = await this.#store.db
        .insertInto("matches")
        .values(rowOf(match, code, now))
        .onConflict((conflict) => conflict.column("code").doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) return match.id;
    }
    throw new Error("hardly a code is free");
  }

  async findRoom(code: string): Promise<string | undefined> {
    const found = await this.#store.db
      .selectFrom("matches")
      .select("id")
      .where("code", "=", code)
      .executeTakeFirst();
    return found?.id;
  }

  /** Closes the player's rooms nobody came to, but the newest few. */
  async #closeRooms(player: string, keep: number): Promise<void> {
    const { db } = this.#store;
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

  /** Somebody who wants the same game, and a match with them; else the wish is noted. */
  async seek(player: string, terms: Terms): Promise<Pairing | undefined> {
    this.#seeking.set(player, { terms, since: this.#store.now() });
    try {
      return await this.#pair(player, terms, false);
    } catch (thrown) {
      this.#seeking.delete(player);
      throw thrown;
    }
  }

  /** With `again`, only for one who has not been found meanwhile. */
  async #pair(player: string, { rules, clock }: Terms, again: boolean): Promise<Pairing | undefined> {
    const { db, kind } = this.#store;
    const now = this.#store.now();
    return db.transaction().execute(async (transaction) => {
      const own = await transaction
        .deleteFrom("seeks")
        .where("player_id", "=", player)
        .returning("at")
        .executeTakeFirst();
      if (again && !own) return undefined;
      const oldest = transaction
        .selectFrom("seeks")
        .select("player_id")
        .where("rules", "=", rules)
        .where("clock", "=", clock)
        .where("player_id", "!=", player)
        .orderBy("at")
        .limit(1);
      const found = await transaction
        .deleteFrom("seeks")
        .where("player_id", "in", kind === "postgres" ? oldest.forUpdate().skipLocked() : oldest)
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
      const match = newMatch({ id: newId(), rules, clock: readClock(clock)!, seats: { red, blue } }, now);
      await transaction
        .insertInto("matches")
        .values(rowOf(match, null, now))
        .execute();
      return { match: match.id, opponent };
    });
  }

  async unseek(player: string): Promise<void> {
    if (!this.#seeking.delete(player)) return;
    await this.#store.db
      .deleteFrom("seeks")
      .where("player_id", "=", player)
      .where("node_id", "=", this.#node)
      .execute();
  }

  /** The player has been told of a match. */
  found(player: string): void {
    this.#seeking.delete(player);
  }

  /**
   * Looks again for those who wait on this node. Two who looked at the same moment on two nodes have
   * missed each other; one who was found may not have been told, for whoever should have done so has
   * died; and the wish of one whose node was taken for dead is gone.
   */
  async lookAgain(): Promise<readonly { readonly player: string; readonly match: string }[]> {
    const before = this.#store.now() - patienceMs;
    const seeking = [...this.#seeking].filter(([, { since }]) => since < before);
    if (seeking.length === 0) return [];
    const rows = await this.#store.db
      .selectFrom("seeks")
      .select(["player_id", "node_id"])
      .where(
        "player_id",
        "in",
        seeking.map(([player]) => player),
      )
      .execute();
    const places = new Map(rows.map(({ player_id, node_id }) => [player_id, node_id]));
    const news: { player: string; match: string }[] = [];
    for (const [player, { terms, since }] of seeking) {
      const place = places.get(player);
      if (place !== undefined && place !== this.#node) continue; // looks elsewhere by now
      const match = place === undefined ? await this.#newestOf(player, since) : undefined;
      if (match !== undefined) {
        news.push({ player, match });
        continue;
      }
      const pairing = await this.#pair(player, terms, place !== undefined);
      if (pairing)
        for (const one of [player, pairing.opponent]) news.push({ player: one, match: pairing.match });
    }
    return news;
  }

  async #newestOf(player: string, since: number): Promise<string | undefined> {
    const found = await this.#store.db
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
