/** What arrives too late: a worker played by the test, at the other end of a channel, tells more than it is asked for. */
import { MessageChannel } from "node:worker_threads";
import type { TaskOutcome } from "@masume/kernel";
import { expose, type Remote, wrap } from "comlink";
import { afterEach, expect, test } from "vitest";
import { endpointOf } from "./host.js";
import type { Caller, Served } from "./protocol.js";
import { createWorkerClient } from "./worker-client.js";

type Tasks = { readonly work: (input: number) => Generator<never, string, void> };

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A worker that answers when the test says so, and notes what it is told. */
function playedWorker() {
  const { port1, port2 } = new MessageChannel();
  close = () => port1.close();
  const told: string[] = [];
  const answers: ((outcome: TaskOutcome<unknown>) => void)[] = [];
  const served: Served = {
    run: (id, name, input, options) => {
      told.push(`run ${id} ${name} ${input} ${JSON.stringify(options)}`);
      return new Promise((answer) => answers.push(answer));
    },
    cancel: (id) => void told.push(`cancel ${id}`),
    holdLock: async () => {},
  };
  const here = { ...channelEnd(port2) };
  const caller: Remote<Caller> = wrap<Caller>(endpointOf(here));
  expose(served, endpointOf(here));
  const client = createWorkerClient<Tasks>(() => channelEnd(port1));
  return { client, told, answers, caller };
}

type Port = MessageChannel["port1"];

function channelEnd(port: Port) {
  return {
    postMessage: (message: unknown, transfer?: never[]) => port.postMessage(message, transfer),
    on: (event: string, listener: (value: unknown) => void) => port.on(event as "message", listener),
    off: (event: string, listener: (value: unknown) => void) => port.off(event as "message", listener),
    terminate: async () => {},
  };
}

test("progress that comes after the cancel is not told, that of another run is", async () => {
  const { client, told, answers, caller } = playedWorker();
  const heard: string[] = [];
  const stop = new AbortController();
  const first = client.run("work", 5, {
    signal: stop.signal,
    onProgress: ({ done }) => heard.push(`first ${done}`),
  });
  const second = client.run("work", 6, {
    timeMs: 70,
    onProgress: ({ done }) => heard.push(`second ${done}`),
  });
  await caller.progress(1, { phase: "p", done: 1 });
  stop.abort();
  await caller.progress(1, { phase: "p", done: 2 });
  await caller.progress(2, { phase: "p", done: 3 });
  // A run that there is not, or not any more, is nobody's.
  await caller.progress(9, { phase: "p", done: 4 });
  answers[0]!({ finished: false, best: "half" });
  answers[1]!({ finished: true, value: "whole" });
  expect([await first, await second]).toEqual([
    { finished: false, best: "half" },
    { finished: true, value: "whole" },
  ]);
  expect(heard).toEqual(["first 1", "second 3"]);
  expect(told).toEqual([
    'run 1 work 5 {"reportsProgress":true}',
    'run 2 work 6 {"timeMs":70,"reportsProgress":true}',
    "cancel 1",
  ]);
});

test("once a run has ended nothing is cancelled, and nothing of it is told", async () => {
  const { client, told, answers, caller } = playedWorker();
  const heard: number[] = [];
  const stop = new AbortController();
  const run = client.run("work", 1, { signal: stop.signal, onProgress: ({ done }) => heard.push(done) });
  await caller.progress(1, { phase: "p", done: 1 });
  answers[0]!({ finished: true, value: "done" });
  await run;
  stop.abort();
  await caller.progress(1, { phase: "p", done: 2 });
  expect(heard).toEqual([1]);
  expect(told).toHaveLength(1);
});

test("who does not listen is not sent any progress", async () => {
  const { client, told, answers, caller } = playedWorker();
  const call = client.call("work", 1);
  await caller.progress(1, { phase: "p", done: 1 });
  answers[0]!({ finished: true, value: "done" });
  expect(await call).toBe("done");
  expect(told).toEqual(['run 1 work 1 {"reportsProgress":false}']);
});
