/** New connections begin one by one, and get their share of the time; all of them are served. */
import { once } from "node:events";
import { type AddressInfo, connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { QueueingServer } from "./connection-queue.js";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A server that listens; what it would do with a connection is only written down. */
async function listening() {
  const server = new QueueingServer({}, () => {}).removeAllListeners("connection");
  const begun: Socket[] = [];
  server.on("connection", (socket: Socket) => void begun.push(socket));
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
  for (let before = 0; begun.length < 5; before = begun.length) {
    await nextTurn();
    expect(begun.length - before).toBeLessThanOrEqual(1);
  }
  expect(begun).toEqual(sockets);
});

test("networks take turns, and each has its own limit", async () => {
  const { server, begun, comes } = await listening();
  const from = (address: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, "remoteAddress", { value: address });
    server.emit("connection", socket);
    return socket;
  };
  const many = Array.from({ length: 2_501 }, () => from("192.0.2.1"));
  expect(many.map(({ destroyed }) => destroyed).indexOf(true)).toBe(2_500);
  const others = [from("192.0.2.2"), from("192.0.2.3"), from("192.0.2.2")];
  while (begun.length < 6) await nextTurn();
  expect(begun.slice(0, 6)).toEqual([many[0], others[0], others[1], many[1], others[2], many[2]]);
  expect(comes(1)[0]!.destroyed).toBe(false);
});

test("none begins once the server has stopped, and none is waited for that has asked for nothing", async () => {
  const { server, begun, comes } = await listening();
  const waiting = comes(100);
  server.close();
  expect(waiting.every(({ destroyed }) => destroyed)).toBe(true);
  expect(comes(1)[0]!.destroyed).toBe(true);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([]);
});

test("a connection opened in advance does not keep the server from stopping", async () => {
  const server = new QueueingServer({}, (_request, response) => void response.end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, "127.0.0.1");
  await once(server, "connection");
  server.close();
  await Promise.all([once(server, "close"), once(silent, "close")]);
});

test("a hundred that are opened and ask at once are all answered", async () => {
  const server = new QueueingServer({}, (request, response) => void response.end(request.url));
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
  const server = new QueueingServer({}, (_request, response) => void response.end("here"));
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
