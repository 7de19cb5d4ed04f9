/** Bad messages change no game and slow nobody; nothing that is sent or logged holds a secret. */

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createRandom } from "@masume/kernel";
import { createServer } from "@masume/server";
import { describe, expect, onTestFinished, test } from "vitest";
import { scratchFolder } from "../cli/masume.js";
import { abuse, type Victim } from "../load/abuse.js";
import { createAppFolder } from "./app-folder.js";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { randomGame } from "./games.js";
import { install, type RunningNode } from "./nodes.js";
import { newPlayer, PlayerSocket, type SeatedPair, seatPair } from "./player-socket.js";
import { startServerProcess } from "./server-process.js";

const plenty = { perSecond: 1_000, burst: 1_000 };

describe.each(databaseKinds)("%s", (kind) => {
  test("a thousand bad messages, also of players: both games stay as they are, and a third goes on", async () => {
    const installation = await install(kind, {
      sockets: { socket: { perSecond: 20, burst: 60 }, player: plenty, roomCodes: plenty, perAddress: 100 },
    });
    const [{ url }] = installation.nodes;
    const players = [await newPlayer(url, "A"), await newPlayer(url, "B")] as const;

    async function play(plies: number, seed: string): Promise<SeatedPair & { victim: Victim }> {
      const pair = await seatPair([url, url], players);
      const { turns } = randomGame(seed, "basic", 12, 12);
      for (let ply = 0; ply < plies; ply++)
        expect(await pair.sockets[ply % 2]!.move(ply, turns[ply]!)).toMatchObject({ ok: true });
      return { ...pair, victim: { match: pair.match, turns: turns.slice(0, plies), next: turns[plies]! } };
    }

    const pairs = [await play(3, "one"), await play(4, "two")];
    const victims = pairs.map(({ victim }) => victim);
    const eve = await newPlayer(url, "Eve");
    const random = createRandom(`abuse ${kind}`);
    const report = await abuse(url, [eve], victims, 800, random);
    expect(report.granted).toBe(0);
    expect(report.refused).toBeGreaterThan(150);
    // Three plies are played, so red is not to move: may send again what was played, and nothing else.
    const own = await abuse(url, [{ cookie: pairs[0]!.cookies[0], isSeated: true }], victims, 200, random);
    expect(own.repeated).toBeGreaterThan(0);
    expect(own.granted).toBe(own.repeated);
    expect(own.refused).toBeGreaterThan(100);
    const witness = await PlayerSocket.open(url, "");
    for (const { match, turns } of victims) {
      await witness.request("watch", { match });
      expect(witness.match).toMatchObject({
        phase: "playing",
        turns,
        result: null,
        offers: { draw: null, takeback: null, rematch: null },
      });
    }
    const sockets = [witness, ...pairs.flatMap((pair) => pair.sockets)];
    for (const socket of sockets) expect(await socket.request("ping")).toMatchObject({ ok: true });
    await Promise.all(sockets.map((socket) => socket.close()));
    await installation.stop();
  });
});

test("a page of another origin may neither open a socket nor change anything", async () => {
  const installation = await install("SQLite");
  const [{ url, app }] = installation.nodes;
  const { cookie } = await newPlayer(url, "A");
  for (const [origin, isLetIn] of [
    [url, true],
    ["https://evil.example", false],
    ["null", false],
  ] as const) {
    const socket = new PlayerSocket(url, cookie, { origin });
    const opened = await Promise.race([
      socket.next("welcome").then(() => true),
      new Promise((resolve) => socket.socket.once("error", () => resolve(false))),
    ]);
    expect(opened, origin).toBe(isLetIn);
    if (isLetIn) await socket.close();
    const renamed = await fetch(`${url}/api/me`, {
      method: "PATCH",
      headers: { cookie, origin, "content-type": "application/json" },
      body: JSON.stringify({ name: "B" }),
    });
    expect(renamed.status, origin).toBe(isLetIn ? 200 : 403);
  }
  const client = new Client(app);
  client.cookie = cookie;
  expect((await client.call("getMe")).name).toBe("B");
  await installation.stop();
});

