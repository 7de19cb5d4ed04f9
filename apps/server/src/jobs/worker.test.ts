/** A worker's threads: one for each turn that is being taken, and used again. */
import { expect, test, vi } from "vitest";
import type { Storage, TakeTurn } from "../storage/storage.js";
import { memoryStorage } from "../storage/testing/memory-storage.js";
import type { Generator } from "./generator.js";
import * as running from "./run-jobs.js";
import { startWorker } from "./worker.js";

vi.mock("./run-jobs.js", { spy: true });

test("each turn has a thread of its own, which is given back however the turn ends", async () => {
  const storage = await memoryStorage();
  let takeTurn!: TakeTurn;
  let stopped = 0;
  const jobs: Storage["jobs"] = {
    ...storage.jobs,
    startWorker: async (threads, turn) => {
      expect(threads).toBe(2);
      takeTurn = turn;
      return { stop: async () => void stopped++ };
    },
  };
  const used: Generator[] = [];
  const ending: { resolve(isMore: boolean): void; reject(reason: Error): void }[] = [];
  vi.mocked(running.takeTurn).mockImplementation((_database, generator) => {
    used.push(generator);
    return new Promise((resolve, reject) => ending.push({ resolve, reject }));
  });
  const worker = await startWorker({ ...storage, jobs }, 2);
  const [first, second] = [takeTurn("a"), takeTurn("b")];
  expect(new Set(used).size).toBe(2);
  ending[0]!.reject(new Error("storage"));
  await expect(first).rejects.toThrow("storage");
  const third = takeTurn("c");
  expect(used[2]).toBe(used[0]);
  ending[1]!.resolve(true);
  ending[2]!.resolve(false);
  expect(await Promise.all([second, third])).toEqual([true, false]);
  await worker.stop();
  expect([stopped, used.every(({ isClosed }) => isClosed)]).toEqual([1, true]);
});

test("a server on SQLite runs its own jobs, and has no workers", async () => {
  await expect(startWorker(await memoryStorage(), 1)).rejects.toThrow(/SQLite/);
});
