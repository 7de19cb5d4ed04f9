/** Turns of jobs, with a generator of the test's own: what is stored, passed over, given up and taken up again. */
import { WorkerDied } from "@masume/workers";
import { describe, expect, test, vi } from "vitest";
import type { JobRow } from "../storage/schema.js";
import { addPlayers, type MemoryStorage, memoryStorage } from "../storage/testing/memory-storage.js";
import type { GeneratedPuzzle, GenerateRequest } from "./generate.js";
import type { Generator } from "./generator.js";
import { takeTurn } from "./run-jobs.js";

const times = { turn: 60_000, puzzle: 60_000, job: 600_000 };

/** What try number `i` gives. */
type Make = (i: number) => Partial<GeneratedPuzzle> | undefined;

async function start(make: Make = (i) => ({ puzzle: `p${i}` })) {
  const storage = await memoryStorage();
  const [aiko] = (await addPlayers(storage, "Aiko")) as [string];
  const folder = { id: "folder", player_id: aiko, name: "Made", created_at: 0 };
  await storage.db.insertInto("folders").values(folder).execute();
  const asked: GenerateRequest[] = [];
  const generator = {
    isClosed: false,
    generate: async (request: GenerateRequest) => {
      asked.push(request);
      const made = make(Number(request.seed.split("/")[1]));
      return made && { puzzle: "", band: null, width: 4, height: 4, ...made };
    },
  } as unknown as Generator;
  const turn = (limits = times) => takeTurn(storage.database, generator, aiko, limits);
  return { storage, aiko, asked, generator, turn };
}

async function addJob({ db, time }: MemoryStorage, player: string, row: Partial<JobRow> = {}): Promise<void> {
  const usual = {
    folder_id: "folder",
    game: "stroke",
    params: "{}",
    seed: "s",
    count: 3,
    made: 0,
    failure: null,
  };
  const state = {
    tried: 0,
    misses: 0,
    spent_ms: 0,
    created_at: time,
    updated_at: time,
    phase: "queued",
  } as const;
  await db
    .insertInto("jobs")
    .values({ id: "job", player_id: player, ...usual, ...state, ...row })
    .execute();
}

const jobOf = ({ db }: MemoryStorage, id = "job") =>
  db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

const puzzlesOf = async ({ db }: MemoryStorage) =>
  (await db.selectFrom("puzzles").selectAll().orderBy("job_index").execute()).map(
    ({ job_index, puzzle, title, level }) => [job_index, puzzle, title, level],
  );

test("every try has a seed of its own; what it gives is stored with its number and level", async () => {
  const bands = ["easy", "hard", "normal"];
  const { storage, aiko, asked, turn } = await start((i) => ({ puzzle: `p${i}`, band: bands[i] ?? null }));
  await addJob(storage, aiko, { count: 4 });
  expect(await turn()).toBe(false);
  expect(asked.map(({ seed }) => seed)).toEqual(["s/0", "s/1", "s/2", "s/3"]);
  expect(await puzzlesOf(storage)).toEqual([
    [0, "p0", "#1", 1],
    [1, "p1", "#2", 3],
    [2, "p2", "#3", 2],
    [3, "p3", "#4", null],
  ]);
  expect(await jobOf(storage)).toMatchObject({ phase: "done", made: 4, tried: 4, misses: 0, failure: null });
});

test("what was made before is passed over", async () => {
  const { storage, aiko, turn } = await start((i) => ({ puzzle: `p${Math.floor(i / 2)}` }));
  await addJob(storage, aiko);
  await turn();
  expect(await puzzlesOf(storage)).toEqual([
    [0, "p0", "#1", null],
    [2, "p1", "#2", null],
    [4, "p2", "#3", null],
  ]);
});

test("whatever is new, the tries for nothing are counted anew from there", async () => {
  // Every time the last that may be in vain but one.
  const { storage, aiko, asked, turn } = await start((i) => ({ puzzle: `p${Math.floor(i / 200)}` }));
  await addJob(storage, aiko);
  await turn();
  expect(await jobOf(storage)).toMatchObject({ phase: "done", made: 3, misses: 0 });
  expect(asked).toHaveLength(2 * 200 + 1);
});

