/** New connections begin one by one, and get their share of the time; all of them are served. */
import { once } from "node:events";
import { type AddressInfo, connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { GatedServer } from "./gated-server.js";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A server that listens; what it would do with a connection is only written down. */
async function listening(begin: (socket: Socket) => void = () => {}) {
  const server = new GatedServer({}, () => {}).removeAllListeners("connection");
  const begun: Socket[] = [];
  server.on("connection", (socket: Socket) => {
    begun.push(socket);
    begin(socket);
  });
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const comes = (count: number): readonly Socket[] => {
    const sockets = Array.from({ length: count }, () => new Socket());
    for (const socket of sockets) server.emit("connection", socket);
    return sockets;
  };
  return { server, begun, comes };
}

test("of those that come at once one begins in a turn of the loop, in their order", async () => {
  const { begun, comes } = await listening();
  const sockets = comes(5);
  expect(begun).toEqual([]);
  for (let turn = 0, before = 0; begun.length < 5 && turn < 100; turn++) {
    await nextTurn();
    expect(begun.length - before).toBeLessThanOrEqual(1);
    before = begun.length;
  }
  expect(begun).toEqual(sockets);
});

test("beyond what a page opens, the others get twice the time that connections take", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let now = 1_000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => {
    clock.mockRestore();
    vi.useRealTimers();
  });
  // Ten milliseconds for each, so thirty are owed after it.
  const { begun, comes } = await listening(() => {
    now += 10;
  });
  comes(3);
  while (vi.getTimerCount() === 0) await nextTurn();
  // It is 1,020, sixty were owed from 1,000 on, and thirty may be.
  expect(begun).toHaveLength(2);
  vi.advanceTimersByTime(9);
  expect(begun).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(begun).toHaveLength(3);
});

test("more than five thousand are not kept, and none once the server has stopped", async () => {
  const { server, begun, comes } = await listening();
  const sockets = comes(5_001);
  expect(sockets.map(({ destroyed }) => destroyed).indexOf(true)).toBe(5_000);
  server.close();
  while (sockets.some(({ destroyed }) => !destroyed)) await nextTurn();
  expect(begun).toEqual([]);
});

test("a hundred that are opened and ask at once are all answered", async () => {
  const server = new GatedServer({}, (request, response) => void response.end(request.url));
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: 100 }, (_, i) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /${i} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    return text(socket);
  });
  for (const [i, answer] of (await Promise.all(answers)).entries())
    expect(answer.endsWith(`\r\n\r\n/${i}`)).toBe(true);
});

test("who has gone before beginning harms nobody", async () => {
  const server = new GatedServer({}, (_request, response) => void response.end("here"));
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (let i = 0; i < 20; i++) {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    socket.once("connect", () => void socket.resetAndDestroy());
  }
  const last = connect(port, "127.0.0.1");
  last.write("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  expect(await text(last)).toContain("here");
});
