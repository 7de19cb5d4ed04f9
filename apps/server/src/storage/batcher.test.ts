/** Batches: what waits goes together, in order; one item's fault is its own, and storage's is everybody's. */
import { expect, test } from "vitest";
import { batcher } from "./batcher.js";
import { StorageError } from "./storage-error.js";

/** Doubles numbers, one batch at a time, each when the test says so. */
function start(maxSize = 3, fails: (items: readonly number[]) => unknown = () => undefined) {
  const batches: (readonly number[])[] = [];
  const waiting: (() => void)[] = [];
  const double = batcher<number, number>(maxSize, async (items) => {
    batches.push(items);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const failure = fails(items);
    if (failure) throw failure;
    return items.map((item) => 2 * item);
  });
  const next = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = async () => {
    while (waiting.length > 0) await next();
  };
  return { double, batches, next, finish };
}

test("what comes while a batch is running waits for the next, so many at a time", async () => {
  const { double, batches, finish } = start();
  const results = [1, 2, 3, 4, 5].map((item) => double(item));
  expect(batches).toEqual([[1]]);
  await finish();
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
  // Afterwards it begins anew.
  const later = double(6);
  await finish();
  expect([await later, batches.at(-1)]).toEqual([12, [6]]);
});

test("a batch that fails for one of its items is tried item by item, and only that one fails", async () => {
  const { double, batches, finish } = start(3, (items) => items.includes(3) && new Error("three"));
  const results = Promise.allSettled([1, 2, 3, 4, 5].map((item) => double(item)));
  await finish();
  expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4], [5]]);
  expect((await results).map((one) => (one.status === "fulfilled" ? one.value : one.reason.message))).toEqual(
    [...[2, 4, "three", 8, 10]],
  );
});

test("a batch that storage failed is not tried again, and fails for all in it", async () => {
  const full = Object.assign(new Error("full"), { code: "SQLITE_FULL" });
  for (const failure of [full, new StorageError("unreachable", "there")]) {
    const { double, batches, finish } = start(3, (items) => items.length > 1 && failure);
    const results = Promise.allSettled([1, 2, 3].map((item) => double(item)));
    await finish();
    expect(batches).toEqual([[1], [2, 3]]);
    expect((await results).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  }
});
