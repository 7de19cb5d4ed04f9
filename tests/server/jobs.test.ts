/** Jobs at their edges: too many at once, cancelled in the middle, and storage that fails meanwhile. */
import { openStorage, startWorker } from "@masume/server";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds, emptyDatabase } from "./databases.js";
import { install, startNode } from "./nodes.js";
import { useServer } from "./use-server.js";

const minute = 60_000;
/** One puzzle that takes minutes. */
const hard = {
  ...{ width: 100, height: 100, gates: true, colours: true },
  ...{ trial: 2, budget: 100_000, pattern: "hard" },
};

/** The job as soon as it is in none of these phases: asked again and again, as clients do. */
async function jobAfter(client: Client, id: string, ...phases: readonly string[]) {
  for (;;) {
    const job = await client.call("getJob", { params: { id } });
    if (!phases.includes(job.phase)) return job;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

const finished = (client: Client, id: string) => jobAfter(client, id, "queued", "running");

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);

  async function nodeWithWorker(jobTimes: NonNullable<Parameters<typeof startWorker>[2]>) {
    const installation = await install(kind, { jobTimes });
    const [node] = installation.nodes;
    const worker = node.storage.jobs.startWorker && (await startWorker(node.storage, 1, jobTimes));
    onTestFinished(async () => {
      await worker?.stop();
      await installation.stop();
    });
    return node;
  }

  test("players take turns: a small job does not wait for a large one of somebody else", async () => {
    const { app } = await nodeWithWorker({ turn: 0, puzzle: minute, job: minute });
    const [greedy, modest] = [await Client.named(app, "Greedy"), await Client.named(app, "Modest")];
    const create = (client: Client, count: number) =>
      client.call("createJob", {
        body: { game: "stroke", params: { size: 9 }, count, folder: "Made" },
      });
    const large = [await create(greedy, 500), await create(greedy, 500)];
    const small = await create(modest, 3);
    expect(await finished(modest, small.id)).toMatchObject({ phase: "done", made: 3 });
    const { jobs } = await greedy.call("listJobs");
    expect(new Set(jobs.map(({ phase }) => phase))).toEqual(new Set(["running", "queued"]));
    for (const { id } of large) await greedy.call("cancelJob", { params: { id } });
  });

  test("a job that takes too long fails, and so does a single puzzle", async () => {
    const { app, storage } = await nodeWithWorker({ turn: 0, puzzle: 200, job: 2_500 });
    const client = await Client.named(app, "Ambitious");
    const { id } = await client.call("createJob", {
      body: { game: "slither", params: hard, count: 1, folder: "Made" },
    });
    expect(await finished(client, id)).toMatchObject({ phase: "failed", failure: "too-long", made: 0 });
    const { tried } = await storage.database.db
      .selectFrom("jobs")
      .select("tried")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(tried).toBeGreaterThan(1);
  });

  test("of many jobs that are created at once, three are taken", async () => {
    const client = await Client.named(server.app, "Impatient");
    const body = { game: "stroke", params: { size: 8 }, count: 100, folder: "Made" };
    const refusals = await Promise.all(
      Array.from({ length: 15 }, () => client.refusal("createJob", { body })),
    );
    expect(refusals.filter((code) => code === "too-many")).toHaveLength(12);
    const { jobs } = await client.call("listJobs");
    expect(jobs).toHaveLength(3);
    expect((await client.call("listFolders")).folders).toHaveLength(3);
    for (const { id } of jobs) await client.call("cancelJob", { params: { id } });
  });

  test("jobs that are too old to be listed are not kept, and their puzzles are", async () => {
    const { app, storage } = server;
    const { db } = storage.database;
    const client = await Client.named(app, "Diligent");
    const old = { player_id: client.id, folder_id: "x", game: "stroke", params: "{}", seed: "s", count: 1 };
    const ended = { made: 1, phase: "done", failure: null, tried: 1, misses: 0, spent_ms: 0 } as const;
    const job = (i: number) => `${client.id}${i}`;
    const rows = Array.from({ length: 60 }, (_, i) => ({ id: job(i), created_at: i, updated_at: i }));
    await db
      .insertInto("jobs")
      .values(rows.map((row) => ({ ...old, ...ended, ...row })))
      .execute();
    const puzzle = { game: "stroke", puzzle: "s4-8-1-AG", title: "Fish", visibility: "private" } as const;
    const { id } = await client.call("createPuzzle", { body: puzzle });
    await db
      .updateTable("puzzles")
      .set({ job_id: job(0), job_index: 0 })
      .where("id", "=", id)
      .execute();
    await client.call("createJob", {
      body: { game: "stroke", params: { size: 4 }, count: 1, folder: "Made" },
    });
    const kept = await db.selectFrom("jobs").select("id").where("player_id", "=", client.id).execute();
    expect(kept).toHaveLength(51);
    expect(kept.map((one) => one.id)).not.toContain(job(0));
    expect(await client.call("getPuzzle", { params: { id } })).toMatchObject({ title: "Fish" });
  });

  test("a job that is cancelled ends in the middle of a puzzle, and the next one is run", async () => {
    const { app, storage } = server;
    const client = await Client.named(app, "Hesitant");
    const worker = storage.jobs.startWorker && (await startWorker(storage, 1));
    onTestFinished(async () => void (await worker?.stop()));
    const create = (game: string, params: object) =>
      client.call("createJob", { body: { game, params: { ...params }, count: 1, folder: "Made" } });
    const long = await create("slither", hard);
    await jobAfter(client, long.id, "queued");
    await client.call("cancelJob", { params: { id: long.id } });
    const short = await create("stroke", { size: 4 });
    expect(await finished(client, short.id)).toMatchObject({ phase: "done" });
    expect(await finished(client, long.id)).toMatchObject({ phase: "cancelled" });
    // What is done stays done.
    await client.call("cancelJob", { params: { id: short.id } });
    expect(await finished(client, short.id)).toMatchObject({ phase: "done", made: 1 });
  });
});

test("a job that storage failed goes on when there is room again", async () => {
  const empty = await emptyDatabase("SQLite");
  const storage = await openStorage(empty.options);
  let noteFailure = (): void => {};
  const failed = new Promise<void>((resolve) => {
    noteFailure = resolve;
  });
  const write = (line: string): void => {
    if (line.includes("a job failed")) noteFailure();
  };
  const node = await startNode(storage, { logLevel: "error", logTo: { write } });
  onTestFinished(async () => {
    await node.stop();
    await empty.remove();
  });
  const { db } = storage.database;
  await sql`create trigger full before insert on puzzles
    begin select raise(abort, 'database or disk is full'); end`.execute(db);
  const client = await Client.named(node.app, "Maker");
  const body = { game: "stroke", params: { size: 4 }, count: 2, folder: "Made" };
  const { id } = await client.call("createJob", { body });
  await failed;
  await sql`drop trigger full`.execute(db);
  expect(await finished(client, id)).toMatchObject({ phase: "done", made: 2 });
});