describe("a job is given up", () => {
  test("after two hundred tries in a row that gave nothing new", async () => {
    const { storage, aiko, asked, turn } = await start((i) => ({ puzzle: i === 1 ? "other" : "same" }));
    await addJob(storage, aiko);
    await turn();
    expect(await jobOf(storage)).toMatchObject({ phase: "failed", failure: "no-more", made: 2, misses: 200 });
    expect(asked).toHaveLength(2 + 200);
  });

  test("after twenty that gave nothing at all", async () => {
    const { storage, aiko, asked, turn } = await start(() => undefined);
    await addJob(storage, aiko);
    await turn();
    expect(await jobOf(storage)).toMatchObject({ phase: "failed", failure: "not-found", made: 0 });
    expect(asked).toHaveLength(20);
  });

  test("when it has taken all its time, in whichever of its turns", async () => {
    const { storage, aiko, asked, turn } = await start();
    await addJob(storage, aiko, { spent_ms: times.job });
    await turn();
    expect(await jobOf(storage)).toMatchObject({ phase: "failed", failure: "too-long" });
    expect(asked).toEqual([]);
  });

  test("not for tries over which the thread died: those gave nothing, like others", async () => {
    const { storage, aiko, turn } = await start((i) => {
      if (i < 19) throw new WorkerDied("killed");
      return { puzzle: `p${i}` };
    });
    await addJob(storage, aiko);
    await turn();
    expect(await jobOf(storage)).toMatchObject({ phase: "done", made: 3, tried: 22 });
  });
});

describe("turns", () => {
  test("end with the first puzzle after their time; the job goes on where it was", async () => {
    const { storage, aiko, asked, turn } = await start();
    const clock = vi.spyOn(performance, "now");
    let now = 0;
    clock.mockImplementation(() => {
      now += 1_000;
      return now;
    });
    await addJob(storage, aiko);
    expect(await turn({ ...times, turn: 1 })).toBe(true);
    const first = await jobOf(storage);
    expect(first).toMatchObject({ phase: "running", made: 1, tried: 1 });
    expect(first.spent_ms).toBeGreaterThan(0);
    expect(await turn({ ...times, turn: 1 })).toBe(true);
    expect((await jobOf(storage)).spent_ms).toBeGreaterThan(first.spent_ms);
    expect(await turn({ ...times, turn: 1 })).toBe(false);
    clock.mockRestore();
    expect(asked.map(({ seed }) => seed)).toEqual(["s/0", "s/1", "s/2"]);
    expect(await jobOf(storage)).toMatchObject({ phase: "done", made: 3 });
  });

  test("take the oldest job of the player, and say whether there is another", async () => {
    const { storage, aiko, asked, turn } = await start();
    await addJob(storage, aiko, { id: "late", seed: "late", count: 1, created_at: 2 });
    await addJob(storage, aiko, { id: "early", seed: "early", count: 1, created_at: 1 });
    await addJob(storage, aiko, { id: "over", seed: "over", count: 1, created_at: 0, phase: "done" });
    expect([await turn(), await turn(), await turn()]).toEqual([true, false, false]);
    expect(asked.map(({ seed }) => seed)).toEqual(["early/0", "late/0"]);
  });

  test("a job that was interrupted after a puzzle was stored does not make it again", async () => {
    const { storage, aiko, asked, turn } = await start();
    await addJob(storage, aiko);
    await turn();
    // As if nothing but the first puzzle had come to disk.
    await storage.db.deleteFrom("puzzles").where("job_index", ">", 0).execute();
    await storage.db.updateTable("jobs").set({ phase: "running", made: 0, tried: 0 }).execute();
    asked.length = 0;
    await turn();
    expect(asked.map(({ seed }) => seed)).toEqual(["s/1", "s/2"]);
    expect((await puzzlesOf(storage)).map(([i, , title]) => [i, title])).toEqual([
      [0, "#1"],
      [1, "#2"],
      [2, "#3"],
    ]);
  });
});

describe("a job that ends meanwhile", () => {
  test("is not taken up, and what it has made stays", async () => {
    const { storage, aiko, turn } = await start();
    const { db } = storage;
    const cancelled = await start((i) => ({ puzzle: `p${i}` }));
    await addJob(cancelled.storage, cancelled.aiko, { phase: "cancelled" });
    expect(await cancelled.turn()).toBe(false);
    expect(cancelled.asked).toEqual([]);
    await addJob(storage, aiko);
    await db.deleteFrom("folders").execute();
    expect(await turn()).toBe(false);
    expect(await jobOf(storage)).toMatchObject({ phase: "cancelled", made: 0 });
  });

  test("nothing is stored for it any more", async () => {
    const made: string[] = [];
    const parts = await start((i) => {
      made.push(`p${i}`);
      return { puzzle: `p${i}` };
    });
    const { storage, aiko, generator, turn } = parts;
    await addJob(storage, aiko);
    const generate = generator.generate.bind(generator);
    generator.generate = async (...request) => {
      if (made.length === 1) await storage.db.updateTable("jobs").set({ phase: "cancelled" }).execute();
      return generate(...request);
    };
    expect(await turn()).toBe(false);
    expect(await puzzlesOf(storage)).toHaveLength(1);
    expect(await jobOf(storage)).toMatchObject({ phase: "cancelled", made: 1 });
  });
});
