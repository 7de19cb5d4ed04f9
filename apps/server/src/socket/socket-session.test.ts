/** One socket: limits to the last message, pings, answers that are waited for, and the end of patience. */
import type { ClientMessage } from "@masume/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Metrics } from "../platform/metrics.js";
import { TokenBucket } from "../platform/rate-limiter.js";
import { Buffers } from "./buffers.js";
import type { RequestHandler } from "./request-handler.js";
import { SocketSession } from "./socket-session.js";
import { FakeSocket } from "./testing/fake-socket.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
});

afterEach(() => {
  vi.useRealTimers();
});

const plenty = 10_000;
const identity = { player: { id: "aiko", name: "Aiko" }, session: "s", usedAt: 0 };

interface Limits {
  readonly messages?: number;
  readonly player?: number;
  readonly address?: number;
  readonly roomCodes?: number;
  /** Shared with other sockets. */
  readonly buffers?: Buffers;
}

function start(limits: Limits = {}) {
  const handled: ClientMessage[] = [];
  const ends: (() => void)[] = [];
  const calls: string[] = [];
  const handler = {
    connect: () => calls.push("connect"),
    disconnect: () => calls.push("disconnect"),
    handle: (_session: unknown, message: ClientMessage) => {
      handled.push(message);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
  } as unknown as RequestHandler;
  const bucket = (burst = plenty) => new TokenBucket({ perSecond: 0, burst });
  const metrics = new Metrics();
  const client = new FakeSocket();
  const session = new SocketSession(client.socket, client.stream, handler, metrics, {
    messages: bucket(limits.messages),
    addressMessages: bucket(limits.address),
    roomCodes: bucket(limits.roomCodes),
    buffer: (limits.buffers ?? new Buffers({ perSocket: 1_000, total: 10_000 })).open(),
  });
  const playerMessages = bucket(limits.player);
  const ping = (id: number) => client.receive({ type: "ping", id });
  const answerAll = async () => {
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { client, session, handled, calls, metrics, playerMessages, ping, answerAll };
}

function started(limits: Limits = {}) {
  const parts = start(limits);
  parts.session.start(identity, parts.playerMessages);
  return parts;
}

describe("who it is", () => {
  test("is known before anything is handled: what comes earlier waits, in order", () => {
    const { client, session, handled, calls, playerMessages, ping } = start();
    ping(1);
    client.receive({ type: "unseek", id: 2 });
    expect([handled, calls, client.sent]).toEqual([[], [], []]);
    session.start(identity, playerMessages);
    expect(calls).toEqual(["connect"]);
    expect([session.player, session.session]).toEqual([identity.player, "s"]);
    expect(handled.map(({ id }) => id)).toEqual([1, 2]);
  });

  test("does not matter any more once it is closed, before or after", () => {
    const early = start();
    early.session.onClose();
    early.session.start(identity, early.playerMessages);
    early.ping(1);
    expect([early.calls, early.handled]).toEqual([[], []]);
    const late = started();
    late.session.onClose();
    late.ping(1);
    late.session.sendText("{}");
    expect([late.calls, late.handled, late.client.sent]).toEqual([["connect", "disconnect"], [], []]);
  });
});

describe("messages", () => {
  test("so many of one socket pass, the next is refused by its number", async () => {
    const { client, handled, ping, metrics } = started({ messages: 3 });
    for (const id of [1, 2, 3, 4]) ping(id);
    expect([handled.length, client.refusals()]).toEqual([3, ["4 slow-down"]]);
    const { values } = await metrics.messagesRefused.get();
    expect(values).toMatchObject([{ labels: { code: "slow-down" }, value: 1 }]);
  });

  test("so many of a player pass, whatever the socket has left", () => {
    const { client, handled, ping } = started({ player: 2 });
    for (const id of [1, 2, 3]) ping(id);
    expect([handled.length, client.refusals()]).toEqual([2, ["3 slow-down"]]);
  });

  test("beyond an address's share are refused, and none is held against the socket", () => {
    const { client, handled, ping } = started({ address: 1 });
    for (let id = 1; id <= 100; id++) ping(id);
    expect([handled.length, client.refusals().length, client.closed]).toEqual([1, 99, undefined]);
  });

  test("fifty may wait for their answers; the next is refused, until one has been answered", async () => {
    const { client, handled, ping, answerAll } = started();
    for (let id = 1; id <= 51; id++) ping(id);
    expect([handled.length, client.refusals()]).toEqual([50, ["51 slow-down"]]);
    await answerAll();
    ping(52);
    expect(handled.length).toBe(51);
  });

  test("codes of rooms count, ids of matches and everything else do not", () => {
    const { client, handled } = started({ roomCodes: 2 });
    const join = (id: number, room: string) => client.receive({ type: "join", id, room });
    for (const [id, room] of [
      [1, "000000"],
      [2, "0".repeat(16)],
      [3, "000001"],
      [4, "000002"],
    ] as const)
      join(id, room);
    join(5, "0".repeat(16));
    client.receive({ type: "ping", id: 6 });
    expect(handled.map(({ id }) => id)).toEqual([1, 2, 3, 5, 6]);
    expect(client.refusals()).toEqual(["4 slow-down"]);
  });

  test.each([
    ["not JSON", "{", null],
    ["nothing", "null", null],
    ["no message", '{"id":7}', 7],
    ["a field too many", '{"type":"ping","id":8,"x":1}', 8],
    ["a number that is none", '{"type":"ping","id":1.5}', null],
    ["no number", '{"type":"ping","id":"9"}', null],
  ])("%s is malformed, and answered with the number it has", (_name, text, id) => {
    const { client, handled } = started();
    client.receive(text);
    expect([handled, client.refusals()]).toEqual([[], [`${id} malformed`]]);
  });

  test("are timed from their arrival to their answer", async () => {
    const { ping, answerAll, metrics } = started();
    ping(1);
    await answerAll();
    const { values } = await metrics.messageSeconds.get();
    const counted = values.find(({ metricName }) => metricName?.endsWith("_count"));
    expect(counted).toMatchObject({ labels: { type: "ping" }, value: 1 });
  });
});

describe("patience", () => {
  test("ends with the twentieth violation, of whichever kind", () => {
    const { client } = started();
    for (let i = 0; i < 19; i++) i % 2 === 0 ? client.receive("{") : client.receive("x", true);
    expect(client.closed).toBeUndefined();
    client.receive("{");
    expect(client.closed).toEqual({ code: 1008, reason: "malformed" });
  });

  test("whoever goes on for two hundred frames more is not waited for", () => {
    const { client, session, ping } = started();
    session.signOut();
    expect(client.closed).toEqual({ code: 1008, reason: "signed out" });
    for (let i = 0; i < 200; i++) ping(i);
    expect([client.isTerminated, client.sent]).toEqual([false, []]);
    ping(200);
    expect(client.isTerminated).toBe(true);
  });
});

describe("pings", () => {
  const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

  test("every twenty seconds, and who does not answer one is gone at the next", () => {
    const { client } = started();
    seconds(19.999);
    expect(client.pings).toBe(0);
    seconds(0.001);
    expect(client.pings).toBe(1);
    client.emit("pong");
    seconds(20);
    expect([client.pings, client.isTerminated]).toEqual([2, false]);
    seconds(20);
    expect([client.pings, client.isTerminated]).toEqual([2, true]);
  });

  test("who has not read what was sent before the last one is gone too", () => {
    const { client } = started();
    const pass = (bytes: number) => {
      client.bufferedAmount = bytes;
      seconds(20);
      client.emit("pong");
      return client.isTerminated;
    };
    expect([pass(500), pass(0), pass(500), pass(0), pass(500), pass(500)]).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test("stop with the socket", () => {
    const { client, session } = started();
    session.onClose();
    seconds(100);
    expect([client.pings, vi.getTimerCount()]).toEqual([0, 0]);
  });

  test("of the client are answered, and count like messages", () => {
    const { client } = started({ messages: 2 });
    for (let i = 0; i < 3; i++) client.emit("ping", Buffer.alloc(0));
    expect([client.pongs, client.refusals()]).toEqual([2, ["null slow-down"]]);
  });
});

test("who does not read is let go, when too much waits", () => {
  const { client, session } = started();
  client.bufferedAmount = 1_000;
  session.sendText("{}");
  expect([client.sent.length, client.isTerminated]).toEqual([1, false]);
  client.bufferedAmount = 1_001;
  session.sendText("{}");
  expect([client.sent.length, client.isTerminated]).toEqual([1, true]);
});

test("what waited for a socket that is closed waits for nobody, and others have the room", () => {
  const buffers = new Buffers({ perSocket: 1_000, total: 1_200 });
  const [gone, other] = [started({ buffers }), started({ buffers })];
  gone.client.bufferedAmount = 900;
  gone.session.sendText("{}");
  gone.session.onClose();
  // Nor is it counted again when what was written last is done with.
  gone.session.sendText("{}");
  other.client.bufferedAmount = 900;
  other.session.sendText("{}");
  expect([other.client.isTerminated, other.client.sent.length]).toEqual([false, 1]);
});

describe("when the server stops", () => {
  test("nothing new is taken, what is in progress is answered, and then it is closed", async () => {
    const { client, session, handled, ping, answerAll } = started();
    ping(1);
    const draining = session.drain();
    ping(2);
    await new Promise((resolve) => setImmediate(resolve));
    expect([handled.length, client.closed]).toEqual([1, undefined]);
    await answerAll();
    await draining;
    expect(client.closed).toMatchObject({ code: 1012 });
  });

  test("an answer that does not come is waited for three seconds", async () => {
    const { client, session, ping } = started();
    ping(1);
    const draining = session.drain();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(client.closed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await draining;
    expect(client.closed).toMatchObject({ code: 1012 });
  });
});
