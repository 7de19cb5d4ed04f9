/**
 * Players without accounts: a public id and a name, and one secret token per
 * device. A second device is signed in by a code made on the first one.
 */
import type { DeviceCode, Player } from "@masume/protocol";
import type { Kysely } from "kysely";
import { newId } from "../platform/ids.js";
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
}

const sessionsPerQuery = 500;
const deviceCodeMs = 10 * 60_000;

export class Players {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Kysely<Schema> {
    return this.#database.db;
  }

  async create(name: string): Promise<Credentials> {
    const player = { id: newId(), name };
    const token = newToken();
    const created_at = this.#database.now();
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto("players")
        .values({ ...player, created_at })
        .execute();
      await db
        .insertInto("player_tokens")
        .values({ hash: sha256(token), player_id: player.id, created_at })
        .execute();
    });
    return { player, secret: formatSecret(player, token) };
  }

  /** Whose secret this is, and of which of their sessions. */
  async authenticate(secret: string): Promise<Identity | undefined> {
    const [id, token, ...rest] = secret.split(".");
    if (!id || !token || rest.length > 0) return undefined;
    const session = sha256(token);
    const player = await this.#db
      .selectFrom("players")
      .innerJoin("player_tokens", "player_tokens.player_id", "players.id")
      .select(["players.id", "players.name"])
      .where("player_tokens.hash", "=", session)
      .where("players.id", "=", id)
      .executeTakeFirst();
    return player && { player, session };
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
      await db.deleteFrom("device_codes").where("player_id", "=", player.id).execute();
      await db
        .insertInto("device_codes")
        .values({ hash: sha256(code), player_id: player.id, expires_at })
        .execute();
    });
    return { code, expiresAt: expires_at };
  }

  /** Uses a code up. Of two that try at once only one deletes the row. */
  async redeemDeviceCode(typed: string): Promise<Credentials | undefined> {
    const now = this.#database.now();
    return this.#db.transaction().execute(async (db) => {
      const redeemed = await db
        .deleteFrom("device_codes")
        .where("hash", "=", sha256(normalizeDeviceCode(typed)))
        .returning(["player_id", "expires_at"])
        .executeTakeFirst();
      if (!redeemed || redeemed.expires_at < now) return undefined;
      const player = await db
        .selectFrom("players")
        .select(["id", "name"])
        .where("id", "=", redeemed.player_id)
        .executeTakeFirst();
      if (!player) return undefined;
      const token = newToken();
      await db
        .insertInto("player_tokens")
        .values({ hash: sha256(token), player_id: player.id, created_at: now })
        .execute();
      return { player, secret: formatSecret(player, token) };
    });
  }

  /** Deletes the player and all that is theirs. Games played stay with the opponent, without the name. */
  async delete(id: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom("seeks").where("player_id", "=", id).execute();
      await db.deleteFrom("presence").where("player_id", "=", id).execute();
      await db.deleteFrom("players").where("id", "=", id).execute();
    });
  }
}

function formatSecret(player: Player, token: string): string {
  return `${player.id}.${token}`;
}
