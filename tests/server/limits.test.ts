/** Limits by address and by player, however a request is written and whether it is granted or not. */

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { createServer } from "@masume/server";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createAppFolder } from "./app-folder.js";
import { Client } from "./client.js";
import { install } from "./nodes.js";
import { newPlayer, PlayerSocket } from "./player-socket.js";
import { useServer } from "./use-server.js";

const plenty = { perSecond: 1_000, burst: 1_000 };

const server = useServer("SQLite", { perMinute: 30 });

// Buckets fill with time, and time stands still here until it is moved on.
const start = 1_000_000;

beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(start);
});

afterEach(() => {
  vi.restoreAllMocks();
});

interface More {
  readonly method?: "GET" | "POST";
  readonly headers?: Record<string, string>;
  readonly payload?: object;
}

const statusOf = async (url: string, remoteAddress: string, more: More = {}): Promise<number> =>
  (await server.app.inject({ url, remoteAddress, ...more })).statusCode;

/** How often it is granted before it is refused for the first time. */
async function grantedBefore(refusal: number, once: (i: number) => Promise<number>): Promise<number> {
  for (let i = 0; ; i++) if ((await once(i)) === refusal) return i;
}

test("who sends too many requests is refused, and others are not", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 40; i++) statuses.push(await statusOf("/api/health", "192.0.2.1"));
  expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
  expect(await statusOf("/api/health", "192.0.2.2")).toBe(200);
});

test("however the path of a request is written, it counts", async () => {
  const installation = await install("SQLite", { perMinute: 30, appFolder: createAppFolder() });
  const port = Number(new URL(installation.nodes[0].url).port);
  const statuses = async (path: string, method: string): Promise<number[]> => {
    const body = JSON.stringify({ name: "A", code: "00000-00000" });
    const isPost = method === "POST";
    const headers = { connection: "close", ...(isPost ? { "content-type": "application/json" } : {}) };
    const all: number[] = [];
    for (let i = 0; i < 31; i++) {
      const sent = request({ port, path, method, headers }).end(isPost ? body : undefined);
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      all.push(response.statusCode!);
    }
    return all;
  };
  const ways = [
    ["POST", "/%61pi/players", 20],
    ["POST", "/%61pi/device%2Dcode", 10],
    ["POST", `http://127.0.0.1:${port}/api/device-code`, 0],
    ["POST", "/api/device-code/", 0],
    ["GET", "/%61pi/health", 30],
    ["GET", `http://127.0.0.1:${port}/api/matches`, 0],
    ["GET", "/%61%70%69/nothing", 0],
    ["DELETE", "/", 0],
  ] as const;
  for (const [method, path, granted] of ways) {
    const found = await statuses(path, method);
    expect(found.indexOf(429), `${method} ${path}`).toBe(granted);
    expect(found.slice(granted).every((status) => status === 429)).toBe(true);
  }
  expect(await statuses("/assets/index-3f2a.js", "GET")).toEqual(Array(31).fill(200));
  await installation.stop();
});

test("what is refused counts too: a URL that cannot be read, and a page of another origin", async () => {
  const headers = { origin: "https://evil.example" };
  const foreign = { method: "POST", headers, payload: { name: "A" } } as const;
  expect(await grantedBefore(429, () => statusOf("/%zz", "192.0.2.20"))).toBe(30);
  expect(await grantedBefore(429, () => statusOf("/api/players", "192.0.2.21", foreign))).toBe(20);
  expect(await grantedBefore(429, () => statusOf("/api/nowhere", "192.0.2.22", foreign))).toBe(30);
  expect(await statusOf("/api/players", "192.0.2.23", foreign)).toBe(403);
});