describe("frames without a message", () => {
  test("count like messages, and too many of them end the socket", async () => {
    const installation = await install("SQLite");
    onTestFinished(() => installation.stop());
    for (const frame of ["ping", "pong"] as const) {
      const { socket, closed } = await PlayerSocket.open(installation.nodes[0].url, "");
      for (let i = 0; i < 100; i++) socket[frame]();
      const [status] = await once(socket, "close");
      expect(status).toBe(1008);
      await closed;
    }
  });

  test("whoever goes on sending on a socket that was ended is not read any longer", async () => {
    const installation = await install("SQLite");
    onTestFinished(() => installation.stop());
    const [{ url, app }] = installation.nodes;
    const accepting = once(app.server, "connection");
    const client = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
    const [accepted] = await accepting;
    const closed = once(accepted, "close");
    const headers = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n";
    client.write(
      `GET /api/online HTTP/1.1\r\nhost: x\r\n${headers}sec-websocket-key: ${"A".repeat(22)}==\r\n\r\n`,
    );
    await once(client, "data");
    // Pings without a payload, masked as a client's frames are; more of them than the system's buffers hold.
    const ping = Buffer.from([0x89, 0x80, 1, 2, 3, 4]);
    client.write(Buffer.alloc(20 * 2 ** 20, ping));
    await closed;
    expect(accepted.bytesRead).toBeLessThan(2 ** 20);
    client.destroy();
  });

  test.each([
    ["has too much waiting", { perSocket: 100_000, total: 1e9 }],
    ["has its part of too much in total", { perSocket: 10_000_000, total: 100_000 }],
  ])("a socket that reads nothing and %s is ended; others are not", async (_what, buffered) => {
    const flood = { perSecond: 1e6, burst: 1e6 };
    const installation = await install("SQLite", { sockets: { socket: flood, buffered } });
    onTestFinished(() => installation.stop());
    const [{ url }] = installation.nodes;
    const [deaf, other] = [await PlayerSocket.open(url, ""), await PlayerSocket.open(url, "")];
    deaf.socket.pause();
    let isOpen = true;
    deaf.socket.on("error", () => {});
    void deaf.closed.then(() => {
      isOpen = false;
    });
    const payload = Buffer.alloc(125);
    while (isOpen) {
      for (let i = 0; i < 1_000; i++) deaf.socket.ping(payload);
      expect(await other.request("ping")).toMatchObject({ ok: true });
    }
  });
});

