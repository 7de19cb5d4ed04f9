/** The storage thread, seen from outside: who is answered, and who is told that it is dead. */
import { EventEmitter } from "node:events";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SqliteThread } from "./connection.js";
import type { NumberedRequest } from "./thread.js";

const { workers } = vi.hoisted(() => ({ workers: [] as StandIn[] }));

/** A thread that does what the test says. */
interface StandIn extends EventEmitter {
  readonly received: NumberedRequest[];
  isTerminated: boolean;
}

vi.mock("node:worker_threads", () => ({
  Worker: class extends EventEmitter implements StandIn {
    readonly received: NumberedRequest[] = [];
    isTerminated = false;

    constructor() {
      super();
      workers.push(this);
    }

    postMessage(request: NumberedRequest): void {
      this.received.push(request);
    }

    terminate(): void {
      this.isTerminated = true;
    }
  },
}));

let thread: SqliteThread;
let worker: StandIn;

beforeEach(() => {
  thread = new SqliteThread("file", []);
  worker = workers.at(-1)!;
});

const send = () => thread.send({ kind: "query", groups: [] });

/** What has become of it by now. */
function fateOf(sent: Promise<unknown>): Promise<unknown> {
  const fate = sent.then(
    () => "answered",
    ({ message }) => message,
  );
  return Promise.race([fate, new Promise((resolve) => setImmediate(() => resolve("waiting")))]);
}

test("everybody gets the answer to what they asked, in whatever order the answers come", async () => {
  const [one, two, three] = [send(), send(), send()];
  const [first, second, third] = worker.received.map(({ id }) => id);
  worker.emit("message", { id: second, ok: true, outcomes: [{ changes: 2 }] });
  worker.emit("message", { id: third, ok: false, code: "SQLITE_FULL", message: "full" });
  worker.emit("message", { id: first, ok: true, outcomes: [{ changes: 1 }] });
  expect([await one, await two]).toEqual([[{ changes: 1 }], [{ changes: 2 }]]);
  await expect(three).rejects.toMatchObject({ code: "SQLITE_FULL", message: "full" });
});

describe.each([
  { event: "error", details: [new Error("out of memory")], reason: "out of memory" },
  { event: "exit", details: [1], reason: "the storage thread has ended" },
])("once the thread is dead by $event", ({ event, details, reason }) => {
  test("all who waited for an answer are told why", async () => {
    const waiting = [send(), send()].map(fateOf);
    worker.emit(event, ...details);
    expect(await Promise.all(waiting)).toEqual([reason, reason]);
  });

  test("whoever asks later is told so at once, and nothing is sent", async () => {
    worker.emit(event, ...details);
    expect([await fateOf(send()), await fateOf(send())]).toEqual([reason, reason]);
    expect(worker.received).toEqual([]);
  });

  test("it is closed without a word to it", async () => {
    worker.emit(event, ...details);
    expect(await fateOf(thread.close())).toBe("answered");
    expect([worker.received, worker.isTerminated]).toEqual([[], true]);
  });
});

test("the first reason is the one that is told", async () => {
  worker.emit("error", new Error("out of memory"));
  worker.emit("exit", 1);
  expect(await fateOf(send())).toBe("out of memory");
});

test("a thread that lives closes its file before it ends", async () => {
  const closed = thread.close();
  expect(await fateOf(closed)).toBe("waiting");
  expect([worker.received, worker.isTerminated]).toMatchObject([[{ kind: "close" }], false]);
  worker.emit("message", { id: worker.received[0]!.id, ok: true, outcomes: [] });
  await closed;
  expect(worker.isTerminated).toBe(true);
});
