/**
 * Tables that have grown large: what is read or deleted is found by an index, and
 * what takes long all the same makes no game wait.
 */
import type { Storage } from "@masume/server";
import { CompiledQuery, sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { useServer } from "./use-server.js";

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);

  /** Puzzles of the player, private and public, and twice as many of somebody else's. */
  async function fillLibrary(own: string, other: string): Promise<void> {
    const { db } = server.storage.database;
    await sql`insert into puzzles (id, player_id, game, puzzle, title, visibility, created_at)
      with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < 2999)
      select cast(1000000000000000 + i as text), case when i % 3 = 0 then ${own} else ${other} end, 'stroke',
        's4-8-1-AG', 'Fish', case when i % 2 = 0 then 'public' else 'private' end, i from numbers`.execute(
      db,
    );
    await sql`insert into reports (puzzle_id, player_id, at)
      select id, ${own}, 1 from puzzles where player_id = ${other}`.execute(db);
    await sql`analyze`.execute(db);
  }

  test("the public list and a player's export are read from indexes, no further than they go", async () => {
    const { lists, db } = server.storage.database;
    const [own, other] = [await Client.named(server.app, "Own"), await Client.named(server.app, "Other")];
    await fillLibrary(own.id, other.id);
    const executed = vi.spyOn(lists.getExecutor(), "executeQuery");
    const { puzzles } = await own.call("listPuzzles", { query: { limit: 7 } });
    expect(puzzles.map(({ createdAt }) => createdAt)).toEqual([2998, 2996, 2994, 2992, 2990, 2988, 2986]);
    expect((await own.call("listPuzzles", { query: { game: "sono" } })).puzzles).toEqual([]);
    const exported = (await own.call("exportMe")) as { puzzles?: unknown[]; reports?: unknown[] };
    expect(exported.puzzles).toHaveLength(1000);
    expect(exported.reports).toHaveLength(2000);
    const queries = executed.mock.calls.map(([query]) => query);
    executed.mockRestore();
    const game = queries.find((one) => one.sql.includes('"game" = '))!;
    expect(await planOf(kind, db, game)).toContain("puzzles_by_game");
    for (const part of ['"visibility" = ', '"puzzles" where player_id = ', '"reports" where player_id = ']) {
      const query = queries.filter((one) => one.sql.includes(part)).at(-1)!;
      expect(await planOf(kind, db, query)).not.toMatch(
        /sort|temp b-tree|seq scan|scan (puzzles|reports)(?! using)/i,
      );
    }
  });

  test("a day's ranking is read in its order from an index, and ranks are counted there", async () => {
    const { lists, db } = server.storage.database;
    const own = await Client.named(server.app, "Ranked");
    await sql`insert into players (id, name, created_at)
      with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < 2999)
      select 'r' || cast(1000 + i as text), 'R', 0 from numbers`.execute(db);
    await sql`insert into results (player_id, board, day, solved, score, turns, elapsed_ms, at, implausible, times)
      select id, 'stroke-attack', '2026-01-01', cast(substr(id, 5) as integer) % 5, 0, 0, 5000, 0, 0, '[]'
      from players where name = 'R'`.execute(db);
    await sql`insert into results (player_id, board, day, solved, score, turns, elapsed_ms, at, implausible, times)
      values (${own.id}, 'stroke-attack', '2026-01-01', 3, 0, 0, 4000, 0, 0, '[]')`.execute(db);
    await sql`analyze`.execute(db);
    const executed = vi.spyOn(lists.getExecutor(), "executeQuery");
    const found = await own.call("getLeaderboard", {
      params: { board: "stroke-attack" },
      query: { day: "2026-01-01", limit: 3 },
    });
    const queries = executed.mock.calls.map(([query]) => query);
    executed.mockRestore();
    expect(found.entries.map(({ solved }) => solved)).toEqual([4, 4, 4]);
    expect(found.total).toBe(3001);
    // Six hundred have solved more, and of those who have solved as many nobody was quicker.
    expect(found.you).toEqual({ rank: 601, percentile: 80 });
    const ordered = queries.find((one) => one.sql.includes("order by"))!;
    expect(await planOf(kind, db, ordered)).not.toMatch(
      /sort|temp b-tree|seq scan on results|scan results(?! using)/i,
    );
    expect(await planOf(kind, db, ordered)).toContain("results_rank");
  });
});

async function planOf(
  kind: (typeof databaseKinds)[number],
  db: Storage["database"]["db"],
  { sql: text, parameters }: CompiledQuery,
): Promise<string> {
  const explain = kind === "SQLite" ? "explain query plan" : "explain";
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
  return rows.map((row) => Object.values(row as object).join(" ")).join("\n");
}

describe("SQLite", () => {
  const server = useServer("SQLite");

  test("whatever refers to something that can be deleted is found by an index", async () => {
    const { db } = server.storage.database;
    const { rows } = await sql<{ name: string }>`
      select tables.name || '.' || refers."from" as name
      from sqlite_master tables, pragma_foreign_key_list(tables.name) refers
      -- What belongs to a running server is never much.
      where tables.type = 'table' and refers."table" <> 'nodes' and not exists (
        select 1 from pragma_index_list(tables.name) list, pragma_index_info(list.name) part
        where part.seqno = 0 and part.name = refers."from")`.execute(db);
    expect(rows).toEqual([]);
  });

  test("while a search takes long, others write", async () => {
    const { lists } = server.storage.database;
    const client = await Client.named(server.app, "Aiko");
    await client.call("listPuzzles");
    const done: string[] = [];
    // Some hundred times as long as everything else here.
    const searching =
      sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 5000000)
      select count(*) from numbers`
        .execute(lists)
        .then(() => done.push("search"));
    const listing = client.call("listPuzzles").then(() => done.push("list"));
    await client.call("createFolder", { body: { name: "Shelf" } });
    done.push("folder");
    await Promise.all([searching, listing]);
    expect(done).toEqual(["folder", "search", "list"]);
  });
});