describe("answers that are not read", () => {
  /** A player with so many records of 1 MB: a page of one each, and an export of all. */
  async function withRecords({ app }: RunningNode, count: number): Promise<Client> {
    const client = await Client.named(app, "Slow");
    const value = JSON.stringify("あ".repeat(340_000));
    for (let i = 0; i < count; i++) {
      const records = [{ store: "library", key: `${i}`, value, writtenAt: 1 }];
      await client.call("writeRecords", { body: { records } });
    }
    return client;
  }

  const asking = (path: string, { cookie }: Client, connection = "keep-alive") =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\ncookie: ${cookie}\r\n\r\n`;

  /** A connection that asks and never reads; on our side, the connection as the server has it. */
  async function askDeaf({ url, app }: RunningNode, asked: string): Promise<Socket> {
    const accepting = once(app.server, "connection");
    const socket = connect(Number(new URL(url).port), "127.0.0.1").pause();
    socket.on("error", () => {}).write(asked);
    onTestFinished(() => void socket.destroy());
    const [accepted] = (await accepting) as [Socket];
    return accepted;
  }

  test("end their connection, once nothing has moved on it for a while", async () => {
    const installation = await install("SQLite", { idleTimeoutMs: 5_000 });
    onTestFinished(() => installation.stop());
    const [node] = installation.nodes;
    // Far more than the system’s own buffers hold, and time enough for a slow machine to begin with it.
    const client = await withRecords(node, 20);
    const accepted = await askDeaf(node, asking("/api/me/export", client));
    await once(accepted, "close");
    expect(accepted.bytesWritten).toBeGreaterThan(100_000);
  });

  test("of a connection come one after the other, and who asks for many at once is cut off", async () => {
    const installation = await install("SQLite");
    onTestFinished(() => installation.stop());
    const [node] = installation.nodes;
    const client = await withRecords(node, 1);
    const socket = connect(Number(new URL(node.url).port), "127.0.0.1");
    const paths = ["/api/me/export", "/api/health", "/api/nothing"];
    socket.write(paths.map((path) => asking(path, client)).join("") + asking("/api/me", client, "close"));
    let text = "";
    for await (const chunk of socket.setEncoding("utf8")) text += chunk;
    expect(text.match(/HTTP\/1.1 \d+/g)).toEqual([200, 200, 404, 200].map((status) => `HTTP/1.1 ${status}`));
    expect(text.lastIndexOf('"name":"Slow"')).toBeGreaterThan(text.indexOf("there is nothing at"));
    const accepted = await askDeaf(node, asking("/api/me/records", client).repeat(50));
    await once(accepted, "close");
  });

  test("count for their address, which gets no more for now; others do", async () => {
    const unread = { perAddress: 1_500_000, total: 1e9 };
    const installation = await install("SQLite", { unread, trustProxy: 1 });
    onTestFinished(() => installation.stop());
    const [node] = installation.nodes;
    const client = await withRecords(node, 1);
    const statusFrom = async (address: string): Promise<number> => {
      const headers = { cookie: client.cookie, "x-forwarded-for": address };
      const response = await fetch(`${node.url}/api/me/records`, { headers });
      await response.arrayBuffer();
      return response.status;
    };
    const deaf: Socket[] = [];
    // However much the system itself buffers for a connection.
    while (deaf.length < 40 && (await statusFrom("127.0.0.1")) === 200)
      deaf.push(await askDeaf(node, asking("/api/me/records", client).repeat(4)));
    expect(await statusFrom("127.0.0.1")).toBe(429);
    expect(await statusFrom("192.0.2.1")).toBe(200);
    await Promise.all(
      deaf.map((socket) => {
        const closed = once(socket, "close");
        socket.destroy();
        return closed;
      }),
    );
    expect(await statusFrom("127.0.0.1")).toBe(200);
  });
});

test("who goes away in the middle of a request raises no alarm", async () => {
  const logged: { level: number; url?: string }[] = [];
  const installation = await install("SQLite", {
    logLevel: "info",
    logTo: { write: (line) => void logged.push(JSON.parse(line)) },
  });
  onTestFinished(() => installation.stop());
  const [{ url, app }] = installation.nodes;
  const accepted = once(app.server, "request");
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(
    "POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
  );
  const [, response] = await accepted;
  socket.destroy();
  await once(response, "close");
  expect(await fetch(`${url}/api/health`)).toMatchObject({ status: 200 });
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});

test("metrics are for operators, not for those who come through a proxy or from another machine", async () => {
  const app = await createServer({ version: "1.2.3", logLevel: "silent", appFolder: createAppFolder() });
  await app.inject("/api/health");
  const text = (await app.inject("/metrics")).body;
  expect(text).toMatch(/^masume_requests_total\{route="\/api\/health",status="200"\} 1$/m);
  expect(text).toMatch(/^# TYPE masume_request_seconds histogram$/m);
  expect(
    (await app.inject({ url: "/metrics", headers: { "x-forwarded-for": "192.0.2.1" } })).statusCode,
  ).toBe(404);
  const statusFrom = async (remoteAddress: string) =>
    (await app.inject({ url: "/metrics", remoteAddress })).statusCode;
  for (const local of ["127.0.0.2", "::1", "::ffff:127.0.0.1"]) expect(await statusFrom(local)).toBe(200);
  for (const other of ["192.0.2.1", "10.0.0.7", "::ffff:10.0.0.7", "2001:db8::1", "fe80::1"])
    expect(await statusFrom(other)).toBe(404);
  await app.close();
});

test("nothing that a full game sends, shows or logs holds anybody's secret", async () => {
  const server = await startServerProcess("--data", scratchFolder().path, "--log-level", "debug");
  const { url } = server;
  const players = [await newPlayer(url, "Aiko"), await newPlayer(url, "Ben")] as const;
  const pair = await seatPair([url, url], players, "basic", "fischer:300+5");
  const { match } = pair;
  const watcher = await PlayerSocket.open(url, "");
  await watcher.request("watch", { match });
  const sockets = [...pair.sockets, watcher];
  const { turns } = randomGame("secrets", "basic", 10, 24);
  for (const [ply, turn] of turns.entries()) {
    const mover = pair.sockets[ply % 2]!;
    await mover.matchWhen((shown) => shown.turns.length === ply);
    await mover.move(ply, turn);
  }
  await pair.sockets[1].request("resign", { match });
  await watcher.matchWhen(({ phase }) => phase === "over");
  const texts = sockets.flatMap(({ received }) => received);
  const places = [
    "/api/me",
    "/api/me/export",
    "/api/health",
    "/metrics",
    `/api/players/${players[1].id}`,
    `/api/me?masume=${players[0].cookie.slice(7)}`,
  ];
  for (const place of places) {
    const answer = await fetch(url + place, { headers: { cookie: players[0].cookie } });
    texts.push(await answer.text(), JSON.stringify([...answer.headers]));
  }
  await Promise.all(sockets.map((one) => one.close()));
  await server.end("SIGTERM");
  const everything = `${texts.join("\n")}\n${server.logs()}`;
  expect(everything.length).toBeGreaterThan(5_000);
  for (const { cookie } of players) {
    const token = cookie.slice(7).split(".")[1]!;
    expect(token.length).toBeGreaterThan(40);
    expect(everything).not.toContain(token);
  }
});
