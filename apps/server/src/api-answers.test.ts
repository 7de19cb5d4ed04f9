/** The form of every answer: refusals with their status and code, nothing kept by caches, limits that say when. */
import { endpointOf, type RouteName } from "@masume/protocol";
import { routes } from "@masume/protocol/schemas";
import { describe, expect, test, vi } from "vitest";
import { idOf } from "./storage/testing/memory-storage.js";
import { addMatch, addPuzzle } from "./storage/testing/rows.js";
import { apiServer } from "./testing/api-server.js";

const names = Object.keys(routes) as RouteName[];
const urlOf = (name: RouteName) =>
  endpointOf(name)
    .path.replace(":board", "sono-daily")
    .replace(":clock", "blitz")
    .replace(/:\w+/g, idOf("nothing"));

test("whatever needs a player is refused without one", async () => {
  const { send } = await apiServer();
  for (const name of names) {
    if (routes[name].auth !== "player" || "body" in routes[name]) continue;
    const { status, body, headers } = await send(endpointOf(name).method, urlOf(name));
    const refused = [status, body?.error.code, headers["cache-control"]];
    expect(refused, name).toEqual([401, "no-player", "no-store"]);
  }
});

test("what is somebody else's, or nobody's, is not found", async () => {
  const { storage, send, signUp } = await apiServer();
  const [aiko, ben] = [await signUp("Aiko"), await signUp("Ben")];
  const theirs = await addPuzzle(storage, { player: ben.id });
  const requests = [
    ["GET", "/api/players/ID"],
    ["GET", "/api/matches/ID"],
    ["GET", "/api/puzzles/ID"],
    ["PATCH", "/api/puzzles/ID", { title: "x" }],
    ["DELETE", "/api/puzzles/ID"],
    ["POST", "/api/puzzles/ID/report"],
    ["DELETE", "/api/folders/ID"],
    ["GET", "/api/jobs/ID"],
    ["DELETE", "/api/me/sessions/ID"],
    ["DELETE", "/api/me/blocks/ID"],
  ] as const;
  for (const [method, url, body] of requests)
    for (const id of [theirs, idOf("nothing")]) {
      const more = { cookie: aiko.cookie, ...(body ? { body } : {}) };
      const answer = await send(method, url.replace("ID", id), more);
      expect([answer.status, answer.body?.error.code], `${method} ${url}`).toEqual([404, "not-found"]);
    }
});

test("what does not fit its schema is refused by its place", async () => {
  const { send } = await apiServer();
  const requests = [
    ["GET", "/api/puzzles?limit=0", "query.limit"],
    ["GET", "/api/puzzles?limit=101", "query.limit"],
    ["GET", "/api/puzzles?limit=1.5", "query.limit"],
    ["GET", "/api/puzzles?min=201", "query.min"],
    ["GET", "/api/puzzles/short", "path.id"],
    ["POST", "/api/players", "body.name"],
  ] as const;
  for (const [method, url, place] of requests) {
    const { status, body } = await send(method, url, method === "POST" ? { body: { name: "" } } : {});
    expect([status, body.error.code, body.error.message.split(":")[0]], url).toEqual([400, "invalid", place]);
  }
});

test("every answer of the API, granted or not, is kept by no cache", async () => {
  const { send, signUp } = await apiServer();
  const { cookie } = await signUp("Aiko");
  for (const url of ["/api/me", "/api/seeks", "/api/health", "/api/matches/nothing", "/api/nowhere"])
    expect((await send("GET", url, { cookie })).headers["cache-control"], url).toBe("no-store");
});

test("a server that fails says so, and no more; what storage refuses is storage's", async () => {
  const { storage, send, signUp } = await apiServer();
  const { cookie } = await signUp("Aiko");
  const failing = vi.spyOn(storage.db, "selectFrom");
  const failWith = async (thrown: Error) => {
    failing.mockImplementationOnce(() => {
      throw thrown;
    });
    const { status, body } = await send("GET", "/api/me", { cookie });
    return [status, body.error.code, body.error.message];
  };
  expect(await failWith(new Error("secret detail"))).toEqual([500, "internal", "internal error"]);
  const full = Object.assign(new Error("secret detail"), { code: "SQLITE_FULL" });
  expect((await failWith(full)).slice(0, 2)).toEqual([503, "storage"]);
  const gone = new Error("FOREIGN KEY constraint failed");
  expect((await failWith(gone)).slice(0, 2)).toEqual([404, "not-found"]);
});

