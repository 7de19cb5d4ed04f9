/**
 * Players without accounts: a public id and a name, and one secret token per
 * device. A second device is signed in by a code made on the first one. There is
 * no password to come back with, so a session lasts as long as it is used.
 */
import type { DeviceCode, Player, Session } from "@masume/protocol";
import { type Kysely, sql } from "kysely";
import { newId } from "../platform/ids.js";
import { lockPlayers } from "../storage/lock-players.js";
import { isSeated } from "../storage/queries.js";
import type { PlayerRow, Schema } from "../storage/schema.js";
import type { Database } from "../storage/storage.js";
import { newDeviceCode, newToken, normalizeDeviceCode, sha256 } from "./secrets.js";

/** A player with the secret of one device: it goes into a cookie and nowhere else. */
export interface Credentials {
  readonly player: Player;
  readonly secret: string;
}

/** A player on one device. */
export interface Identity {
  readonly player: Player;
  /** The hash of that device's token. */
  readonly session: string;
  readonly usedAt: number;
}

const sessionsPerQuery = 500;
/** Per player: one more ends the one that was not used for longest. */
const maxSessions = 50;
const deviceCodeMs = 10 * 60_000;
const hourMs = 60 * 60_000;
/** Not used for so long: browsers have deleted the cookie by then. */
const sessionMs = 400 * 24 * hourMs;
/** Servers of versions before do not write down that a session was used. */
const lastUse = sql<number>`case when used_at > player_tokens.created_at then used_at else player_tokens.created_at end`;

export class Players {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Kysely<Schema> {
    return this.#database.db;
  }

