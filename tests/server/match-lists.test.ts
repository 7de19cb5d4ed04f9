/** Lists of games come in pages, each read from an index no further than it goes. On both databases. */
import { CompiledQuery, sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { useServer } from "./use-server.js";

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);

  test("in pages without gap or repetition, by an index alone", async () => {
    const { db } = server.storage.database;
    const player = await Client.named(server.app, "Aiko");
    const details = '{"left":null,"offers":{},"declined":[],"result":null,"next":null}';
    // Every third one is somebody's; twenty at a time started at the same moment.
    await sql`insert into matches (id, phase, rules, clock, red_id, blue_id, version, ply, turn_at, deadline,
        details, created_at, updated_at)
      with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < 2999)
      select cast(1000000000000000 + i as text), case when i % 2 = 0 then 'playing' else 'over' end, 'basic',
        'none', case when i % 3 = 0 then ${player.id} end, null, 1, 1, 1, null, ${details}, i / 20, 1
      from numbers`.execute(db);
    await sql`analyze`.execute(db);
    const executed = vi.spyOn(db.getExecutor(), "executeQuery");
    const ids = async (name: "listMatches" | "listMyMatches", limit: number, pages: number) => {
      const found: string[] = [];
      let before: string | null | undefined;
      for (let page = 0; page < pages && before !== null; page++) {
        const { matches, next } = await player.call(name, { query: { limit, before } });
        found.push(...matches.map(({ id }) => id));
        before = next;
      }
      return found;
    };
    const expected = (test: (i: number) => boolean, count: number) =>
      Array.from({ length: 3000 }, (_, i) => 2999 - i)
        .filter(test)
        .slice(0, count)
        .map((i) => String(1000000000000000 + i));
    expect(await ids("listMatches", 7, 9)).toEqual(expected((i) => i % 2 === 0, 63));
    expect(await ids("listMyMatches", 100, 20)).toEqual(expected((i) => i % 3 === 0, 1000));
    const queries = executed.mock.calls
      .map(([query]) => query)
      .filter((query) => query.sql.includes('from "matches"'));
    executed.mockRestore();
    expect(queries.length).toBeGreaterThan(20);
    for (const { sql: text, parameters } of [queries[0]!, queries[1]!, queries.at(-1)!]) {
      const explain = kind === "SQLite" ? "explain query plan" : "explain";
      const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
      const plan = rows.map((row) => Object.values(row as object).join(" ")).join("\n");
      expect(plan).toMatch(/matches_by_(phase|red_id|blue_id)/);
      expect(plan).not.toMatch(/sort|temp b-tree|seq scan on matches|scan matches(?! using)/i);
    }
  });
});
