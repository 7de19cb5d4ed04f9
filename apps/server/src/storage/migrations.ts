/**
 * How the tables came about, step by step: one list for both databases. A step
 * that has been released never changes; a new shape is a new step.
 */
import { type Kysely, type Migration, type MigrationProvider, sql } from "kysely";
import { recountRecords } from "./record-usage.js";

// A migration knows only the tables of its own time, not today's schema.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyTables = Kysely<any>;

const steps: Readonly<Record<string, (db: AnyTables) => Promise<void>>> = {
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

  // Every move changes when a match was last changed and when its clock runs out. Indexes of these had
  // to be written anew with every move, and were half of what it wrote (10 pages in SQLite, now 5); games
  // under way are few enough to be looked through.
  "008-indexes-that-moves-leave-alone": async (db) => {
    for (const index of ["matches_deadline", "matches_recent", "matches_red", "matches_blue"]) {
      await db.schema.dropIndex(index).execute();
    }
    for (const column of ["phase", "red_id", "blue_id"]) {
      await db.schema
        .createIndex(`matches_by_${column}`)
        .on("matches")
        .columns([column, "created_at"])
        .execute();
    }
  },

  "009-onlookers": async (db) => {
    await db.schema
      .createTable("onlookers")
      .addColumn("match_id", "text", (column) => column.notNull())
      .addColumn("node_id", "text", (column) => column.notNull().references("nodes.id").onDelete("cascade"))
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("onlookers_key", ["match_id", "node_id"])
      .execute();
  },

  // The view serves servers of the version before, while they are updated one after the other.
  "010-spectators": async (db) => {
    await db.schema.alterTable("onlookers").renameTo("spectators").execute();
    await db.schema.createView("onlookers").as(db.selectFrom("spectators").selectAll()).execute();
  },

  "011-sessions": async (db) => {
    await addColumn(db, "player_tokens", "device", "text", "");
    await addColumn(db, "player_tokens", "used_at", "bigint", 0);
  },

  "012-jobs-take-turns": async (db) => {
    for (const column of ["tried", "misses", "spent_ms"]) await addColumn(db, "jobs", column, "integer", 0);
  },

  "013-record-usage": async (db) => {
    await addColumn(db, "record_heads", "records", "integer", 0);
    await addColumn(db, "record_heads", "bytes", "bigint", 0);
    await recountRecords(db);
  },

  // Lists of matches are read by when they started, in pages. Games in progress are few, also of a player
  // who has played thousands.
  "014-lists-of-matches": async (db) => {
    for (const column of ["phase", "red_id", "blue_id"]) {
      await db.schema.dropIndex(`matches_by_${column}`).execute();
      await db.schema
        .createIndex(`matches_by_${column}`)
        .on("matches")
        .columns([column, "created_at", "id"])
        .execute();
    }
    for (const side of ["red", "blue"]) {
      await db.schema
        .createIndex(`matches_playing_${side}`)
        .on("matches")
        .column(`${side}_id`)
        .where(sql.ref("phase"), "=", sql.lit("playing"))
        .execute();
    }
    const twoWeeks = 14 * 24 * 60 * 60_000;
    await db
      .updateTable("matches")
      .set({ deadline: sql`turn_at + ${twoWeeks}` })
      .where("phase", "=", "playing")
      .where("deadline", "is", null)
      .execute();
  },

  "015-one-attempt-per-day": async (db) => {
    await db.schema
      .createTable("ranked_days")
      .addColumn("board", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("seed", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("ranked_days_key", ["board", "day"])
      .execute();
    await sql`delete from runs where exists (select 1 from runs r where r.player_id = runs.player_id
      and r.board = runs.board and r.day = runs.day and r.id > runs.id)`.execute(db);
    await db.schema
      .createIndex("runs_once")
      .on("runs")
      .columns(["player_id", "board", "day"])
      .unique()
      .execute();
    await addColumn(db, "results", "implausible", "integer", 0);
    await addColumn(db, "results", "times", "text", "[]");
    await db.schema.dropIndex("results_rank").execute();
    await db.schema
      .createIndex("results_rank")
      .on("results")
      .columns(["board", "day", "implausible", "solved", "elapsed_ms"])
      .execute();
  },

  "016-graded-and-hidden-puzzles": async (db) => {
    await db.schema.alterTable("puzzles").addColumn("solutions", "text").execute();
    await db.schema.alterTable("puzzles").addColumn("hidden_at", "bigint").execute();
    await sql`update puzzles set hidden_at = 0 where 3 <= (select count(*) from reports
      join players on players.id = reports.player_id where reports.puzzle_id = puzzles.id
      and players.created_at <= reports.at - ${7 * 24 * 60 * 60_000})`.execute(db);
  },
};

async function addColumn(
  db: AnyTables,
  table: string,
  name: string,
  type: "text" | "integer" | "bigint",
  initial: string | number,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, type, (column) => column.notNull().defaultTo(initial))
    .execute();
}

export const migrationProvider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(Object.entries(steps).map(([name, up]) => [name, { up } satisfies Migration])),
};
