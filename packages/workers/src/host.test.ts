/** How a worker's death is noticed where there is no Node, and how waiting messages are let in. */
import { afterEach, expect, test, vi } from "vitest";
import { type AnyWorker, createPause, holdLock, watchForDeath } from "./host.js";
import { ignoreDeath, WorkerDied } from "./worker-client.js";

afterEach(() => void vi.unstubAllGlobals());

/** A worker as a browser has it; `tell` is what its page hears of it. */
function browserWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const worker: AnyWorker = {
    postMessage: () => {},
    addEventListener: (type, listener) => void listeners.set(type, listener),
    removeEventListener: () => {},
    terminate: () => {},
  };
  return { worker, tell: (type: string, event: object = {}) => listeners.get(type)!(event) };
}

/** Locks as a browser has them: whoever asks waits until the one before lets go. */
function stubLocks(isAllowed = true) {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, use: () => unknown): Promise<unknown> => {
    if (!isAllowed) return Promise.reject(new Error("refused"));
    const turn = (queues.get(name) ?? Promise.resolve()).then(use);
    queues.set(name, turn);
    return turn;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  return request;
}

test("without locks, errors are all that a browser tells", () => {
  vi.stubGlobal("navigator", {});
  const { worker, tell } = browserWorker();
  const causes: unknown[] = [];
  const hold = vi.fn();
  expect(watchForDeath(worker, hold, (cause) => causes.push(cause))).toBeUndefined();
  tell("error", { message: "crashed" });
  tell("error");
  tell("messageerror");
  expect(causes).toEqual(["crashed", "could not be loaded", "unreadable message"]);
  expect(hold).not.toHaveBeenCalled();
});

test("a worker that ends in silence lets go of the lock that it holds, under a name of its own", async () => {
  const request = stubLocks();
  const causes: unknown[] = [];
  const names: string[] = [];
  let letGo: (() => void) | undefined;
  const hold = (name: string): Promise<void> => {
    names.push(name);
    return new Promise((held) => {
      request(name, () => {
        held();
        return new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
    });
  };
  await watchForDeath(browserWorker().worker, hold, (cause) => causes.push(cause));
  const end = letGo!;
  await watchForDeath(browserWorker().worker, hold, () => causes.push("the other"));
  expect(names[0]).not.toBe(names[1]);
  expect(causes).toEqual([]);
  end();
  await new Promise(setImmediate);
  expect(causes).toEqual(["ended"]);
});

test("where locks are refused nothing has died", async () => {
  stubLocks(false);
  const causes: unknown[] = [];
  await watchForDeath(browserWorker().worker, holdLock, (cause) => causes.push(cause));
  expect(causes).toEqual([]);
});

test("a lock that is held is never let go of", async () => {
  const request = stubLocks();
  await holdLock("life");
  const next = vi.fn();
  request("life", next);
  await new Promise(setImmediate);
  expect(next).not.toHaveBeenCalled();
});

test("a worker of Node tells of errors, of what cannot be read and of its exit", () => {
  const listeners = new Map<string, (value: unknown) => void>();
  const worker: AnyWorker = {
    postMessage: () => {},
    on: (event, listener) => listeners.set(event, listener),
    off: () => {},
    terminate: async () => {},
  };
  const causes: unknown[] = [];
  watchForDeath(
    worker,
    async () => {},
    (cause) => causes.push(cause),
  );
  const crash = new Error("crashed");
  listeners.get("error")!(crash);
  listeners.get("messageerror")!("unreadable");
  listeners.get("exit")!(0);
  expect(causes).toEqual([crash, "unreadable", new Error("exit code 0")]);
});

test.each(["as Node does it", "as a browser does it"])("a pause lets others go on, %s", async (how) => {
  if (how !== "as Node does it") vi.stubGlobal("setImmediate", undefined);
  const pause = createPause();
  const seen: string[] = [];
  const paused = [1, 2, 3].map((n) => pause().then(() => seen.push(`after ${n}`)));
  seen.push("meanwhile");
  await Promise.all(paused);
  expect(seen).toEqual(["meanwhile", "after 1", "after 2", "after 3"]);
});

test("only a death is ignored", () => {
  expect(() => ignoreDeath(new WorkerDied("exit code 7"))).not.toThrow();
  expect(() => ignoreDeath(new RangeError("a fault"))).toThrow(RangeError);
  expect(new WorkerDied(new Error("crashed"))).toMatchObject({ name: "WorkerDied", message: "crashed" });
  expect(new WorkerDied("ended").message).toBe("ended");
});
