import { afterAll, expect, test } from "vitest";
import { numberIn, sharedNumber, spawn } from "./testing/spawn.js";
import type { TestTasks } from "./testing/test-worker.js";
import { WorkerDied } from "./worker-client.js";
import { createWorkerPool } from "./worker-pool.js";

const pool = createWorkerPool<TestTasks>(2, spawn);
afterAll(() => pool.dispose());

async function collected<T>(results: AsyncIterable<T>, each: (result: T) => void = () => {}): Promise<T[]> {
  const all: T[] = [];
  for await (const result of results) {
    all.push(result);
    each(result);
  }
  return all;
}

test("results come in the order of the inputs, of which there may be more than workers", async () => {
  const inputs = Array.from({ length: 100 }, (_, i) => i);
  expect(await collected(pool.map("double", inputs))).toEqual(inputs.map((i) => i * 2));
});

test("inputs may be added while others are under way", async () => {
  const inputs = [1];
  const results = await collected(pool.map("double", inputs), (result) => {
    if (result < 20) inputs.push(result);
  });
  expect(results).toEqual([2, 4, 8, 16, 32]);
});

test("a call goes to a worker that is free", async () => {
  const memory = sharedNumber();
  const blocked = pool.call("block", memory);
  expect(await pool.call("release", memory)).toBe("released");
  expect(["ok", "not-equal"]).toContain(await blocked);
  expect(numberIn(memory)).toBe(1);
});

test("a worker that dies fails the reading, and the pool works on", async () => {
  const reading = collected(pool.map("exit", [5, 5, 5]));
  await expect(reading).rejects.toMatchObject({ name: "WorkerDied", message: "exit code 5" });
  expect(await collected(pool.map("double", [1, 2, 3]))).toEqual([2, 4, 6]);
});

test("disposing rejects the calls under way and those that wait for a worker", async () => {
  const calls = Array.from({ length: 4 }, () => pool.call("block", sharedNumber()));
  const outcomes = Promise.allSettled(calls);
  await pool.dispose();
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(WorkerDied) });
  }
});
