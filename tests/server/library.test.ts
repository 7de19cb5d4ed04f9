/** Puzzles saved, published and generated; games written down. On both databases. */
import type { Worker } from "node:worker_threads";
import { checkRecord, recordCodec } from "@masume/games/nonaga";
import type { Job, RouteRequest } from "@masume/protocol";
import { startWorker } from "@masume/server";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { useServer } from "./use-server.js";

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);

  test("a puzzle is saved, found again, shared, published, and deleted", async () => {
    const [owner, other] = [await Client.named(server.app, "Owner"), await Client.named(server.app, "Other")];
    const folder = await owner.call("createFolder", { body: { name: "Favourites" } });
    const puzzle = await owner.call("createPuzzle", {
      body: {
        game: "stroke",
        puzzle: "s4-8-1-AG",
        title: "50% of a fish_bone",
        folder: folder.id,
        level: 2,
      },
    });
    expect(puzzle).toMatchObject({
      game: "stroke",
      width: 4,
      height: 4,
      level: 2,
      visibility: "private",
      owner: owner.id,
    });
    const params = { id: puzzle.id };
    expect(await other.refusal("getPuzzle", { params })).toBe("not-found");
    expect(await other.refusal("updatePuzzle", { params, body: { title: "Mine" } })).toBe("not-found");
    expect(await other.refusal("deletePuzzle", { params })).toBe("not-found");

    const found = async (query: NonNullable<RouteRequest<"listMyPuzzles">["query"]>) =>
      (await owner.call("listMyPuzzles", { query })).puzzles.length;
    expect(await found({ q: "FISH" })).toBe(1);
    expect(await found({ q: "50%" })).toBe(1);
    expect(await found({ q: "5%f" })).toBe(0);
    expect(await found({ q: "h_b" })).toBe(1);
    expect(await found({ q: "i_b" })).toBe(0);
    expect(await found({ folder: folder.id, level: 2, min: 4, max: 4, game: "stroke" })).toBe(1);
    expect(await found({ min: 5 })).toBe(0);
    expect(await found({ max: 3 })).toBe(0);

    await owner.call("updatePuzzle", { params, body: { visibility: "link" } });
    expect((await other.call("getPuzzle", { params })).title).toBe("50% of a fish_bone");
    expect((await other.call("listPuzzles", { query: { game: "stroke" } })).puzzles).toEqual([]);
    await owner.call("updatePuzzle", { params, body: { visibility: "public", folder: null } });
    expect((await other.call("listPuzzles", { query: { game: "stroke" } })).puzzles).toHaveLength(1);
    await owner.call("deletePuzzle", { params });
    expect(await other.refusal("getPuzzle", { params })).toBe("not-found");
  });

  test("a Slither puzzle is taken in any program's notation", async () => {
    const owner = await Client.named(server.app, "Importer");
    for (const text of ["3x3t0:a3b3b3a", "3~3~g3h3h3g", ".3.\n.3.\n.3."]) {
      const body = { game: "slither", puzzle: text, title: "From elsewhere" };
      expect(await owner.call("createPuzzle", { body }), text).toMatchObject({ width: 3, height: 3 });
    }
    const body = { game: "slither", puzzle: "3x3t0:a9", title: "Broken" };
    expect(await owner.refusal("createPuzzle", { body })).toBe("unreadable");
  });

  test("pages of a list follow each other without gap or repetition", async () => {
    const owner = await Client.named(server.app, "Collector");
    for (let i = 0; i < 7; i++)
      await owner.call("createPuzzle", { body: { game: "stroke", puzzle: "s3-0-8", title: `${i}` } });
    const titles: string[] = [];
    for (let before: string | null | undefined; before !== null; ) {
      const page = await owner.call("listMyPuzzles", { query: { limit: 3, before } });
      titles.push(...page.puzzles.map(({ title }) => title));
      before = page.next;
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

  test("a job fills its folder with different puzzles, the same from the same seed, says when there are no more, and outlives its threads", async () => {
    const client = await Client.named(server.app, "Maker");
    const { storage } = server;
    const worker = storage.jobs.startWorker && (await startWorker(storage, 1));

    type NewJob = Omit<RouteRequest<"createJob">["body"], "game" | "folder">;
    async function run(order: NewJob): Promise<{ job: Job; puzzles: string[] }> {
      let job = await client.call("createJob", { body: { game: "stroke", folder: "Made", ...order } });
      while (job.phase === "queued" || job.phase === "running") {
        job = await client.call("getJob", { params: { id: job.id } });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const { puzzles } = await client.call("listMyPuzzles", { query: { folder: job.folder, limit: 100 } });
      expect(puzzles.map(({ title }) => title).sort()).toEqual(puzzles.map((_, i) => `#${i + 1}`).sort());
      return { job, puzzles: puzzles.map(({ puzzle }) => puzzle).sort() };
    }

    const order = { params: { size: 4 }, count: 3, seed: "job" };
    const threads: Worker[] = [];
    const note = (thread: Worker): unknown => threads.push(thread);
    process.on("worker", note);
    const first = await run(order);
    process.off("worker", note);
    expect(first.job).toMatchObject({ phase: "done", made: 3 });
    expect(new Set(first.puzzles).size).toBe(3);
    expect(await run(order)).toMatchObject({ puzzles: first.puzzles });

    // Without blocked cells a board of 3×3 has a line exactly where both ends are light: four corners, no middle.
    const few = await run({ params: { size: 3, blocked: 0 }, count: 30, seed: "few" });
    expect(few.job).toMatchObject({ phase: "failed", failure: "no-more", made: 12 });
    expect(new Set(few.puzzles).size).toBe(12);
    // Every thread that generates dies at once, but the last.
    let deaths = 3;
    const kill = (thread: Worker): void => {
      if (deaths-- > 0) void thread.terminate();
    };
    for (const thread of threads) await thread.terminate();
    process.on("worker", kill);
    expect((await run(order)).job).toMatchObject({ phase: "done", made: 3 });
    expect(deaths).toBeLessThan(0);
    process.off("worker", kill);
    const tooLarge = { ...order, game: "stroke", folder: "Made", params: { size: 999 } };
    expect(await client.refusal("createJob", { body: tooLarge })).toBe("unreadable");
    await worker?.stop();
  });

  test("nobody saves more than there is room for, by whatever way", async () => {
    const client = await Client.named(server.app, "Collector");
    await sql`insert into puzzles (id, player_id, game, puzzle, title, visibility, created_at)
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 19999)
      select ${client.id} || i, ${client.id}, 'stroke', 's3-0-8', 'x', 'private', 1 from numbers`.execute(
      server.storage.database.db,
    );
    const many = { game: "stroke", params: { size: 4 }, count: 2, folder: "More" };
    expect(await client.refusal("createJob", { body: many })).toBe("full");
    const one = { game: "stroke", puzzle: "s3-0-8", title: "x" };
    expect(await client.refusal("createPuzzle", { body: one })).toBeUndefined();
    expect(await client.refusal("createPuzzle", { body: one })).toBe("full");
  });

  test("no game yet, and a game that is none", async () => {
    const client = await Client.named(server.app, "Reader");
    expect(await client.call("listMatches")).toEqual({ matches: [], next: null });
    expect(await client.call("listMyMatches")).toEqual({ matches: [], next: null });
    expect(await client.refusal("getMatch", { params: { id: "0000000000000000" } })).toBe("not-found");
    expect((await client.send("GET", "/api/matches/%00")).status).toBe(400);
  });

  test("a game can be read as a record", async () => {
    const [a, b] = [await Client.named(server.app, "Aiko"), await Client.named(server.app, "Ben")];
    const id = "abcdefghjkmnpqrs";
    const { db } = server.storage.database;
    const now = server.storage.database.now();
    const details = {
      left: null,
      offers: {},
      declined: [],
      result: { winner: "blue", reason: "resigned" },
      next: null,
    };
    await db
      .insertInto("matches")
      .values({
        id,
        code: null,
        phase: "over",
        rules: "basic",
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
    await db
      .insertInto("moves")
      .values({ match_id: id, ply: 0, side: "red", turn: "2,-2>2,-1 -2,1>-1,-2", at: now })
      .execute();
    const match = await a.call("getMatch", { params: { id } });
    expect(match).toMatchObject({
      red: { name: "Aiko" },
      blue: { name: "Ben" },
      plies: 1,
      result: details.result,
    });
    const record = recordCodec.parse(match.record);
    expect(record.ok && checkRecord(record.value)).toMatchObject({ valid: true, result: "blue", turns: 1 });
    expect((await b.call("listMyMatches")).matches).toHaveLength(1);
  });
});

describe("jobs for many workers", () => {
  const server = useServer("PostgreSQL");

  test("a job whose worker was killed is finished by another, and one under way is left alone", async () => {
    const { app, storage } = server;
    const { db, now } = storage.database;
    const order = { game: "stroke", params: { size: 4 }, count: 2, seed: "job", folder: "Made" };
    /** As it stands in the tables when a worker has taken it, and was last seen so long ago. */
    const takenJob = async (worker: string, ago: number) => {
      const client = await Client.named(app, "Maker");
      const { id } = await client.call("createJob", { body: order });
      const lock = sql`set locked_at = now() - interval '1 hour', locked_by = ${worker}`;
      await sql`update graphile_worker._private_jobs ${lock} where key = ${client.id}`.execute(db);
      await sql`update graphile_worker._private_job_queues ${lock} where queue_name = ${client.id}`.execute(
        db,
      );
      await db
        .updateTable("jobs")
        .set({ phase: "running", updated_at: now() - ago })
        .where("id", "=", id)
        .execute();
      return {
        player: client.id,
        phase: async () => (await client.call("getJob", { params: { id } })).phase,
      };
    };
    const [abandoned, inProgress] = [await takenJob("killed", 60_000), await takenJob("busy", 1_000)];
    const worker = await startWorker(storage, 1);
    while ((await abandoned.phase()) !== "done") await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.stop();
    const { rows } = await sql`select key, locked_by from graphile_worker.jobs`.execute(db);
    expect(rows).toEqual([{ key: inProgress.player, locked_by: "busy" }]);
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
