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
    let end = (): void => {};
    const searching = lists.connection().execute(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    let isListed = false;
    const listing = client.call("listPuzzles").then(() => {
      isListed = true;
    });
    await client.call("createFolder", { body: { name: "Shelf" } });
    expect(isListed).toBe(false);
    end();
    await Promise.all([searching, listing]);
  });
});
