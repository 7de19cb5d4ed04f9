import type { Progress } from "@masume/kernel";
import { afterEach, describe, expect, test, vi } from "vitest";
import { numberIn, sharedNumber, spawn } from "./testing/spawn.js";
import type { TestTasks } from "./testing/test-worker.js";
import { createWorkerClient, type WorkerClient, WorkerDied } from "./worker-client.js";

const spawned = vi.fn(spawn);
const client: WorkerClient<TestTasks> = createWorkerClient<TestTasks>(spawned);
/** The worker in use. */
const worker = () => spawned.mock.results.at(-1)!.value;

afterEach(async () => {
  await client.dispose();
  spawned.mockClear();
});

/** Resolves when the task has begun, with everything needed to watch its end. */
async function begin(memory: SharedArrayBuffer, signal?: AbortSignal) {
  let outcome: ReturnType<typeof client.run<"beat">> | undefined;
  await new Promise<Progress>((onProgress) => {
    outcome = client.run("beat", memory, { signal, onProgress });
    outcome.catch(() => {});
  });
  return { outcome: outcome! };
}

describe("a call", () => {
  test("is answered by a value, a promise, a task or a promise of a task, in one worker", async () => {
    expect(spawned).not.toHaveBeenCalled();
    expect(await client.call("double", 21)).toBe(42);
    expect(await client.call("later", 7)).toBe(7);
    expect(await client.call("countTo", 1_000)).toBe(1_000);
    expect(await client.call("loadCountTo", 1_000)).toBe(1_000);
    expect(spawned).toHaveBeenCalledOnce();
  });

  test("that fails rejects with the error, and the worker stays", async () => {
    await expect(client.call("fail", "too far")).rejects.toMatchObject({
      name: "RangeError",
      message: "too far",
    });
    expect(await client.call("double", 2)).toBe(4);
    expect(spawned).toHaveBeenCalledOnce();
  });

  test("whose input cannot be sent rejects", async () => {
    await expect(client.call("double", (() => 1) as never)).rejects.toThrow("could not be cloned");
  });

  test("tells its progress with the best result before it ends", async () => {
    const reports: Progress<number>[] = [];
    expect(await client.call("countTo", 1_000, { onProgress: (progress) => reports.push(progress) })).toBe(
      1_000,
    );
    expect(reports[0]).toEqual({ phase: "counting", done: 1, best: 1 });
  });

  test("tells it now and then, however often there is some", async () => {
    let reports = 0;
    await client.call("countTo", 20_000, { onProgress: () => reports++ });
    // Ten a second at most: as many as one in four would be minutes of counting.
    expect(reports).toBeGreaterThan(0);
    expect(reports).toBeLessThan(5_000);
  });

  test("is answered while a task is under way", async () => {
    const stop = new AbortController();
    const { outcome } = await begin(sharedNumber(), stop.signal);
    expect(await client.call("double", 3)).toBe(6);
    stop.abort();
    await outcome;
  });
});

describe("a task", () => {
  test("that is cancelled stops in the worker", async () => {
    const memory = sharedNumber();
    const stop = new AbortController();
    const { outcome } = await begin(memory, stop.signal);
    stop.abort();
    expect(await outcome).toEqual({ finished: false, best: undefined });
    const beats = numberIn(memory);
    expect(beats).toBeGreaterThan(0);
    await client.call("countTo", 1_000);
    expect(numberIn(memory)).toBe(beats);
  });

  test("that is stopped by time has its best result", async () => {
    const outcome = await client.run("countTo", Number.POSITIVE_INFINITY, { timeMs: 1 });
    expect(outcome).toEqual({ finished: false, best: expect.any(Number) });
  });

  test("that ends first is not stopped", async () => {
    const stop = new AbortController();
    const outcome = await client.run("countTo", 5, { signal: stop.signal, timeMs: 600_000 });
    stop.abort();
    expect(outcome).toEqual({ finished: true, value: 5 });
  });

  test("cancelled beforehand starts no worker", async () => {
    const outcome = await client.run("countTo", 5, { signal: AbortSignal.abort() });
    expect(outcome).toEqual({ finished: false, best: undefined });
    expect(spawned).not.toHaveBeenCalled();
  });
});

test("once a task is cancelled nothing more is told of it, and others are told their own", async () => {
  const stop = new AbortController();
  const told: string[] = [];
  const first = client.run("countTo", Number.POSITIVE_INFINITY, {
    signal: stop.signal,
    onProgress: () => {
      told.push("first");
      stop.abort();
    },
  });
  expect(await first).toEqual({ finished: false, best: expect.any(Number) });
  expect(told).toEqual(["first"]);
  await client.call("countTo", 3, { onProgress: ({ done }) => told.push(`second ${done}`) });
  expect(told[1]).toBe("second 1");
  expect(told.filter((one) => one === "first")).toHaveLength(1);
});

describe("a worker that dies", () => {
  const deaths: Record<string, () => unknown> = {
    "is terminated": () => worker().terminate(),
    exits: () => client.call("exit", 3).catch(() => {}),
    throws: () => client.call("crash", undefined).catch(() => {}),
    "sends what cannot be read": () => worker().emit("messageerror", new Error("unreadable")),
    "is disposed of": () => client.dispose(),
  };

  test.each(Object.entries(deaths))(
    "because it %s rejects all that it owed; the next call starts another",
    async (_, kill) => {
      const owed = await Promise.all([begin(sharedNumber()), begin(sharedNumber())]);
      kill();
      for (const { outcome } of owed) await expect(outcome).rejects.toBeInstanceOf(WorkerDied);
      expect(await client.call("double", 4)).toBe(8);
      expect(spawned).toHaveBeenCalledTimes(2);
    },
  );

  test("is named in the error", async () => {
    await expect(client.call("exit", 3)).rejects.toMatchObject({
      name: "WorkerDied",
      message: "exit code 3",
    });
    await expect(client.call("crash", undefined)).rejects.toMatchObject({
      name: "WorkerDied",
      message: "crashed",
    });
  });
});
