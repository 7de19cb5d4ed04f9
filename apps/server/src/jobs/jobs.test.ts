/** Jobs of players: limits, lists and cancelling, each player's own. */
import { expect, test } from "vitest";
import type { JobRow } from "../storage/schema.js";
import { addPlayers, memoryStorage } from "../storage/testing/memory-storage.js";
import { Jobs } from "./jobs.js";

const order = { game: "stroke", params: { size: 4 }, count: 3, folder: "Made" };

async function start() {
  const storage = await memoryStorage();
  const [aiko, ben] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
  const queued: string[] = [];
  const queue = { add: async (player: string) => void queued.push(player), close: async () => {} };
  const jobs = new Jobs(storage.database, queue);
  const create = async (player: string, more: object = {}): Promise<JobRow> => {
    storage.time += 1;
    const created = await jobs.create(player, { ...order, ...more });
    if (typeof created === "string") throw new Error(created);
    return created;
  };
  const end = (id: string) =>
    storage.db.updateTable("jobs").set({ phase: "done" }).where("id", "=", id).execute();
  return { storage, jobs, queued, create, end, aiko, ben };
}

test("a job is stored with its folder and queued; its seed is the one given, or one of its own", async () => {
  const { storage, create, queued, aiko } = await start();
  const job = await create(aiko, { seed: "mine" });
  expect(job).toMatchObject({
    ...{ player_id: aiko, game: "stroke", params: '{"size":4}', seed: "mine", count: 3 },
    ...{ made: 0, phase: "queued", failure: null, tried: 0, misses: 0, spent_ms: 0 },
    ...{ created_at: storage.time, updated_at: storage.time },
  });
  const folders = await storage.db.selectFrom("folders").select(["id", "name", "player_id"]).execute();
  expect(folders).toEqual([{ id: job.folder_id, name: "Made", player_id: aiko }]);
  expect(queued).toEqual([aiko]);
  expect((await create(aiko)).seed).not.toBe((await create(aiko)).seed);
});

test("three may be unfinished for each player; a fourth is refused and leaves nothing behind", async () => {
  const { storage, jobs, create, end, queued, aiko, ben } = await start();
  const [first] = [await create(aiko), await create(aiko), await create(aiko)];
  await storage.db.updateTable("jobs").set({ phase: "running" }).where("id", "=", first.id).execute();
  expect(await jobs.create(aiko, order)).toBe("too-many");
  expect(await storage.db.selectFrom("folders").select("id").execute()).toHaveLength(3);
  expect(queued).toHaveLength(3);
  await create(ben);
  await end(first.id);
  await create(aiko);
  expect(await jobs.create(aiko, order)).toBe("too-many");
});

test.each([
  ["a game that is none", { game: "chess" }],
  ["a game that makes no puzzles", { game: "nonaga" }],
  ["parameters that are none", { params: { size: 999 } }],
])("%s is refused", async (_name, more) => {
  const { jobs, aiko } = await start();
  expect(await jobs.create(aiko, { ...order, ...more })).toBe("unreadable");
});

test("the newest come first, fifty of them; older ones are forgotten when they are over", async () => {
  const { storage, jobs, create, end, aiko, ben } = await start();
  const waiting = await create(aiko);
  const theirs = await create(ben);
  const ids = [waiting.id];
  for (let i = 0; i < 53; i++) {
    const job = await create(aiko);
    ids.push(job.id);
    await end(job.id);
  }
  const listed = (await jobs.of(aiko)).map(({ id }) => id);
  expect(listed).toEqual(ids.slice(-50).reverse());
  const kept = await storage.db.selectFrom("jobs").select("id").where("player_id", "=", aiko).execute();
  const known = kept.map(({ id }) => id);
  // What is unfinished stays, however old.
  expect(known).toContain(waiting.id);
  expect(known).not.toContain(ids[1]);
  expect(await jobs.find(ben, theirs.id)).toMatchObject({ id: theirs.id });
});

test("only one's own jobs are found and cancelled, and only while they are unfinished", async () => {
  const { storage, jobs, create, end, aiko, ben } = await start();
  const [one, other] = [await create(aiko), await create(aiko)];
  expect(await jobs.find(ben, one.id)).toBeUndefined();
  await jobs.cancel(ben, one.id);
  expect(await jobs.find(aiko, one.id)).toMatchObject({ phase: "queued" });
  storage.time += 5;
  await jobs.cancel(aiko, one.id);
  expect(await jobs.find(aiko, one.id)).toMatchObject({ phase: "cancelled", updated_at: storage.time });
  expect(await jobs.find(aiko, other.id)).toMatchObject({ phase: "queued" });
  await end(other.id);
  await jobs.cancel(aiko, other.id);
  expect(await jobs.find(aiko, other.id)).toMatchObject({ phase: "done" });
});
