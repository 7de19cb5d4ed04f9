/**
 * Matches in PostgreSQL. Changes are committed in batches, each one statement and
 * thus one transaction, one round trip and one wait for the disk. The statement
 * never changes, so each connection plans it once.
 *
 * Rows are locked in the order of their ids before any is changed: two servers
 * whose batches meet in several matches wait for each other, but never both.
 * Whoever comes second finds another version there, and changes nothing.
 */
import type pg from "pg";
import { batcher } from "../batcher.js";
import type { MatchChange, MatchRepository, MatchVersion, StoredMatch } from "../storage.js";
import { storedMatch } from "../stored-match.js";

const commitText = `
with change as materialized (
  select * from jsonb_to_recordset($1::jsonb) as c(
    id text, version integer, phase text, ply integer, turn_at bigint, deadline bigint,
    details text, updated_at bigint, seated boolean, red_id text, blue_id text,
    drop_from integer, move_ply integer, side text, turn text, at bigint, rematch jsonb)
), locked as materialized (
  select m.id from matches m join change c on m.id = c.id
  where m.version = c.version order by m.id for update of m
), updated as (
  update matches m set version = c.version + 1, phase = c.phase, ply = c.ply, turn_at = c.turn_at,
    deadline = c.deadline, details = c.details, updated_at = c.updated_at,
    red_id = case when c.seated then c.red_id else m.red_id end,
    blue_id = case when c.seated then c.blue_id else m.blue_id end
  from change c
  where m.id = c.id and m.version = c.version and m.id in (select id from locked)
  returning m.id
), dropped as (
  delete from moves v using change c, updated u
  where u.id = c.id and v.match_id = c.id and v.ply >= c.drop_from
), inserted as (
  insert into moves (match_id, ply, side, turn, at)
  select c.id, c.move_ply, c.side, c.turn, c.at from change c join updated u on u.id = c.id
  where c.turn is not null
), started as (
  insert into matches
  select b.* from change c join updated u on u.id = c.id, jsonb_populate_record(null::matches, c.rematch) b
  where c.rematch is not null
)
select id from updated`;

const findText = `
select m.*, red.name as red_name, blue.name as blue_name,
  rr.rating as red_rating, rr.deviation as red_deviation,
  rb.rating as blue_rating, rb.deviation as blue_deviation,
  array(select turn from moves where match_id = m.id order by ply) as turns
from matches m left join players red on red.id = m.red_id left join players blue on blue.id = m.blue_id
  left join ratings rr on rr.player_id = m.red_id and rr.class = m.details::jsonb ->> 'ratingClass'
  left join ratings rb on rb.player_id = m.blue_id and rb.class = m.details::jsonb ->> 'ratingClass'
where m.id = any($1::text[])`;

const findChangedText = `
select m.id, m.version from matches m
join unnest($1::text[], $2::integer[]) as known(id, version) on m.id = known.id
where m.version <> known.version`;

const maxCommits = 200;
const maxReads = 100;

/** One change as a row of the statement above. */
function rowOf({ id, version, set, seats, dropFrom, move, rematch }: MatchChange): object {
  return {
    id,
    version,
    ...set,
    seated: seats !== undefined,
    ...seats,
    drop_from: dropFrom,
    ...(move ? { move_ply: move.ply, side: move.side, turn: move.turn, at: move.at } : {}),
    rematch,
  };
}

export function postgresMatches(pool: pg.Pool, commits: pg.Pool): MatchRepository {
  return {
    commit: batcher(maxCommits, async (changes) => {
      const { rows } = await commits.query<{ id: string }>({
        name: "commit",
        text: commitText,
        values: [JSON.stringify(changes.map(rowOf))],
      });
      const committed = new Set(rows.map(({ id }) => id));
      return changes.map(({ id }) => committed.has(id));
    }),
    find: batcher(maxReads, async (ids) => {
      const { rows } = await pool.query({ name: "find", text: findText, values: [ids] });
      const found = new Map<string, StoredMatch>();
      for (const { turns, ...row } of rows) found.set(row.id, storedMatch(row, turns));
      return ids.map((id) => found.get(id));
    }),
    findChanged: async (known) => {
      const values = [known.map(({ id }) => id), known.map(({ version }) => version)];
      const { rows } = await pool.query<MatchVersion>({ text: findChangedText, values });
      return rows;
    },
  };
}
