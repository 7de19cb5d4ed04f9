/**
 * Matches in SQLite. Changes are committed many to a transaction, hence with one
 * wait for the disk; each succeeds or fails by its own version. They go before
 * whatever else waits for the database, for the players wait for them.
 */
import { type Kysely, sql } from "kysely";
import { batcher } from "../batcher.js";
import type { Schema } from "../schema.js";
import type { MatchChange, MatchColumns, MatchRepository } from "../storage.js";
import { type MatchWithPlayers, storedMatch } from "../stored-match.js";
import type { SqliteLink } from "./connection.js";
import type { Statement } from "./executor.js";

const maxBatch = 200;

export function sqliteMatches(thread: SqliteLink, db: Kysely<Schema>): MatchRepository {
  return {
    commit: batcher(maxBatch, async (changes) => {
      const release = await thread.acquire("urgent");
      try {
        const groups = changes.map((change) => statements(db, change));
        const outcomes = await thread.send({ kind: "commit", groups });
        return outcomes.map((outcome) => outcome.changes === 1);
      } finally {
        release();
      }
    }),
    find: async (id) => {
      const { rows } = await sql<FoundRow>`
        select m.*, red.name as red_name, blue.name as blue_name,
          rr.rating as red_rating, rr.deviation as red_deviation,
          rb.rating as blue_rating, rb.deviation as blue_deviation,
          (select json_group_array(turn) from (select turn from moves where match_id = m.id order by ply)) as turns
        from matches m left join players red on red.id = m.red_id left join players blue on blue.id = m.blue_id
          left join ratings rr on rr.player_id = m.red_id and rr.class = m.details ->> 'ratingClass'
          left join ratings rb on rb.player_id = m.blue_id and rb.class = m.details ->> 'ratingClass'
        where m.id = ${id}`.execute(db);
      if (!rows[0]) return undefined;
      const { turns, ...found } = rows[0];
      return storedMatch(found, JSON.parse(turns));
    },
    findChanged: async () => [],
  };
}

type FoundRow = MatchWithPlayers & { turns: string };

const columns: readonly (keyof MatchColumns)[] = [
  "phase",
  "ply",
  "turn_at",
  "deadline",
  "details",
  "updated_at",
];

/** A move leaves the phase alone unless it ends the game; SQLite would write the indexes of the phase anew. */
const columnsOfMove = columns.filter((column) => column !== "phase");

/** The same few statements for every change, so that each is prepared once. */
const texts = {
  change: updateText(columns),
  changeByMove: updateText(columnsOfMove),
  changeAndSeat: updateText([...columns, "red_id", "blue_id"]),
  drop: "delete from moves where match_id = ? and ply >= ?",
  move: "insert into moves (match_id, ply, side, turn, at) values (?, ?, ?, ?, ?)",
} as const;

function updateText(set: readonly string[]): string {
  return `update matches set ${set.map((column) => `${column} = ?`).join(", ")}, version = ? where id = ? and version = ?`;
}

function statements(db: Kysely<Schema>, change: MatchChange): readonly Statement[] {
  const { id, version, set, seats, dropFrom, move, rematch } = change;
  const seated = seats ? [seats.red_id, seats.blue_id] : [];
  const isMove = move !== undefined && set.phase === "playing";
  const written = (isMove ? columnsOfMove : columns).map((column) => set[column]);
  const all: Statement[] = [
    {
      sql: seats ? texts.changeAndSeat : isMove ? texts.changeByMove : texts.change,
      parameters: [...written, ...seated, version + 1, id, version],
    },
  ];
  if (dropFrom !== undefined) all.push({ sql: texts.drop, parameters: [id, dropFrom] });
  if (move) all.push({ sql: texts.move, parameters: [id, move.ply, move.side, move.turn, move.at] });
  if (rematch) {
    const { sql, parameters } = db.insertInto("matches").values(rematch).compile();
    all.push({ sql, parameters });
  }
  return all;
}
