/** The tables as they first were; what they have become since is in `migrations.ts`. */
import type { Kysely } from "kysely";

// A migration knows only the tables of its own time, not today's schema.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyTables = Kysely<any>;

export type Steps = Readonly<Record<string, (db: AnyTables) => Promise<void>>>;

export const firstSteps: Steps = {
  "001-players": async (db) => {
    await db.schema
      .createTable("players")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("player_tokens")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("player_id", "text", (column) =>
        column.notNull().references("players.id").onDelete("cascade"),
      )
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("player_tokens_player").on("player_tokens").column("player_id").execute();
    await db.schema
      .createTable("device_codes")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("player_id", "text", (column) =>
        column.notNull().references("players.id").onDelete("cascade"),
      )
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },

  "002-library": async (db) => {
    await db.schema
      .createTable("folders")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("player_id", "text", (column) =>
        column.notNull().references("players.id").onDelete("cascade"),
      )
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("folders_player").on("folders").column("player_id").execute();
    await db.schema
      .createTable("jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("player_id", "text", (column) =>
        column.notNull().references("players.id").onDelete("cascade"),
      )
      .addColumn("folder_id", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("params", "text", (column) => column.notNull())
      .addColumn("seed", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("made", "integer", (column) => column.notNull())
      .addColumn("phase", "text", (column) => column.notNull())
      .addColumn("failure", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("jobs_player").on("jobs").column("player_id").execute();
    await db.schema.createIndex("jobs_phase").on("jobs").columns(["phase", "created_at"]).execute();
    await db.schema
      .createTable("puzzles")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("player_id", "text", (column) =>
        column.notNull().references("players.id").onDelete("cascade"),
      )
      .addColumn("folder_id", "text", (column) => column.references("folders.id").onDelete("cascade"))
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("puzzle", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("level", "integer")
      .addColumn("width", "integer")
      .addColumn("height", "integer")
      .addColumn("visibility", "text", (column) => column.notNull())
      .addColumn("job_id", "text")
      .addColumn("job_index", "integer")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("puzzles_job", ["job_id", "job_index"])
      .execute();
    await db.schema
      .createIndex("puzzles_player")
      .on("puzzles")
      .columns(["player_id", "created_at"])
      .execute();
    await db.schema
      .createIndex("puzzles_public")
      .on("puzzles")
      .columns(["visibility", "game", "created_at"])
      .execute();
  },

  "003-leaderboards": async (db) => {
    await db.schema
      .createTable("runs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("player_id", "text", (column) =>
        column.notNull().references("players.id").onDelete("cascade"),
      )
      .addColumn("board", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("puzzles", "text", (column) => column.notNull())
      .addColumn("solved", "integer", (column) => column.notNull())
      .addColumn("started_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("runs_player").on("runs").columns(["player_id", "started_at"]).execute();
    await db.schema
      .createTable("results")
      .addColumn("player_id", "text", (column) =>
        column.notNull().references("players.id").onDelete("cascade"),
      )
      .addColumn("board", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("solved", "integer", (column) => column.notNull())
      .addColumn("elapsed_ms", "bigint", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("results_key", ["player_id", "board", "day"])
      .execute();
    await db.schema
      .createIndex("results_rank")
      .on("results")
      .columns(["board", "day", "solved", "elapsed_ms"])
      .execute();
  },

  "004-matches": async (db) => {
    await db.schema
      .createTable("matches")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("code", "text", (column) => column.unique())
      .addColumn("phase", "text", (column) => column.notNull())
      .addColumn("rules", "text", (column) => column.notNull())
      .addColumn("clock", "text", (column) => column.notNull())
      .addColumn("red_id", "text", (column) => column.references("players.id").onDelete("set null"))
      .addColumn("blue_id", "text", (column) => column.references("players.id").onDelete("set null"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("ply", "integer", (column) => column.notNull())
      .addColumn("turn_at", "bigint", (column) => column.notNull())
      .addColumn("deadline", "bigint")
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("matches_deadline").on("matches").columns(["phase", "deadline"]).execute();
    await db.schema.createIndex("matches_recent").on("matches").columns(["phase", "updated_at"]).execute();
    await db.schema.createIndex("matches_red").on("matches").columns(["red_id", "updated_at"]).execute();
    await db.schema.createIndex("matches_blue").on("matches").columns(["blue_id", "updated_at"]).execute();
    await db.schema
      .createTable("moves")
      .addColumn("match_id", "text", (column) =>
        column.notNull().references("matches.id").onDelete("cascade"),
      )
      .addColumn("ply", "integer", (column) => column.notNull())
      .addColumn("side", "text", (column) => column.notNull())
      .addColumn("turn", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("moves_key", ["match_id", "ply"])
      .execute();
  },

  "005-nodes": async (db) => {
    await db.schema
      .createTable("nodes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("presence")
      .addColumn("player_id", "text", (column) => column.notNull())
      .addColumn("node_id", "text", (column) => column.notNull().references("nodes.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("presence_key", ["player_id", "node_id"])
      .execute();
    await db.schema
      .createTable("seeks")
      .addColumn("player_id", "text", (column) => column.primaryKey())
      .addColumn("node_id", "text", (column) => column.notNull().references("nodes.id").onDelete("cascade"))
      .addColumn("rules", "text", (column) => column.notNull())
      .addColumn("clock", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
  },

  "006-records": async (db) => {
    await db.schema
      .createTable("record_heads")
      .addColumn("player_id", "text", (column) =>
        column.primaryKey().references("players.id").onDelete("cascade"),
      )
      .addColumn("seq", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("records")
      .addColumn("player_id", "text", (column) =>
        column.notNull().references("players.id").onDelete("cascade"),
      )
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("store", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("value", "text")
      .addColumn("written_at", "bigint", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("records_key", ["player_id", "hash"])
      .execute();
    await db.schema.createIndex("records_order").on("records").columns(["player_id", "seq"]).execute();
  },

  "007-reports": async (db) => {
    await db.schema
      .createTable("reports")
      .addColumn("puzzle_id", "text", (column) =>
        column.notNull().references("puzzles.id").onDelete("cascade"),
      )
      .addColumn("player_id", "text", (column) =>
        column.notNull().references("players.id").onDelete("cascade"),
      )
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("reports_key", ["puzzle_id", "player_id"])
      .execute();
  },
};