  /** Last used at that time, or earlier. */
  get #expired(): number {
    return this.#database.now() - sessionMs;
  }

  async create(name: string, device: string): Promise<Credentials> {
    const player = { id: newId(), name };
    const created_at = this.#database.now();
    return this.#db.transaction().execute(async (db) => {
      await db
        .insertInto("players")
        .values({ ...player, created_at })
        .execute();
      return this.#startSession(db, player, device);
    });
  }

  async #startSession(db: Kysely<Schema>, player: Player, device: string): Promise<Credentials> {
    const token = newToken();
    const now = this.#database.now();
    await db
      .insertInto("player_tokens")
      .values({ hash: sha256(token), player_id: player.id, device, created_at: now, used_at: now })
      .execute();
    const own = db.selectFrom("player_tokens").select("hash").where("player_id", "=", player.id);
    const kept = own.orderBy(lastUse, "desc").orderBy("hash").limit(maxSessions);
    await db
      .deleteFrom("player_tokens")
      .where("player_id", "=", player.id)
      .where("hash", "not in", kept)
      .execute();
    return { player, secret: `${player.id}.${token}` };
  }

  /** Whose secret this is, and of which of their sessions. */
  async authenticate(secret: string): Promise<Identity | undefined> {
    const [id, token, ...rest] = secret.split(".");
    if (!id || !token || rest.length > 0) return undefined;
    const session = sha256(token);
    const found = await this.#db
      .selectFrom("players")
      .innerJoin("player_tokens", "player_tokens.player_id", "players.id")
      .select(["players.name", lastUse.as("usedAt")])
      .where("player_tokens.hash", "=", session)
      .where(lastUse, ">", this.#expired)
      .where("players.id", "=", id)
      .executeTakeFirst();
    return found && { player: { id, name: found.name }, session, usedAt: found.usedAt };
  }

  /** True when that was written down, about once per hour. Where it cannot be, the next time will do. */
  async noteUse({ session, usedAt }: Identity): Promise<boolean> {
    const now = this.#database.now();
    if (now - usedAt < hourMs) return false;
    const writing = this.#db
      .updateTable("player_tokens")
      .set({ used_at: now })
      .where("hash", "=", session)
      .executeTakeFirst();
    return writing.then(
      ({ numUpdatedRows }) => numUpdatedRows === 1n,
      () => false,
    );
  }

  /** The last used first. */
  async sessions({ player, session }: Identity): Promise<readonly Session[]> {
    const rows = await this.#db
      .selectFrom("player_tokens")
      .select(["hash", "device", "created_at as createdAt", lastUse.as("usedAt")])
      .where("player_id", "=", player.id)
      .where(lastUse, ">", this.#expired)
      .orderBy("usedAt", "desc")
      .orderBy("hash")
      .execute();
    return rows.map(({ hash, ...rest }) => ({ id: sessionId(hash), ...rest, isCurrent: hash === session }));
  }

  /** Ends one of the player's sessions, and returns it. */
  async endSession(player: string, id: string): Promise<string | undefined> {
    const ended = await this.#db
      .deleteFrom("player_tokens")
      .where("player_id", "=", player)
      .where("hash", "like", `${id}%`)
      .returning("hash")
      .executeTakeFirst();
    return ended?.hash;
  }

  /** Ends all sessions of the player but this one, and returns them. */
  async endOtherSessions({ player, session }: Identity): Promise<readonly string[]> {
    const ended = await this.#db
      .deleteFrom("player_tokens")
      .where("player_id", "=", player.id)
      .where("hash", "!=", session)
      .returning("hash")
      .execute();
    return ended.map(({ hash }) => hash);
  }

  /** Deletes sessions that nobody has used for too long. */
  async deleteExpired(): Promise<void> {
    await this.#db.deleteFrom("player_tokens").where(lastUse, "<=", this.#expired).execute();
  }

  /** Those of the sessions that have been ended. */
  async ended(sessions: readonly string[]): Promise<readonly string[]> {
    const ended = new Set(sessions);
    for (let i = 0; i < sessions.length; i += sessionsPerQuery) {
      const rows = await this.#db
        .selectFrom("player_tokens")
        .select("hash")
        .where("hash", "in", sessions.slice(i, i + sessionsPerQuery))
        .execute();
      for (const { hash } of rows) ended.delete(hash);
    }
    return [...ended];
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable("players").set({ name }).where("id", "=", id).execute();
  }

  async find(id: string): Promise<PlayerRow | undefined> {
    return this.#db.selectFrom("players").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /** The names of those that still exist. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.selectFrom("players").select(["id", "name"]).where("id", "in", ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Revokes the token of one device, and returns whose session that was. */
  async signOut(secret: string): Promise<Identity | undefined> {
    const identity = await this.authenticate(secret);
    if (identity) await this.#db.deleteFrom("player_tokens").where("hash", "=", identity.session).execute();
    return identity;
  }

  /** A code for another device; an earlier one is no longer valid. */
  async createDeviceCode(player: Player): Promise<DeviceCode> {
    const code = newDeviceCode();
    const expires_at = this.#database.now() + deviceCodeMs;
    await this.#db.transaction().execute(async (db) => {
      await lockPlayers(this.#database, db, [player.id]);
      await db.deleteFrom("device_codes").where("player_id", "=", player.id).execute();
      await db
        .insertInto("device_codes")
        .values({ hash: sha256(code), player_id: player.id, expires_at })
        .execute();
    });
    return { code, expiresAt: expires_at };
  }

  /** Uses a code up. Of two that try at once only one deletes the row. */
  async redeemDeviceCode(typed: string, device: string): Promise<Credentials | undefined> {
    const now = this.#database.now();
    const hash = sha256(normalizeDeviceCode(typed));
    return this.#db.transaction().execute(async (db) => {
      const owner = db.selectFrom("device_codes").select("player_id").where("hash", "=", hash);
      const { player_id } = (await owner.executeTakeFirst()) ?? {};
      if (player_id === undefined) return undefined;
      await lockPlayers(this.#database, db, [player_id]);
      const redeemed = await db
        .deleteFrom("device_codes")
        .where("hash", "=", hash)
        .returning(["player_id", "expires_at"])
        .executeTakeFirst();
      if (!redeemed || redeemed.expires_at < now) return undefined;
      const player = await db
        .selectFrom("players")
        .select(["id", "name"])
        .where("id", "=", redeemed.player_id)
        .executeTakeFirst();
      return player && this.#startSession(db, player, device);
    });
  }

  /**
   * Deletes the player and all that is theirs. Games played stay with the opponent, without the name; false
   * while one is not over, for the opponent would wait for nobody.
   */
  async delete(id: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await db.deleteFrom("seeks").where("player_id", "=", id).execute();
      await db.deleteFrom("presence").where("player_id", "=", id).execute();
      // Whatever is about to seat the player refers to this row: it comes before, and is seen here, or fails.
      const own = db.selectFrom("players").select("id").where("id", "=", id);
      await (this.#database.isShared ? own.forUpdate() : own).execute();
      const unfinished = await db
        .selectFrom("matches")
        .select("id")
        .where("phase", "!=", "over")
        .where(isSeated(id))
        .executeTakeFirst();
      if (unfinished) return false;
      await db.deleteFrom("players").where("id", "=", id).execute();
      return true;
    });
  }
}

/** What others may know a session by: the start of a hash, of which nobody can tell the token. */
function sessionId(hash: string): string {
  return hash.slice(0, 16);
}