describe("limits", () => {
  test("say when to come back, in whole seconds and not too early", async () => {
    const { send, signUp } = await apiServer({ perMinute: 30 });
    const { cookie } = await signUp("Aiko");
    const clock = vi.spyOn(performance, "now").mockReturnValue(1_000_000);
    let refused = await send("GET", "/api/me", { cookie, from: "192.0.2.100" });
    for (let i = 0; refused.status === 200; i++)
      refused = await send("GET", "/api/me", { cookie, from: `198.51.100.${i}` });
    expect([refused.status, refused.body.error.code, refused.headers["retry-after"]]).toEqual([
      429,
      "slow-down",
      "2",
    ]);
    clock.mockReturnValue(1_001_500);
    expect((await send("GET", "/api/me", { cookie, from: "203.0.113.1" })).headers["retry-after"]).toBe("1");
    clock.mockReturnValue(1_002_000);
    expect((await send("GET", "/api/me", { cookie, from: "203.0.113.2" })).status).toBe(200);
    clock.mockRestore();
  });

  test("of an address: refused with the seconds that are left of its minute", async () => {
    const { send } = await apiServer({ perMinute: 2 });
    const ask = () => send("GET", "/api/health", { from: "192.0.2.200" });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const { status, headers } = await ask();
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
  });
});

test("whether there is storage, and whether it is written, is told apart", async () => {
  const { storage, send } = await apiServer();
  expect((await send("GET", "/api/health")).body).toMatchObject({
    status: "ok",
    version: "1.2.3",
    online: true,
  });
  const written = vi.spyOn(storage.db, "transaction");
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000_000);
  const ready = async () => [(await send("GET", "/api/ready")).status, written.mock.calls.length];
  expect([await ready(), await ready()]).toEqual([
    [200, 1],
    [200, 1],
  ]);
  // Every ten seconds at the most, as long as it works.
  clock.mockReturnValue(1_010_000);
  expect(await ready()).toEqual([200, 1]);
  clock.mockReturnValue(1_010_001);
  written.mockImplementationOnce(() => {
    throw new Error("read-only");
  });
  expect([await ready(), await ready(), await ready()]).toEqual([
    [503, 2],
    [200, 3],
    [200, 3],
  ]);
  expect(await storage.db.selectFrom("players").select("id").execute()).toEqual([]);
  clock.mockRestore();
});

test("a page of another origin may read, and change nothing", async () => {
  const { send } = await apiServer({ origin: "https://masume.example" });
  const from = async (origin: string, method: "GET" | "POST") => {
    const more = { headers: { origin }, ...(method === "POST" ? { body: { name: "A" } } : {}) };
    return (await send(method, method === "GET" ? "/api/health" : "/api/players", more)).status;
  };
  expect(await from("https://evil.example", "GET")).toBe(200);
  const foreign = [
    "https://evil.example",
    "http://masume.example",
    "https://masume.example:444",
    "null",
    "x",
  ];
  for (const origin of foreign) expect(await from(origin, "POST"), origin).toBe(403);
  expect(await from("https://masume.example", "POST")).toBe(201);
});

test("lists go on where they stopped, by their own cursors", async () => {
  const { storage, send, signUp } = await apiServer();
  const { id, cookie } = await signUp("Aiko");
  for (let i = 0; i < 5; i++) {
    await addPuzzle(storage, { player: id, visibility: "public" });
    await addMatch(storage, { red: id });
  }
  for (const [url, list] of [
    ["/api/puzzles", "puzzles"],
    ["/api/me/puzzles", "puzzles"],
    ["/api/matches", "matches"],
    ["/api/me/matches", "matches"],
  ] as const) {
    const seen: string[] = [];
    for (let before = ""; ; ) {
      const { body } = await send("GET", `${url}?limit=2${before}`, { cookie });
      seen.push(...body[list].map((one: { id: string }) => one.id));
      if (body.next === null) break;
      before = `&before=${body.next}`;
    }
    expect(new Set(seen).size, url).toBe(5);
    expect(seen, url).toHaveLength(5);
  }
  const playing = await send("GET", "/api/me/matches?phase=over", { cookie });
  expect(playing.body.matches).toEqual([]);
});
