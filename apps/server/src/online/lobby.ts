/** How two players come to one table: a room with six digits, or whoever else is looking for a game. */
import { randomInt } from "node:crypto";
import { type Ruleset, sides } from "@masume/games/nonaga";
import { newId } from "../players/secrets.js";
import type { Store } from "../storage/store.js";
import { readClock } from "./clock.js";
import { newMatch } from "./match.js";
import { insertMatch } from "./match-rows.js";

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

export class Lobby {
  readonly #store: Store;
  readonly #node: string;

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
    for (;;) {
      const match = newMatch({ id: newId(), rules, clock: readClock(clock)!, seats }, now);
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const taken = await this.#store.db
        .selectFrom("matches")
        .select("id")
        .where("code", "=", code)
        .executeTakeFirst();
      if (taken) continue;
      await insertMatch(this.#store.db, { match, code, createdAt: now });
      return match.id;
    }
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

  /**
   * Somebody who wants the same game, and a match with them; else the wish is
   * noted. Two that look at the same moment on two nodes may miss each other:
   * nodes ask `again` for those who wait, which does nothing for one who has
   * been found meanwhile.
   */
  async seek(player: string, { rules, clock }: Terms, again = false): Promise<Pairing | undefined> {
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
      await insertMatch(transaction, { match, code: null, createdAt: now });
      return { match: match.id, opponent };
    });
  }

  async unseek(player: string): Promise<void> {
    await this.#store.db
      .deleteFrom("seeks")
      .where("player_id", "=", player)
      .where("node_id", "=", this.#node)
      .execute();
  }

  /** Those who wait on this node. */
  async waiting(): Promise<readonly { player: string; terms: Terms }[]> {
    const rows = await this.#store.db
      .selectFrom("seeks")
      .selectAll()
      .where("node_id", "=", this.#node)
      .execute();
    return rows.map(({ player_id, rules, clock }) => ({
      player: player_id,
      terms: { rules: rules as Ruleset, clock },
    }));
  }
}
