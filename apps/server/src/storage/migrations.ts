/**
 * How the tables came about, step by step: one list for both databases. A step
 * that has been released never changes; a new shape is a new step.
 */
import { type Migration, type MigrationProvider, sql } from "kysely";
import { firstSteps, type Steps } from "./first-migrations.js";
import { recountRecords } from "./record-usage.js";
import { addColumn, belongsTo, createIndex, createTable, optional } from "./table-builders.js";

const steps: Steps = {
  ...firstSteps,

  // Every move changes when a match was last changed and when its clock runs out. Indexes of these had
  // to be written anew with every move, and were half of what it wrote (10 pages in SQLite, now 5); games
  // under way are few enough to be looked through.
  "008-indexes-that-moves-leave-alone": async (db) => {
    for (const index of ["matches_deadline", "matches_recent", "matches_red", "matches_blue"]) {
      await db.schema.dropIndex(index).execute();
    }
    for (const column of ["phase", "red_id", "blue_id"]) {
      await createIndex(db, `matches_by_${column}`, "matches", [column, "created_at"]);
    }
  },

  "009-onlookers": async (db) => {
    await createTable(db, "onlookers", ["match_id", "node_id"], {
      match_id: "text",
      node_id: belongsTo("nodes"),
      count: "integer",
    }).execute();
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
      await createIndex(db, `matches_by_${column}`, "matches", [column, "created_at", "id"]);
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
    await createTable(db, "ranked_days", ["board", "day"], {
      board: "text",
      day: "text",
      seed: "text",
    }).execute();
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
    await createIndex(db, "results_rank", "results", ["board", "day", "implausible", "solved", "elapsed_ms"]);
  },

  "016-graded-and-hidden-puzzles": async (db) => {
    await db.schema.alterTable("puzzles").addColumn("solutions", "text").execute();
    await db.schema.alterTable("puzzles").addColumn("hidden_at", "bigint").execute();
    await sql`update puzzles set hidden_at = 0 where 3 <= (select count(*) from reports
      join players on players.id = reports.player_id where reports.puzzle_id = puzzles.id
      and players.created_at <= reports.at - ${7 * 24 * 60 * 60_000})`.execute(db);
  },

  "017-blocks-and-reports": async (db) => {
    await createTable(db, "blocks", ["player_id", "blocked_id"], {
      player_id: belongsTo("players"),
      blocked_id: belongsTo("players"),
      at: "bigint",
    }).execute();
    await createIndex(db, "blocks_blocked", "blocks", ["blocked_id"]);
    await createTable(db, "player_reports", ["id"], {
      id: "text",
      player_id: belongsTo("players"),
      reported_id: belongsTo("players"),
      reason: "text",
      about: "text",
      note: "text",
      at: "bigint",
      closed_at: optional("bigint"),
    })
      .addUniqueConstraint("player_reports_once", ["player_id", "reported_id", "about"])
      .execute();
    await createIndex(db, "player_reports_reported", "player_reports", ["reported_id"]);
    await db.schema.alterTable("puzzles").addColumn("cleared_at", "bigint").execute();
    await createTable(db, "game_starts", ["id", "player_id"], {
      id: "text",
      player_id: belongsTo("players"),
      node_id: belongsTo("nodes"),
    }).execute();
    await createIndex(db, "game_starts_player", "game_starts", ["player_id"]);
  },

  "018-ranked-by-turns": (db) => addColumn(db, "results", "turns", "integer", 0),

  // Without these, a folder or an account was deleted by looking through everybody's puzzles, once for each
  // folder; the public list was sorted anew for everybody who opened it; and an export read all of a player's
  // puzzles for every page.
  "019-many-puzzles": async (db) => {
    await db.schema.dropIndex("puzzles_public").execute();
    await createIndex(db, "puzzles_by_game", "puzzles", ["visibility", "game", "created_at", "id"]);
    await createIndex(db, "puzzles_by_folder", "puzzles", ["folder_id"]);
    await createIndex(db, "puzzles_by_player", "puzzles", ["player_id", "id"]);
    await createIndex(db, "puzzles_by_visibility", "puzzles", ["visibility", "created_at", "id"]);
    await createIndex(db, "reports_by_player", "reports", ["player_id", "puzzle_id"]);
    await createIndex(db, "device_codes_by_player", "device_codes", ["player_id"]);
  },

  "020-ranked-by-score": async (db) => {
    await addColumn(db, "results", "score", "integer", 0);
    // Until then only boards with all pairs counted; a 6×6 has eighteen.
    await sql`update results set score = 18 where board = 'sono-daily' and solved = 1`.execute(db);
  },

  // New columns may be null: servers of the version before, which are updated one after the other, insert
  // rows without them.
  "021-ratings": async (db) => {
    await createTable(db, "ratings", ["player_id", "class"], {
      player_id: belongsTo("players"),
      class: "text",
      rating: "double precision",
      deviation: "double precision",
      volatility: "double precision",
      games: "integer",
      at: "bigint",
    }).execute();
    await createIndex(db, "ratings_rank", "ratings", ["class", "rating"]);
    await db.schema.alterTable("seeks").addColumn("rated", "integer").execute();
    await db.schema.alterTable("seeks").addColumn("side", "text").execute();
  },

  // In the order of the ranking: without score and turns, a day's results were all sorted for its first ten.
  "022-ranking": async (db) => {
    await db.schema.dropIndex("results_rank").execute();
    await createIndex(db, "results_rank", "results", [
      "board",
      "day",
      "implausible",
      "solved desc",
      "score desc",
      "turns",
      "elapsed_ms",
      "at",
    ]);
  },
};

export const migrationProvider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(Object.entries(steps).map(([name, up]) => [name, { up } satisfies Migration])),
};
