/** Work in order: under one key one after the other, also after a failure; others do not wait. */
import { expect, test } from "vitest";
import { SerialQueues } from "./serial-queues.js";

function start() {
  const queues = new SerialQueues();
  const log: string[] = [];
  /** Work that begins when it may, and ends when it is told to. */
  const work = (key: string, name: string) => {
    let end = (_failure?: Error): void => {};
    const ended = new Promise<string>((resolve, reject) => {
      end = (failure) => (failure ? reject(failure) : resolve(name));
    });
    const result = queues.run(key, () => {
      log.push(name);
      return ended;
    });
    return { result, end };
  };
  return { queues, log, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("each piece begins when the one before under its key has ended", async () => {
  const { log, work } = start();
  const [a1, a2, b1] = [work("a", "a1"), work("a", "a2"), work("b", "b1")];
  await settled();
  expect(log).toEqual(["a1", "b1"]);
  b1.end();
  await settled();
  const a3 = work("a", "a3");
  await settled();
  expect(log).toEqual(["a1", "b1"]);
  a1.end();
  await settled();
  // What comes while others wait goes behind all of them.
  const a4 = work("a", "a4");
  expect(log).toEqual(["a1", "b1", "a2"]);
  for (const one of [a2, a3, a4]) {
    one.end();
    await settled();
  }
  expect(log).toEqual(["a1", "b1", "a2", "a3", "a4"]);
  expect(await Promise.all([a1, a2, a3].map(({ result }) => result))).toEqual(["a1", "a2", "a3"]);
});

test("a failure is its own piece's, and the next begins all the same", async () => {
  const { log, work } = start();
  const [first, second] = [work("a", "first"), work("a", "second")];
  first.end(new Error("failed"));
  await expect(first.result).rejects.toThrow("failed");
  await settled();
  expect(log).toEqual(["first", "second"]);
  second.end();
  expect(await second.result).toBe("second");
});

test("whoever waits for all waits for what waits now, failures included", async () => {
  const { queues, work } = start();
  const pieces = [work("a", "1"), work("a", "2"), work("b", "3")];
  let isSettled = false;
  const settling = queues.settle().then(() => {
    isSettled = true;
  });
  pieces[0]!.end(new Error("failed"));
  pieces[0]!.result.catch(() => {});
  pieces[2]!.end();
  await settled();
  expect(isSettled).toBe(false);
  pieces[1]!.end();
  await settling;
  await queues.settle();
});
