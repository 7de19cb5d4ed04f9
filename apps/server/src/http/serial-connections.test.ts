/** Requests that come over one connection without waiting for an answer. */
import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { serialServer } from "./serial-connections.js";

const timeouts = { requestTimeout: 10_000, idleTimeout: 10_000, keepAliveTimeout: 10_000 };
const request = (more = "") => `GET / HTTP/1.1\r\nHost: here\r\n${more}\r\n`;

/** A server, a connection to it, and the requests that were begun, in their order. */
async function connected(): Promise<{ server: Server; socket: Socket; begun: ServerResponse[] }> {
  const begun: ServerResponse[] = [];
  const server = serialServer((_request, response) => begun.push(response), timeouts);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { server, socket, begun };
}

/** How many are begun before the first answer, and how many are answered in the end. */
async function sentAtOnce(count: number): Promise<{ begun: number; answered: number }> {
  const { server, socket, begun } = await connected();
  const allCame = new Promise<void>((resolve) => {
    let came = 0;
    server.on("request", () => {
      if (++came === count) resolve();
    });
  });
  const received = text(socket).catch(() => "");
  socket.write(request().repeat(count - 1) + request("Connection: close\r\n"));
  // What comes after the connection has ended is not read any more.
  await Promise.race([allCame, received]);
  const first = begun.length;
  for (const response of begun) await finished(response.end("answer")).catch(() => {});
  return { begun: first, answered: (await received).split("HTTP/1.1 200").length - 1 };
}

describe("of requests sent at once", () => {
  test.each([1, 2, 3, 4])("%i are answered, one after the other", async (count) => {
    expect(await sentAtOnce(count)).toEqual({ begun: 1, answered: count });
  });

  test.each([5, 6, 1_000])("%i are too many: the connection ends", async (count) => {
    expect(await sentAtOnce(count)).toEqual({ begun: 1, answered: 0 });
  });

  test("many are answered when each waits for the one before", async () => {
    const { socket, begun } = await connected();
    for (let i = 0; i < 30; i++) {
      socket.write(request());
      while (begun.length <= i) await new Promise(setImmediate);
      begun[i]!.end("answer");
      expect(String(await once(socket, "data"))).toContain("HTTP/1.1 200");
    }
  });
});

test("whatever a request expects, it counts like any other", async () => {
  const { socket, begun } = await connected();
  socket.resume().write(request("Expect: something\r\n").repeat(1_000));
  await once(socket, "close");
  expect(begun).toHaveLength(1);
});

test.each([
  ["has asked for nothing", ""],
  ["has sent an empty line", "\r\n"],
  ["has sent half a request", "GET / HTTP/1.1\r\nHo"],
])(
  "a connection that %s does not keep the server from stopping, answered before or not",
  async (_what, sent) => {
    const { server, socket, begun } = await connected();
    socket.write(request());
    while (begun.length === 0) await new Promise(setImmediate);
    const before = begun[0]!.req.socket;
    begun[0]!.end("answer");
    await once(socket, "data");
    const other = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
    const [fresh] = (await once(server, "connection")) as [Socket];
    const received = before.bytesRead + sent.length;
    for (const one of [socket, other]) one.write(sent);
    while (before.bytesRead < received || fresh.bytesRead < sent.length) await new Promise(setImmediate);
    server.close();
    expect([before.destroyed, fresh.destroyed]).toEqual([true, true]);
  },
);

test("what is being answered when the server stops is answered, and no opened socket is cut off", async () => {
  const { server, socket, begun } = await connected();
  socket.write(request("Connection: close\r\n"));
  const other = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void other.destroy());
  other.write(request("Connection: upgrade\r\nUpgrade: websocket\r\n"));
  const [, opened] = (await once(server, "upgrade")) as [unknown, Socket];
  while (begun.length === 0) await new Promise(setImmediate);
  server.close();
  begun[0]!.end("answer");
  opened.end("opened");
  expect(await text(socket)).toContain("answer");
  expect(await text(other)).toBe("opened");
});

test("a request that does not arrive keeps the server from stopping for a moment only", async () => {
  const { server, socket, begun } = await connected();
  const connecting = once(server, "connection");
  const other = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  await connecting;
  socket.write(request("Content-Length: 10\r\n"));
  other.write(request());
  while (begun.length < 2) await new Promise(setImmediate);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const sockets = begun.map(({ req }) => [req.complete, req.socket] as const).sort();
  const destroyed = () => sockets.map(([, one]) => one.destroyed);
  server.close();
  expect(destroyed()).toEqual([false, false]);
  vi.advanceTimersByTime(3_000);
  expect(destroyed()).toEqual([true, false]);
  other.destroy();
});

test("no socket is opened on a connection on which an answer is still to come", async () => {
  const { server, socket, begun } = await connected();
  const upgraded: Socket[] = [];
  server.on("upgrade", (_request, opened: Socket) => upgraded.push(opened));
  const upgrade = request("Connection: upgrade\r\nUpgrade: websocket\r\n");
  socket.resume().write(request() + upgrade);
  await once(socket, "close");
  expect(begun).toHaveLength(1);
  expect(upgraded.map(({ destroyed }) => destroyed)).toEqual([true]);
});
