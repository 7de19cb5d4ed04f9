/** Who is connected to which server, for all servers to see; what a server wrote is deleted with its row in `nodes`. */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.js";
import type { PresenceRepository } from "../storage.js";

export function postgresPresence(db: Kysely<Schema>): PresenceRepository {
  return {
    async setPlayers(node, online, offline) {
      if (online.length > 0) {
        await db
          .insertInto("presence")
          .values(online.map((player_id) => ({ player_id, node_id: node })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      if (offline.length > 0) {
        await db
          .deleteFrom("presence")
          .where("node_id", "=", node)
          .where("player_id", "in", offline)
          .execute();
      }
    },

    async playersElsewhere(node, players, aliveAfter) {
      const { rows } = await sql<{ player_id: string }>`
        select presence.player_id from presence join nodes on nodes.id = presence.node_id
        where presence.player_id = any(${players}) and nodes.id <> ${node}
          and nodes.seen_at > ${aliveAfter}`.execute(db);
      return new Set(rows.map(({ player_id }) => player_id));
    },

    async setSpectators(node, counts) {
      const some = [...counts].filter(([, count]) => count > 0);
      const none = [...counts].filter(([, count]) => count === 0).map(([match]) => match);
      if (some.length > 0) {
        await db
          .insertInto("spectators")
          .values(some.map(([match_id, count]) => ({ match_id, node_id: node, count })))
          .onConflict((conflict) =>
            conflict
              .columns(["match_id", "node_id"])
              .doUpdateSet(({ ref }) => ({ count: ref("excluded.count") })),
          )
          .execute();
      }
      if (none.length > 0) {
        await db.deleteFrom("spectators").where("node_id", "=", node).where("match_id", "in", none).execute();
      }
    },

    async spectatorsElsewhere(node, matches, aliveAfter) {
      const { rows } = await sql<{ match_id: string; count: number }>`
        select spectators.match_id, sum(spectators.count)::integer as count
        from spectators join nodes on nodes.id = spectators.node_id
        where spectators.match_id = any(${matches}) and nodes.id <> ${node}
          and nodes.seen_at > ${aliveAfter}
        group by spectators.match_id`.execute(db);
      return new Map(rows.map(({ match_id, count }) => [match_id, count]));
    },
  };
}
