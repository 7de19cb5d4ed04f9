/** Which worker of a pool gets which call, with workers that answer when the test says so. */
import { beforeEach, expect, test, vi } from "vitest";
import { createWorkerPool } from "./worker-pool.js";

type Tasks = { readonly work: (input: number) => string };

interface Asked {
  readonly worker: number;
  readonly input: number;
  answer(result: string): void;
  fail(reason: Error): void;
}

let asked: Asked[];
let workers: number;
let disposed: number[];

vi.mock(import("./worker-client.js"), async (original) => ({
  ...(await original()),
  createWorkerClient: (() => {
    const worker = workers++;
    const call = (_name: string, input: number) =>
      new Promise((answer, fail) => asked.push({ worker, input, answer, fail }));
    return { call, run: call, dispose: async () => void disposed.push(worker) };
  }) as never,
}));

beforeEach(() => {
  asked = [];
  workers = 0;
  disposed = [];
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const pool = (size: number) => createWorkerPool<Tasks>(size, () => expect.unreachable());
const inputs = (count: number) => Array.from({ length: count }, (_, i) => i);

test("calls are dealt in their order, each to the first worker that is free", async () => {
  const { call } = pool(2);
  const calls = inputs(5).map((input) => call("work", input));
  await settled();
  expect(asked.map(({ worker, input }) => [worker, input])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  asked[1]!.answer("one");
  await settled();
  expect(asked.at(-1)).toMatchObject({ worker: 1, input: 2 });
  // A call that fails frees its worker too.
  asked[0]!.fail(new Error("bad input"));
  await expect(calls[0]).rejects.toThrow("bad input");
  await settled();
  expect(asked.at(-1)).toMatchObject({ worker: 0, input: 3 });
  asked[3]!.answer("three");
  asked[2]!.answer("two");
  await settled();
  asked[4]!.answer("four");
  expect(await Promise.all(calls.slice(1))).toEqual(["one", "two", "three", "four"]);
});

test("a worker that was free first is used first again", async () => {
  const { call } = pool(3);
  const first = call("work", 0);
  await settled();
  asked[0]!.answer("");
  await first;
  void call("work", 1);
  void call("work", 2);
  await settled();
  expect(asked.map(({ worker }) => worker)).toEqual([0, 1, 2]);
});

test("what is run is dealt like what is called", async () => {
  const { run, call } = pool(1);
  const running = run("work", 1, {});
  const calling = call("work", 2);
  await settled();
  expect(asked).toHaveLength(1);
  asked[0]!.answer("first");
  expect(await running).toBe("first");
  await settled();
  asked[1]!.answer("second");
  expect(await calling).toBe("second");
});

test("workers run sixteen calls each ahead of what has been taken, and no further", async () => {
  const results = pool(2).map("work", inputs(100));
  const answerAll = async (): Promise<void> => {
    for (let at = 0; at < asked.length; at++) {
      asked[at]!.answer(`${asked[at]!.input}`);
      await settled();
    }
  };
  const first = results.next();
  await settled();
  await answerAll();
  expect(await first).toEqual({ done: false, value: "0" });
  expect(asked).toHaveLength(32);
  const second = results.next();
  await settled();
  expect(await second).toEqual({ done: false, value: "1" });
  expect(asked).toHaveLength(33);
});

test("results keep the order of their inputs, whoever is ready first", async () => {
  const results = pool(3).map("work", inputs(3));
  const first = results.next();
  await settled();
  for (const { input, answer } of asked.toReversed()) {
    answer(`${input}`);
    await settled();
  }
  expect([(await first).value, (await results.next()).value, (await results.next()).value]).toEqual([
    "0",
    "1",
    "2",
  ]);
  expect((await results.next()).done).toBe(true);
});

test("whoever stops reading hears nothing of a call that fails later", async () => {
  const results = pool(2).map("work", inputs(2));
  const first = results.next();
  await settled();
  asked[0]!.answer("0");
  await first;
  await results.return();
  asked[1]!.fail(new Error("too late"));
  await settled();
});

test("disposing ends every worker and rejects who waits for one", async () => {
  const own = pool(2);
  const calls = inputs(4).map((input) => own.call("work", input));
  const waiting = Promise.allSettled(calls.slice(2));
  await own.dispose();
  expect(disposed).toEqual([0, 1]);
  expect(await waiting).toMatchObject([
    { status: "rejected", reason: { name: "WorkerDied" } },
    { status: "rejected", reason: { name: "WorkerDied" } },
  ]);
});
