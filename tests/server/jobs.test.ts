/** Jobs at their edges: too many at once, cancelled in the middle, and storage that fails meanwhile. */
import { openStorage, startWorker } from "@masume/server";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds, emptyDatabase } from "./databases.js";
import { startNode } from "./nodes.js";
import { useServer } from "./use-server.js";

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);

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

  test("a job that is cancelled ends in the middle of a puzzle, and the next one is run", async () => {
    const { app, storage } = server;
    const client = await Client.named(app, "Hesitant");
    const worker = storage.jobs.startWorker && (await startWorker(storage, 1));
    onTestFinished(() => worker?.stop());
    const phaseOf = async (id: string) => (await client.call("getJob", { params: { id } })).phase;
    const whileIn = async (phase: string, id: string) => {
      while ((await phaseOf(id)) === phase) await new Promise((resolve) => setTimeout(resolve, 150));
    };
    const create = (game: string, params: object) =>
      client.call("createJob", { body: { game, params: { ...params }, count: 1, folder: "Made" } });
    // One puzzle that takes minutes.
    const size = { width: 100, height: 100 };
    const methods = { gates: true, colours: true, trial: 2, budget: 100_000, pattern: "hard" };
    const long = await create("slither", { ...size, ...methods });
    await whileIn("queued", long.id);
    await client.call("cancelJob", { params: { id: long.id } });
    const short = await create("stroke", { size: 4 });
    await whileIn("queued", short.id);
    await whileIn("running", short.id);
    expect([await phaseOf(long.id), await phaseOf(short.id)]).toEqual(["cancelled", "done"]);
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
  const job = () => client.call("getJob", { params: { id } });
  while ((await job()).phase === "running") await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await job()).toMatchObject({ phase: "done", made: 2 });
});
