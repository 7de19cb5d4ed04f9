/** The judge by a clock of the test's own: when a round begins and ends, who may submit, and what a judge started again knows. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Puzzle } from "@masume/games/sono";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createJudge, type JudgeOptions } from "./judge-server.js";

const folder = mkdtempSync(join(tmpdir(), "masume-judge-"));
afterAll(() => rmSync(folder, { recursive: true }));

const puzzle: Puzzle = {
  size: 4,
  entities: [
    [0, 1, 0, 1],
    [2, 3, 2, 3],
    [4, 4, 5, 5],
    [6, 6, 7, 7],
  ],
};
const none = '{"ops":[]}';
/** Joins the 1s and the 2s. */
const good = '{"ops":[{"x":1,"y":0,"n":2}]}';
const noon = Date.UTC(2026, 10, 18, 12);

let files = 0;
const apps: { close(): Promise<unknown> }[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon }));
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  vi.useRealTimers();
});

function newFile(): string {
  return join(folder, `results${++files}.jsonl`);
}

async function judge(options: Partial<JudgeOptions> = {}) {
  const app = await createJudge({ puzzle, resultsFile: newFile(), t: (key) => key, ...options });
  apps.push(app);
  const answered = ({ statusCode, body }: { statusCode: number; body: string }) => ({
    status: statusCode,
    body: JSON.parse(body),
  });
  return {
    app,
    get: async (url: string) => answered(await app.inject({ url, headers: { accept: "application/json" } })),
    post: async (payload: string, token: string) =>
      answered(await app.inject({ method: "POST", url: "/", payload, headers: { token } })),
  };
}

describe("a round", () => {
  test("lasts from its first millisecond to the one before its end", async () => {
    const startsAt = noon / 1000 + 60;
    const { get, post } = await judge({ puzzle: { ...puzzle, startsAt }, durationMs: 1000 });
    const statusAt = async (ms: number) => {
      vi.setSystemTime(startsAt * 1000 + ms);
      const { body } = await get("/round");
      expect(body).toMatchObject({ now: startsAt * 1000 + ms, startsAt: startsAt * 1000 });
      expect(body.endsAt - body.startsAt).toBe(1000);
      return [(await get("/")).status, (await post(none, "a")).status, "puzzle" in body];
    };
    expect(await statusAt(-1)).toEqual([425, 425, false]);
    expect(await statusAt(0)).toEqual([200, 200, true]);
    expect(await statusAt(999)).toEqual([200, 200, true]);
    expect((await get("/answers/a")).status).toBe(403);
    expect(await statusAt(1000)).toEqual([200, 403, true]);
    expect(await get("/answers/a")).toEqual({ status: 200, body: { ops: [] } });
  });

  test("without a duration has no end", async () => {
    const { get, post } = await judge();
    vi.setSystemTime(noon + 1e12);
    expect((await get("/round")).body).not.toHaveProperty("endsAt");
    expect((await post(none, "a")).status).toBe(200);
    expect((await get("/answers/a")).status).toBe(403);
  });

  test("of a judge that was started again goes on from its first start, with all that was sent", async () => {
    const resultsFile = newFile();
    const first = await judge({ resultsFile, durationMs: 60_000 });
    expect(await first.post(good, "a")).toMatchObject({ status: 200, body: { submissions: 1, pairs: 6 } });
    expect(await first.post("{", "a")).toMatchObject({ status: 400, body: { submissions: 2 } });
    await first.app.close();
    vi.setSystemTime(noon + 30_000);
    const { get, post } = await judge({ resultsFile, durationMs: 60_000 });
    expect((await get("/round")).body).toMatchObject({ startsAt: noon, endsAt: noon + 60_000 });
    expect((await get("/ranking")).body).toEqual([
      { team: "a", pairs: 6, steps: 1, submittedAt: noon, submissions: 2 },
    ]);
    // As good as the one before, and later: the first stands.
    expect(await post(good, "a")).toMatchObject({ body: { submissions: 3 } });
    expect((await get("/ranking")).body).toMatchObject([{ submittedAt: noon }]);
  });

  test("has its results to itself while its judge lives, and another judge may have them then", async () => {
    const resultsFile = newFile();
    const { app } = await judge({ resultsFile });
    await expect(judge({ resultsFile })).rejects.toMatchObject({ reason: { key: "judge.in-use" } });
    await app.close();
    const other = judge({ resultsFile, puzzle: { ...puzzle, entities: puzzle.entities.toReversed() } });
    await expect(other).rejects.toMatchObject({ reason: { key: "judge.other-round" } });
    expect((await (await judge({ resultsFile })).get("/")).status).toBe(200);
  });
});

describe("whoever submits", () => {
  test("is one of a thousand teams; the others go on", async () => {
    const { post } = await judge();
    for (let i = 0; i < 1000; i++) expect((await post(none, `team${i}`)).status).toBe(200);
    expect((await post(none, "team1000")).status).toBe(503);
    expect(await post(good, "team7")).toMatchObject({ status: 200, body: { submissions: 2 } });
  });

  test.each([
    ["x".repeat(64), 200],
    ["x".repeat(65), 401],
    ["x", 200],
    ["", 401],
    ["a b", 200],
    [" a", 401],
    ["a ", 401],
    ["-a.b_", 200],
    ["a:b", 401],
  ])("has a name that can be read: “%s”", async (name, status) => {
    const { post } = await judge();
    expect((await post(none, encodeURIComponent(name))).status).toBe(status);
  });

  test("is the same team however its name is composed", async () => {
    const { get, post } = await judge();
    await post(none, encodeURIComponent("e\u0301cole"));
    await post(good, encodeURIComponent("\u00e9cole"));
    expect((await get("/ranking")).body).toMatchObject([{ team: "école", submissions: 2 }]);
  });

  test("has a token where there is a file of teams, as it stands there or as in an address", async () => {
    const teams = new Map([
      ["50%", "First"],
      ["北", "Second"],
    ]);
    const { get, post } = await judge({ teams });
    expect((await post(none, "50%")).status).toBe(200);
    expect((await post(none, encodeURIComponent("北"))).status).toBe(200);
    expect(await post(none, "First")).toMatchObject({
      status: 401,
      body: { error: { reason: "this token is not known" } },
    });
    expect((await get("/round")).body).toMatchObject({ hasTokens: true });
    expect((await get("/ranking")).body.map(({ team }: { team: string }) => team)).toEqual([
      "First",
      "Second",
    ]);
  });
});

test("an answer may have three million bytes", async () => {
  const { post } = await judge();
  const padded = (length: number) => none.padEnd(length);
  expect((await post(padded(3_000_000), "a")).status).toBe(200);
  expect((await post(padded(3_000_001), "a")).status).toBe(413);
});

test("nothing is kept by whoever passes it on, and a browser is led to the page", async () => {
  const { app } = await judge();
  const problem = await app.inject({ url: "/?x=1", headers: { accept: "*/*" } });
  expect([problem.statusCode, problem.headers["cache-control"]]).toEqual([200, "no-store"]);
  const page = await app.inject({
    url: "/",
    headers: { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" },
  });
  expect([page.statusCode, page.headers.location]).toEqual([302, "/sono/judge"]);
  for (const method of ["PUT", "PATCH", "DELETE"] as const) {
    expect((await app.inject({ method, url: "/" })).statusCode).toBe(405);
  }
});
