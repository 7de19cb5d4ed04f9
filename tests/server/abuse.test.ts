/** Bad messages change no game and slow nobody; nothing that is sent or logged holds a secret. */

import { once } from "node:events";
import { createRandom } from "@masume/kernel";
import { createServer } from "@masume/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { scratchFolder } from "../cli/masume.js";
import { abuse, type Victim } from "../load/abuse.js";
import { createAppFolder } from "./app-folder.js";
import { Client } from "./client.js";
import { kinds } from "./databases.js";
import { randomGame } from "./games.js";
import { install } from "./nodes.js";
import { newPlayer, PlayerSocket } from "./player-socket.js";
import { serving } from "./serving.js";
import { useServer } from "./use-server.js";

const plenty = { perSecond: 1_000, burst: 1_000 };

describe.each(kinds)("%s", (kind) => {
  test("a thousand bad messages, also of players: both games stay as they are, and a third goes on", async () => {
    const installation = await install(kind, {
      sockets: { socket: { perSecond: 20, burst: 60 }, player: plenty, guesses: plenty, perAddress: 100 },
    });
    const [{ url }] = installation.nodes;
    const players = await Promise.all(["A", "B"].map((name) => newPlayer(url, name)));
    const [a, b] = await Promise.all(players.map(({ cookie }) => PlayerSocket.open(url, cookie)));

    async function begun(plies: number, seed: string): Promise<Victim> {
      const { match } = await a!.ask("open", { rules: "source", clock: "none" });
      await b!.ask("join", { room: match });
      await a!.ask("watch", { match });
      const { turns } = randomGame(seed, "source", 12, 12);
      const aIsRed = a!.match.seats.red.id === players[0]!.id;
      for (let ply = 0; ply < plies; ply++) {
        const mover = (ply % 2 === 0) === aIsRed ? a! : b!;
        expect((await mover.ask("move", { match, ply, turn: turns[ply] })).type).toBe("done");
      }
      return { match, turns: turns.slice(0, plies), next: turns[plies]! };
    }

    const victims = [await begun(3, "one")];
    const firstRed = a!.match.seats.red.id;
    victims.push(await begun(4, "two"));
    const eve = await newPlayer(url, "Eve");
    const random = createRandom(`abuse ${kind}`);
    const report = await abuse(url, [eve], victims, 800, random);
    expect(report.granted).toBe(0);
    expect(report.refused).toBeGreaterThan(150);
    // Three plies are played, so red is not to move: may send again what was played, and nothing else.
    const red = players.find(({ id }) => id === firstRed)!;
    const own = await abuse(url, [{ ...red, isSeated: true }], victims, 200, random);
    expect(own.repeated).toBeGreaterThan(0);
    expect(own.granted).toBe(own.repeated);
    expect(own.refused).toBeGreaterThan(100);
    for (const { match, turns } of victims) {
      await a!.ask("unwatch", { match });
      await a!.ask("watch", { match });
      expect(a!.match).toMatchObject({
        phase: "playing",
        turns,
        result: null,
        offers: { draw: null, takeback: null, rematch: null },
      });
    }
    expect((await b!.ask("ping")).type).toBe("done");
    await Promise.all([a!.close(), b!.close()]);
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
      socket.until(({ type }) => type === "welcome").then(() => true),
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
  expect((await new Client(app).send("GET", "/api/me", undefined, { cookie })).body.name).toBe("B");
  await installation.stop();
});

describe("limits", () => {
  const server = useServer("SQLite", { perMinute: 30 });

  interface More {
    readonly method?: "GET" | "POST";
    readonly headers?: Record<string, string>;
    readonly payload?: object;
  }

  const ask = async (url: string, remoteAddress: string, more: More = {}): Promise<number> =>
    (await server.app.inject({ url, remoteAddress, ...more })).statusCode;

  /** How often it is granted before it is refused for the first time. */
  async function grantedBefore(refusal: number, once: (i: number) => Promise<number>): Promise<number> {
    for (let i = 0; ; i++) if ((await once(i)) === refusal) return i;
  }

  test("who asks too often is told when to come again, and others are not", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) statuses.push(await ask("/api/health", "192.0.2.1"));
    expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
    expect(await ask("/api/health", "192.0.2.2")).toBe(200);
  });

  test("a player is one player, from however many addresses", async () => {
    // What may be taken grows with time, and time stands still here until it is moved on.
    const begun = performance.now();
    const clock = vi.spyOn(performance, "now").mockReturnValue(begun);
    onTestFinished(() => clock.mockRestore());
    const [often, seldom] = [
      await Client.named(server.app, "Often"),
      await Client.named(server.app, "Seldom"),
    ];
    const asking =
      ({ cookie }: Client, url: string, method: "GET" | "POST") =>
      (i: number) =>
        ask(url, `198.51.100.${i}`, { method, headers: { cookie } });
    const codes = () => grantedBefore(429, asking(often, "/api/me/device-code", "POST"));
    const looks = () => grantedBefore(429, asking(often, "/api/me", "GET"));
    // Of thirty, ten codes and the eleventh that was refused.
    expect([await codes(), await looks()]).toEqual([10, 19]);
    // Seven seconds bring one code of ten a minute, and three requests of thirty: a code, one refused, a look.
    const refused = await server.app.inject({ url: "/api/me", headers: { cookie: often.cookie } });
    expect(refused.headers["retry-after"]).toBe("2");
    clock.mockReturnValue(begun + 7_000);
    expect([await codes(), await looks()]).toEqual([1, 1]);
    expect(await asking(seldom, "/api/me", "GET")(1)).toBe(200);
    expect(await ask("/api/matches", "198.51.100.1")).toBe(200);
  });

  test("codes for another device cannot be tried again and again", async () => {
    const trying = (address: string) => () =>
      ask("/api/device-code", address, { method: "POST", payload: { code: "00000-00000" } });
    expect(await grantedBefore(429, trying("203.0.113.1"))).toBe(10);
    expect(await trying("203.0.113.2")()).toBe(404);
  });

  test("an address has so many sockets, and so many codes of rooms to try", async () => {
    const guesses = { perSecond: 0, burst: 5 };
    const installation = await install("SQLite", {
      trustProxy: true,
      sockets: { socket: plenty, player: plenty, guesses, perAddress: 2 },
    });
    const [{ url }] = installation.nodes;
    const { cookie } = await newPlayer(url, "A");
    const from = (address: string) => PlayerSocket.open(url, cookie, { "x-forwarded-for": address });
    const [one, two] = [await from("192.0.2.1"), await from("192.0.2.1")];
    const third = new PlayerSocket(url, cookie, { "x-forwarded-for": "192.0.2.1" });
    const [status] = await once(third.socket, "close");
    expect(status).toBe(1013);
    const elsewhere = await from("192.0.2.2");

    const tries: string[] = [];
    for (let i = 0; i < 6; i++) tries.push((await one.ask("join", { room: `00000${i}` })).code);
    expect(tries).toEqual([...Array(5).fill("no-match"), "slow-down"]);
    expect((await two.ask("join", { room: "000000" })).code).toBe("slow-down");
    expect((await elsewhere.ask("join", { room: "000000" })).code).toBe("no-match");
    // Nobody guesses the id of a match: there is no need to count these.
    expect((await one.ask("join", { room: "0".repeat(16) })).code).toBe("no-match");

    await two.close();
    const again = await from("192.0.2.1");
    await Promise.all([one, again, elsewhere].map((socket) => socket.close()));
    await installation.stop();
  });
});