test("nobody is told how many requests are left", async () => {
  const { headers } = await server.app.inject({ url: "/api/health", remoteAddress: "192.0.2.24" });
  expect(Object.keys(headers).filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
});

test("a socket's upgrade counts like any request", async () => {
  const installation = await install("SQLite", { perMinute: 3 });
  const [{ url }] = installation.nodes;
  const target = `${url.replace("http", "ws")}/%61pi/online`;
  const opened: boolean[] = [];
  for (let i = 0; i < 5; i++) {
    const socket = new WebSocket(target).on("error", () => {});
    opened.push(
      await new Promise<boolean>((resolve) => {
        socket.once("open", () => resolve(true)).once("close", () => resolve(false));
      }),
    );
    socket.terminate();
  }
  expect(opened).toEqual([true, true, true, false, false]);
  await installation.stop();
});

test("no other path takes a socket", async () => {
  const installation = await install("SQLite");
  const [{ url }] = installation.nodes;
  for (const path of ["/", "/index.html", "/api/me", "/metrics"]) {
    const socket = new WebSocket(url.replace("http", "ws") + path).on("error", () => {});
    const [, response] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
    expect(response.statusCode).toBe(404);
    response.destroy();
  }
  await installation.stop();
});

test("a player is one player, from however many addresses", async () => {
  const [often, seldom] = [await Client.named(server.app, "Often"), await Client.named(server.app, "Seldom")];
  const requesting =
    ({ cookie }: Client, url: string, method: "GET" | "POST") =>
    (i: number) =>
      statusOf(url, `198.51.100.${i}`, { method, headers: { cookie } });
  const codes = () => grantedBefore(429, requesting(often, "/api/me/device-code", "POST"));
  const looks = () => grantedBefore(429, requesting(often, "/api/me", "GET"));
  // Of thirty, ten codes and the eleventh, which was refused.
  expect([await codes(), await looks()]).toEqual([10, 19]);
  // Seven seconds bring one code of ten per minute, and three requests of thirty: a code, one refused, a look.
  const refused = await server.app.inject({ url: "/api/me", headers: { cookie: often.cookie } });
  expect(refused.headers["retry-after"]).toBe("2");
  vi.mocked(performance.now).mockReturnValue(start + 7_000);
  expect([await codes(), await looks()]).toEqual([1, 1]);
  expect(await requesting(seldom, "/api/me", "GET")(1)).toBe(200);
  expect(await statusOf("/api/matches", "198.51.100.1")).toBe(200);
});

test("codes for another device cannot be tried again and again", async () => {
  const trying = (address: string) => () =>
    statusOf("/api/device-code", address, { method: "POST", payload: { code: "00000-00000" } });
  expect(await grantedBefore(429, trying("203.0.113.1"))).toBe(10);
  expect(await trying("203.0.113.2")()).toBe(404);
});

test("behind one proxy, what a client says of itself does not count; an IPv6 network is one address", async () => {
  const app = await createServer({ version: "1", logLevel: "silent", perMinute: 5, trustProxy: 1 });
  onTestFinished(() => app.close());
  const asking = (addresses: (i: number) => string) => (i: number) =>
    app
      .inject({ url: "/api/health", headers: { "x-forwarded-for": addresses(i) } })
      .then(({ statusCode }) => statusCode);
  expect(
    await grantedBefore(
      429,
      asking((i) => `10.0.0.${i}, 192.0.2.1`),
    ),
  ).toBe(5);
  expect(
    await grantedBefore(
      429,
      asking((i) => `2001:db8::${i}`),
    ),
  ).toBe(5);
  expect(await asking(() => "2001:db8:0:1::1")(0)).toBe(200);
});

test("the sockets of an address have so many messages together, and none is closed for the others' sake", async () => {
  const installation = await install("SQLite", {
    trustProxy: 1,
    sockets: { socket: plenty, player: plenty, address: { perSecond: 0, burst: 30 } },
  });
  onTestFinished(() => installation.stop());
  const from = (address: string) =>
    PlayerSocket.open(installation.nodes[0].url, "", { "x-forwarded-for": address });
  const [one, two, elsewhere] = [await from("192.0.2.1"), await from("192.0.2.1"), await from("192.0.2.2")];
  const answers: string[] = [];
  for (let i = 0; i < 60; i++) {
    const result = await (i % 2 === 0 ? one : two).request("ping");
    answers.push(result.ok ? "done" : result.error.code);
  }
  expect(answers).toEqual([...Array(30).fill("done"), ...Array(30).fill("slow-down")]);
  expect(await elsewhere.request("ping")).toMatchObject({ ok: true });
});

test("an address has so many sockets, and so many codes of rooms to try", async () => {
  const roomCodes = { perSecond: 0, burst: 5 };
  const installation = await install("SQLite", {
    trustProxy: 1,
    sockets: { socket: plenty, player: plenty, roomCodes, perAddress: 2 },
  });
  const [{ url }] = installation.nodes;
  const { cookie } = await newPlayer(url, "A");
  const from = (address: string) => PlayerSocket.open(url, cookie, { "x-forwarded-for": address });
  const [one, two] = [await from("192.0.2.1"), await from("192.0.2.1")];
  const third = new PlayerSocket(url, cookie, { "x-forwarded-for": "192.0.2.1" });
  const [status] = await once(third.socket, "close");
  expect(status).toBe(1013);
  const elsewhere = await from("192.0.2.2");
  const six = [await from("2001:db8::1"), await from("2001:db8::2")];
  const seventh = new PlayerSocket(url, cookie, { "x-forwarded-for": "2001:db8::3" });
  expect((await once(seventh.socket, "close"))[0]).toBe(1013);
  await Promise.all(six.map((socket) => socket.close()));

  const join = async (socket: PlayerSocket, room: string): Promise<string> => {
    const result = await socket.request("join", { room });
    return result.ok ? "done" : result.error.code;
  };
  const tries: string[] = [];
  for (let i = 0; i < 6; i++) tries.push(await join(one, `00000${i}`));
  expect(tries).toEqual([...Array(5).fill("no-match"), "slow-down"]);
  expect(await join(two, "000000")).toBe("slow-down");
  expect(await join(elsewhere, "000000")).toBe("no-match");
  // Nobody guesses the id of a match: there is no need to count these.
  expect(await join(one, "0".repeat(16))).toBe("no-match");

  await two.close();
  const again = await from("192.0.2.1");
  await Promise.all([one, again, elsewhere].map((socket) => socket.close()));
  await installation.stop();
});
