/** Puzzles kept, published and made to order; leaderboards; games written down. On both databases. */
import { findGame } from "@masume/games";
import { checkRecord, recordCodec } from "@masume/games/nonaga";
import { type AnyGame, Budget, finish } from "@masume/kernel";
import { startWorker } from "@masume/server";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { Client } from "./client.js";
import { kinds } from "./databases.js";
import { useServer } from "./use-server.js";

/** Some answer to a puzzle, as moves in words. */
async function solution(game: AnyGame, text: string): Promise<string[]> {
  const puzzle = game.codec.puzzle.parse(text);
  if (!puzzle.ok) throw new Error(text);
  const solve = await game.engines!.solve!();
  const solved = finish(solve(puzzle.value, new Budget()));
  if (solved.verdict !== "solved") throw new Error("no solution");
  return solved.moves.map((move) => game.codec.move.format(move));
}

describe.each(kinds)("%s", (kind) => {
  const server = useServer(kind);

  test("a puzzle is kept, found again, shared, published, and thrown away", async () => {
    const [owner, other] = [await Client.named(server.app, "Owner"), await Client.named(server.app, "Other")];
    const folder = (await owner.send("POST", "/api/folders", { name: "Favourites" })).body;
    const kept = await owner.send("POST", "/api/puzzles", {
      game: "stroke",
      puzzle: "s4-8-1-AG",
      title: "50% of a fish_bone",
      folder: folder.id,
      level: 2,
    });
    expect(kept.status).toBe(201);
    expect(kept.body).toMatchObject({
      game: "stroke",
      width: 4,
      height: 4,
      level: 2,
      visibility: "private",
      owner: owner.id,
    });
    const url = `/api/puzzles/${kept.body.id}`;
    expect((await other.send("GET", url)).status).toBe(404);
    expect((await other.send("PATCH", url, { title: "Mine" })).status).toBe(404);
    expect((await other.send("DELETE", url)).status).toBe(404);

    const found = async (query: string) =>
      (await owner.send("GET", `/api/me/puzzles?${query}`)).body.puzzles.length;
    expect(await found("q=FISH")).toBe(1);
    expect(await found("q=50%25")).toBe(1);
    expect(await found("q=5%25f")).toBe(0);
    expect(await found("q=h_b")).toBe(1);
    expect(await found("q=i_b")).toBe(0);
    expect(await found(`folder=${folder.id}&level=2&least=4&most=4&game=stroke`)).toBe(1);
    expect(await found("least=5")).toBe(0);

    await owner.send("PATCH", url, { visibility: "link" });
    expect((await other.send("GET", url)).body.title).toBe("50% of a fish_bone");
    expect((await other.send("GET", "/api/puzzles?game=stroke")).body.puzzles).toEqual([]);
    await owner.send("PATCH", url, { visibility: "public", folder: null });
    expect((await other.send("GET", "/api/puzzles?game=stroke&level=2")).body.puzzles).toHaveLength(1);
    expect((await owner.send("DELETE", url)).status).toBe(204);
    expect((await other.send("GET", url)).status).toBe(404);
  });

  test("pages of a list follow each other without gap or repetition", async () => {
    const owner = await Client.named(server.app, "Collector");
    for (let i = 0; i < 7; i++)
      await owner.send("POST", "/api/puzzles", { game: "stroke", puzzle: "s3-0-8", title: `${i}` });
    const titles: string[] = [];
    for (let next = ""; ; ) {
      const { body } = await owner.send("GET", `/api/me/puzzles?limit=3${next && `&before=${next}`}`);
      titles.push(...body.puzzles.map(({ title }: { title: string }) => title));
      if (body.next === null) break;
      next = body.next;
    }
    expect([...titles].sort()).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
  });

  test.each([
    ["a game that is none", { game: "chess", puzzle: "s3-0-8", title: "x" }, 422],
    ["a game that is a trap", { game: "constructor", puzzle: "s3-0-8", title: "x" }, 422],
    ["a puzzle that is none", { game: "stroke", puzzle: "'; drop table puzzles; --", title: "x" }, 422],
    ["a title nobody can read", { game: "stroke", puzzle: "s3-0-8", title: "a\u0000b" }, 400],
    [
      "a folder of somebody else",
      { game: "stroke", puzzle: "s3-0-8", title: "x", folder: "0000000000000000" },
      404,
    ],
    ["a field too many", { game: "stroke", puzzle: "s3-0-8", title: "x", owner: "me" }, 400],
  ])("%s is refused", async (_name, body, status) => {
    const client = await Client.named(server.app, "Careless");
    expect((await client.send("POST", "/api/puzzles", body)).status).toBe(status);
  });

  test("a job fills its folder with different puzzles, the same from the same seed, or says that there are no more", async () => {
    const client = await Client.named(server.app, "Maker");
    const { store } = server;
    const worker = store.url === undefined ? undefined : await startWorker(store, store.url, 1);

    async function made(order: object): Promise<{ job: Record<string, unknown>; puzzles: string[] }> {
      const { status, body } = await client.send("POST", "/api/jobs", {
        game: "stroke",
        folder: "Made",
        ...order,
      });
      expect(status).toBe(202);
      let job = body;
      while (job.phase === "queued" || job.phase === "running") {
        job = (await client.send("GET", `/api/jobs/${body.id}`)).body;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const { puzzles } = (await client.send("GET", `/api/me/puzzles?folder=${job.folder}&limit=100`)).body;
      expect(puzzles.map(({ title }: { title: string }) => title).sort()).toEqual(
        puzzles.map((_: unknown, i: number) => `#${i + 1}`).sort(),
      );
      return { job, puzzles: puzzles.map(({ puzzle }: { puzzle: string }) => puzzle).sort() };
    }

    const order = { params: { size: 4 }, count: 3, seed: "job" };
    const first = await made(order);
    expect(first.job).toMatchObject({ phase: "done", made: 3 });
    expect(new Set(first.puzzles).size).toBe(3);
    expect(await made(order)).toMatchObject({ puzzles: first.puzzles });

    // Without blocked cells a board of 3×3 has a line exactly where both ends are light: four corners, no middle.
    const few = await made({ params: { size: 3, blocked: 0 }, count: 30, seed: "few" });
    expect(few.job).toMatchObject({ phase: "failed", failure: "no-more", made: 12 });
    expect(new Set(few.puzzles).size).toBe(12);
    const tooLarge = { ...order, game: "stroke", folder: "Made", params: { size: 999 } };
    expect((await client.send("POST", "/api/jobs", tooLarge)).status).toBe(422);
    await worker?.stop();
  });

  test("nobody keeps more than there is room for, by whatever way", async () => {
    const client = await Client.named(server.app, "Collector");
    await sql`insert into puzzles (id, player_id, game, puzzle, title, visibility, created_at)
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 19999)
      select ${client.id} || i, ${client.id}, 'stroke', 's3-0-8', 'x', 'private', 1 from numbers`.execute(
      server.store.db,
    );
    const many = { game: "stroke", params: { size: 4 }, count: 2, folder: "More" };
    expect((await client.send("POST", "/api/jobs", many)).body.error.code).toBe("full");
    const one = { game: "stroke", puzzle: "s3-0-8", title: "x" };
    expect((await client.send("POST", "/api/puzzles", one)).status).toBe(201);
    expect((await client.send("POST", "/api/puzzles", one)).body.error.code).toBe("full");
  });

  test.each(["stroke-attack", "slither-daily"])(
    "%s: only a whole solution counts, in order, and the best stays",
    async (board) => {
      const game = (await findGame(board.split("-")[0]!))!;
      const [first, second] = [
        await Client.named(server.app, "Quick"),
        await Client.named(server.app, "Late"),
      ];
      const begun = await first.send("POST", `/api/boards/${board}/runs`);
      expect(begun.status).toBe(201);
      const { run, puzzles } = begun.body;
      const url = `/api/boards/${board}/runs/${run}/answers`;
      const moves = await solution(game, puzzles[0]);
      const half = moves.length > 1 ? moves.slice(0, -1) : [];
      expect((await first.send("POST", url, { puzzle: 0, moves: half })).body.error.code).toBe("not-solved");
      expect(
        (await first.send("POST", url, { puzzle: 0, moves: [...moves, "rm -rf"] })).body.error.code,
      ).toBe("not-solved");
      expect((await first.send("POST", url, { puzzle: 1, moves })).body.error.code).toBe("out-of-order");
      expect((await second.send("POST", url, { puzzle: 0, moves })).body.error.code).toBe("no-run");
      expect((await first.send("POST", url, { puzzle: 0, moves })).body).toMatchObject({
        solved: 1,
        of: puzzles.length,
      });
      expect((await first.send("POST", url, { puzzle: 0, moves })).body.error.code).toBe("out-of-order");
      if (puzzles.length > 1) {
        const more = await solution(game, puzzles[1]);
        expect((await first.send("POST", url, { puzzle: 1, moves: more })).body.solved).toBe(2);
      }
      const again = (await second.send("POST", `/api/boards/${board}/runs?day=${begun.body.day}`)).body;
      expect(again.puzzles).toEqual(puzzles);
      await second.send("POST", `/api/boards/${board}/runs/${again.run}/answers`, { puzzle: 0, moves });
      expect((await second.send("POST", `/api/boards/${board}/runs?day=2001-02-03`)).status).toBe(422);
      // A worse attempt does not replace a better one.
      const worse = (await first.send("POST", `/api/boards/${board}/runs`)).body;
      if (puzzles.length > 1)
        await first.send("POST", `/api/boards/${board}/runs/${worse.run}/answers`, { puzzle: 0, moves });
      const { body } = await first.send("GET", `/api/boards/${board}`);
      expect(body.total).toBe(2);
      expect(body.entries.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2]);
      if (puzzles.length > 1) {
        expect(body.entries[0]).toMatchObject({ player: { name: "Quick" }, solved: 2 });
        expect(body.you).toEqual({ rank: 1, percentile: 100 });
        expect((await second.send("GET", `/api/boards/${board}`)).body.you).toEqual({
          rank: 2,
          percentile: 0,
        });
      }
    },
  );

  test("no game yet, and a game that is none", async () => {
    const client = await Client.named(server.app, "Reader");
    expect((await client.send("GET", "/api/matches")).body).toEqual({ matches: [] });
    expect((await client.send("GET", "/api/me/matches")).body).toEqual({ matches: [], next: null });
    expect((await client.send("GET", "/api/matches/0000000000000000")).status).toBe(404);
    expect((await client.send("GET", "/api/matches/%00")).status).toBe(400);
  });

  test("a game can be read as a record", async () => {
    const [a, b] = [await Client.named(server.app, "Aiko"), await Client.named(server.app, "Ben")];
    const id = "abcdefghjkmnpqrs";
    const { store } = server;
    const now = store.now();
    const details = {
      left: null,
      offers: {},
      declined: [],
      result: { winner: "blue", reason: "resigned" },
      next: null,
    };
    await store.db
      .insertInto("matches")
      .values({
        id,
        code: null,
        phase: "over",
        rules: "source",
        clock: "none",
        red_id: a.id,
        blue_id: b.id,
        version: 2,
        ply: 1,
        turn_at: now,
        deadline: null,
        details: JSON.stringify(details),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await store.db
      .insertInto("moves")
      .values({ match_id: id, ply: 0, side: "red", turn: "2,-2>2,-1 -2,1>-1,-2", at: now })
      .execute();
    const { body } = await a.send("GET", `/api/matches/${id}`);
    expect(body).toMatchObject({
      red: { name: "Aiko" },
      blue: { name: "Ben" },
      plies: 1,
      result: details.result,
    });
    const record = recordCodec.parse(body.record);
    expect(record.ok && checkRecord(record.value)).toMatchObject({ valid: true, result: "blue", turns: 1 });
    expect((await b.send("GET", "/api/me/matches")).body.matches).toHaveLength(1);
  });
});

describe("jobs for many workers", () => {
  const server = useServer("PostgreSQL");

  test("a job whose worker was killed is finished by another, and one under way is left alone", async () => {
    const { app, store } = server;
    const client = await Client.named(app, "Maker");
    const order = { game: "stroke", params: { size: 4 }, count: 2, seed: "job", folder: "Made" };
    /** As it stands in the tables when a worker has begun it, and was last heard of so long ago. */
    const begun = async (worker: string, ago: number): Promise<string> => {
      const { id } = (await client.send("POST", "/api/jobs", order)).body;
      await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour',
        locked_by = ${worker} where key = ${id}`.execute(store.db);
      await store.db
        .updateTable("jobs")
        .set({ phase: "running", updated_at: store.now() - ago })
        .where("id", "=", id)
        .execute();
      return id;
    };
    const [left, underWay] = [await begun("killed", 60_000), await begun("busy", 1_000)];
    const worker = await startWorker(store, store.url!, 1);
    const phaseOf = async (id: string) => (await client.send("GET", `/api/jobs/${id}`)).body.phase;
    while ((await phaseOf(left)) !== "done") await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.stop();
    const { rows } = await sql`select key, locked_by from graphile_worker.jobs`.execute(store.db);
    expect(rows).toEqual([{ key: underWay, locked_by: "busy" }]);
  });
});

describe("the API", () => {
  const server = useServer("SQLite");

  test("describes itself, and every operation says what it is", async () => {
    const { app } = server;
    const { paths, openapi } = (await app.inject("/api/openapi.json")).json();
    expect(openapi).toMatch(/^3\./);
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        "/api/players",
        "/api/me",
        "/api/matches/{id}",
        "/api/boards/{board}",
        "/api/puzzles",
        "/api/jobs",
      ]),
    );
    for (const methods of Object.values<Record<string, { summary: string }>>(paths)) {
      for (const { summary } of Object.values(methods)) expect(summary).toMatch(/[.?]$/);
    }
    const page = await app.inject("/api/docs");
    expect(page.body).toContain("Masume API");
    expect((await app.inject("/api/docs/docs.js")).headers["content-type"]).toMatch(/javascript/);
  });
});