test("metrics are for whoever looks after the server, not for those who come through a proxy", async () => {
  const app = await createServer({ version: "1.2.3", logLevel: "silent", appFolder: createAppFolder() });
  await app.inject("/api/health");
  const text = (await app.inject("/metrics")).body;
  expect(text).toMatch(/^masume_requests_total\{route="\/api\/health",status="200"\} 1$/m);
  expect(text).toMatch(/^# TYPE masume_request_seconds histogram$/m);
  expect(
    (await app.inject({ url: "/metrics", headers: { "x-forwarded-for": "192.0.2.1" } })).statusCode,
  ).toBe(404);
  await app.close();
});

test("nothing that a full game sends, shows or logs holds anybody's secret", async () => {
  const server = await serving("--data", scratchFolder().path, "--log-level", "debug");
  const { url } = server;
  const players = [await newPlayer(url, "Aiko"), await newPlayer(url, "Ben")];
  const sockets = await Promise.all(
    [...players.map(({ cookie }) => cookie), ""].map((cookie) => PlayerSocket.open(url, cookie)),
  );
  const [a, b, watcher] = sockets as [PlayerSocket, PlayerSocket, PlayerSocket];
  const { match } = await a.ask("open", { rules: "source", clock: "fischer:300+5" });
  await b.ask("join", { room: match });
  for (const one of sockets) await one.ask("watch", { match });
  const { turns } = randomGame("secrets", "source", 10, 24);
  const aIsRed = a.match.seats.red.id === players[0]!.id;
  for (const [ply, turn] of turns.entries()) {
    const mover = (ply % 2 === 0) === aIsRed ? a : b;
    await mover.shows((shown) => shown.turns.length === ply);
    await mover.move(ply, turn);
  }
  await b.ask("resign", { match });
  await watcher.shows(({ phase }) => phase === "over");
  const texts = sockets.flatMap(({ heard }) => heard);
  const places = [
    "/api/me",
    "/api/me/export",
    "/api/health",
    "/metrics",
    `/api/players/${players[1]!.id}`,
    `/api/me?masume=${players[0]!.cookie.slice(7)}`,
  ];
  for (const place of places) {
    const answer = await fetch(url + place, { headers: { cookie: players[0]!.cookie } });
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
