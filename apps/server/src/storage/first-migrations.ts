/** The tables as they first were; what they have become since is in `migrations.ts`. */
import { type AnyTables, belongsTo, createIndex, createTable, optional } from "./table-builders.js";

export type Steps = Readonly<Record<string, (db: AnyTables) => Promise<void>>>;

export const firstSteps: Steps = {
  "001-players": async (db) => {
    await createTable(db, "players", ["id"], { id: "text", name: "text", created_at: "bigint" }).execute();
    await createTable(db, "player_tokens", ["hash"], {
      hash: "text",
      player_id: belongsTo("players"),
      created_at: "bigint",
    }).execute();
    await createIndex(db, "player_tokens_player", "player_tokens", ["player_id"]);
    await createTable(db, "device_codes", ["hash"], {
      hash: "text",
      player_id: belongsTo("players"),
      expires_at: "bigint",
    }).execute();
  },

  "002-library": async (db) => {
    await createTable(db, "folders", ["id"], {
      id: "text",
      player_id: belongsTo("players"),
      name: "text",
      created_at: "bigint",
    }).execute();
    await createIndex(db, "folders_player", "folders", ["player_id"]);
    await createTable(db, "jobs", ["id"], {
      id: "text",
      player_id: belongsTo("players"),
      folder_id: "text",
      game: "text",
      params: "text",
      seed: "text",
      count: "integer",
      made: "integer",
      phase: "text",
      failure: optional("text"),
      created_at: "bigint",
      updated_at: "bigint",
    }).execute();
    await createIndex(db, "jobs_player", "jobs", ["player_id"]);
    await createIndex(db, "jobs_phase", "jobs", ["phase", "created_at"]);
    await createTable(db, "puzzles", ["id"], {
      id: "text",
      player_id: belongsTo("players"),
      folder_id: { ...belongsTo("folders"), isOptional: true },
      game: "text",
      puzzle: "text",
      title: "text",
      level: optional("integer"),
      width: optional("integer"),
      height: optional("integer"),
      visibility: "text",
      job_id: optional("text"),
      job_index: optional("integer"),
      created_at: "bigint",
    })
      .addUniqueConstraint("puzzles_job", ["job_id", "job_index"])
      .execute();
    await createIndex(db, "puzzles_player", "puzzles", ["player_id", "created_at"]);
    await createIndex(db, "puzzles_public", "puzzles", ["visibility", "game", "created_at"]);
  },

  "003-leaderboards": async (db) => {
    await createTable(db, "runs", ["id"], {
      id: "text",
      player_id: belongsTo("players"),
      board: "text",
      day: "text",
      puzzles: "text",
      solved: "integer",
      started_at: "bigint",
    }).execute();
    await createIndex(db, "runs_player", "runs", ["player_id", "started_at"]);
    await createTable(db, "results", ["player_id", "board", "day"], {
      player_id: belongsTo("players"),
      board: "text",
      day: "text",
      solved: "integer",
      elapsed_ms: "bigint",
      at: "bigint",
    }).execute();
    await createIndex(db, "results_rank", "results", ["board", "day", "solved", "elapsed_ms"]);
  },

  "004-matches": async (db) => {
    const seat = optional("text", (column) => column.references("players.id").onDelete("set null"));
    await createTable(db, "matches", ["id"], {
      id: "text",
      code: optional("text", (column) => column.unique()),
      phase: "text",
      rules: "text",
      clock: "text",
      red_id: seat,
      blue_id: seat,
      version: "integer",
      ply: "integer",
      turn_at: "bigint",
      deadline: optional("bigint"),
      details: "text",
      created_at: "bigint",
      updated_at: "bigint",
    }).execute();
    await createIndex(db, "matches_deadline", "matches", ["phase", "deadline"]);
    await createIndex(db, "matches_recent", "matches", ["phase", "updated_at"]);
    await createIndex(db, "matches_red", "matches", ["red_id", "updated_at"]);
    await createIndex(db, "matches_blue", "matches", ["blue_id", "updated_at"]);
    await createTable(db, "moves", ["match_id", "ply"], {
      match_id: belongsTo("matches"),
      ply: "integer",
      side: "text",
      turn: "text",
      at: "bigint",
    }).execute();
  },

  "005-nodes": async (db) => {
    await createTable(db, "nodes", ["id"], { id: "text", seen_at: "bigint" }).execute();
    await createTable(db, "presence", ["player_id", "node_id"], {
      player_id: "text",
      node_id: belongsTo("nodes"),
    }).execute();
    await createTable(db, "seeks", ["player_id"], {
      player_id: "text",
      node_id: belongsTo("nodes"),
      rules: "text",
      clock: "text",
      at: "bigint",
    }).execute();
  },

  "006-records": async (db) => {
    await createTable(db, "record_heads", ["player_id"], {
      player_id: belongsTo("players"),
      seq: "integer",
    }).execute();
    await createTable(db, "records", ["player_id", "hash"], {
      player_id: belongsTo("players"),
      hash: "text",
      store: "text",
      key: "text",
      value: optional("text"),
      written_at: "bigint",
      seq: "integer",
    }).execute();
    await createIndex(db, "records_order", "records", ["player_id", "seq"]);
  },

  "007-reports": async (db) => {
    await createTable(db, "reports", ["puzzle_id", "player_id"], {
      puzzle_id: belongsTo("puzzles"),
      player_id: belongsTo("players"),
      at: "bigint",
    }).execute();
  },
};
