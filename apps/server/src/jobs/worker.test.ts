/** A worker's threads: one for each turn that is being taken, and used again. */
import { expect, onTestFinished, test, vi } from "vitest";
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

test.each([
  ["is done when its turns are put down", async () => {}, 0, true],
  ["does not wait for a database that does not answer", () => new Promise<void>(() => {}), 5_000, false],
])("a stop %s", async (_name, stop, ms, isFinished) => {
  const storage = await memoryStorage();
  const jobs: Storage["jobs"] = { ...storage.jobs, startWorker: async () => ({ stop }) };
  const worker = await startWorker({ ...storage, jobs }, 1);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stopped = worker.stop();
  const early = vi.fn();
  void stopped.then(early);
  if (ms > 0) {
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(early).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await stopped).toBe(isFinished);
  expect(vi.getTimerCount()).toBe(0);
});
