/** The judge over HTTP: problem, submissions, ranking, garbage, teams, the end of a round, a sudden end of the judge. */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { firstLine } from "./first-line.js";
import { masume, type Running, scratchFolder } from "./masume.js";

const entities = [
  [0, 1, 0, 1],
  [2, 3, 2, 3],
  [4, 4, 5, 5],
  [6, 6, 7, 7],
];
const file = { problem: { field: { size: 4, entities } } };
const folder = scratchFolder();
const problem = folder.file("problem.json", JSON.stringify(file));

interface Judge {
  readonly running: Running;
  readonly address: string;
  get(path: string, accept?: string): Promise<{ readonly status: number; readonly body: unknown }>;
  post(body: string, token?: string): Promise<object>;
}

let results = 0;

function newResults(): string {
  return join(folder.path, `results${++results}.jsonl`);
}

async function startJudge(...args: readonly string[]): Promise<Judge> {
  const running = masume(["sono", "judge", ...args, "--port", "0"]);
  onTestFinished(() => void running.child.kill("SIGKILL"));
  const [address] = await firstLine(running.child.stderr!, /http:\/\/[\d.]+:\d+/);
  return {
    running,
    address,
    get: async (path, accept = "application/json") => {
      const reply = await fetch(address + path, { headers: { accept } });
      return { status: reply.status, body: await reply.json() };
    },
    post: async (body, token) => {
      const headers = token === undefined ? {} : { token };
      const reply = await fetch(`${address}/`, { method: "POST", body, headers });
      return { status: reply.status, ...((await reply.json()) as object) };
    },
  };
}

const answer = (...ops: readonly object[]) => JSON.stringify({ ops });
// 1 0 over 3 2 becomes 3 1 over 2 0, which joins the 1s and the 2s.
const good = { x: 1, y: 0, n: 2 };

test("gives the problem, counts submissions, ranks teams and refuses garbage", async () => {
  const { running, address, get, post } = await startJudge(
    problem,
    "--max-steps",
    "2",
    "--results",
    newResults(),
  );

  expect((await get("/")).body).toEqual({ max_steps: 2, ...file });
  expect((await get("/", "*/*")).body).toEqual({ max_steps: 2, ...file });
  expect(await post(answer(), "slow")).toEqual({
    status: 200,
    submissions: 1,
    pairs: 4,
    maxPairs: 8,
    steps: 0,
  });
  expect(await post(answer(good, good), "slow")).toMatchObject({ submissions: 2, pairs: 4, steps: 2 });
  expect(await post(answer(good), "quick")).toMatchObject({ submissions: 1, pairs: 6, steps: 1 });

  expect(await post(answer(), undefined)).toMatchObject({ status: 401 });
  expect(await post(answer(), "a/b")).toMatchObject({ status: 401 });
  expect(await post(answer(), encodeURIComponent("\u200b"))).toMatchObject({ status: 401 });
  expect(await post(answer(), "%e5%8c")).toMatchObject({ status: 401 });
  expect(await post("{", "quick")).toMatchObject({ status: 400, submissions: 2 });
  expect(await post("[".repeat(100_000), "quick")).toMatchObject({ status: 400 });
  expect(await post(answer({ x: 3, y: 3, n: 2 }), "quick")).toMatchObject({
    status: 400,
    error: { path: "ops[0]", reason: expect.stringContaining("(3, 3)") },
  });
  expect(await post(answer(good, good, good), "quick")).toMatchObject({ status: 400 });
  expect(await post(" ".repeat(3_000_001), "quick")).toMatchObject({ status: 413 });
  expect((await get("/nowhere")).status).toBe(404);
  expect((await fetch(`${address}/`, { method: "DELETE" })).status).toBe(405);

  const submittedAt = expect.any(Number);
  expect((await get("/ranking")).body).toEqual([
    { team: "quick", submissions: 5, pairs: 6, steps: 1, submittedAt },
    { team: "slow", submissions: 2, pairs: 4, steps: 0, submittedAt },
  ]);
  expect((await get("/answers/quick")).status).toBe(403);
  running.child.kill("SIGINT");
  expect((await running).status).toBe(130);
});

test("leads a browser to the page of the round", async () => {
  const { address } = await startJudge(problem, "--results", newResults());
  const reply = await fetch(`${address}/`, { headers: { accept: "text/html" }, redirect: "manual" });
  expect([reply.status, reply.headers.get("location")]).toEqual([302, "/sono/judge"]);
  // Not by `fetch`, whose requests say that they are no navigation.
  const asking = get(`${address}/sono/judge`, { headers: { accept: "text/html" } });
  const [page] = (await once(asking, "response")) as [IncomingMessage];
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  page.destroy();
});

test("a problem with a start time is kept back until then", async () => {
  const startsAt = 4_102_444_800; // the year 2100
  const later = folder.file("later.json", JSON.stringify({ startsAt, ...file }));
  const { get, post } = await startJudge(later, "--results", newResults());
  expect(await get("/")).toMatchObject({ status: 425, body: { startsAt } });
  expect(await post(answer(), "early")).toMatchObject({ status: 425, startsAt });
  expect((await get("/ranking")).body).toEqual([]);
  const { body } = await get("/round");
  expect(body).toMatchObject({ startsAt: startsAt * 1000 });
  expect(body).not.toHaveProperty("puzzle");
});

test("a start time in the past is no start: the round begins with its judge", async () => {
  const before = Date.now();
  const old = folder.file("old.json", JSON.stringify({ startsAt: 1743489020, ...file }));
  const { get } = await startJudge(old, "--results", newResults(), "--duration", "1h");
  const { body } = await get("/round");
  expect((body as { startsAt: number }).startsAt).toBeGreaterThanOrEqual(before);
  expect((await get("/")).status).toBe(200);
});

test("without a file of teams a name in any script is a token, and the round says which it takes", async () => {
  const { get, post } = await startJudge(problem, "--results", newResults());
  expect(await post(answer(good), encodeURIComponent("北 高校"))).toMatchObject({ status: 200 });
  expect((await get("/ranking")).body).toMatchObject([{ team: "北 高校", pairs: 6 }]);
  expect((await get("/round")).body).toMatchObject({ hasTokens: false });
});

test("after the end nothing is taken and every answer is shown", async () => {
  const file = newResults();
  const first = await startJudge(problem, "--results", file);
  await first.post(answer(good), "quick");
  first.running.child.kill("SIGKILL");
  await first.running;
  const { get, post } = await startJudge(problem, "--results", file, "--duration", "1ms");
  expect(await post(answer(), "late")).toMatchObject({ status: 403 });
  expect(await get("/answers/quick")).toEqual({ status: 200, body: { ops: [good] } });
  expect((await get("/answers/late")).status).toBe(404);
});

test("with a file of teams only their tokens are taken, and the ranking has their names", async () => {
  const teams = folder.file("teams.txt", "# the club\nq7f2 First team\n\nk3 二組\n");
  const { get, post } = await startJudge(problem, "--teams", teams, "--results", newResults());
  expect(await post(answer(good), "nobody")).toMatchObject({ status: 401 });
  expect(await post(answer(good), "First team")).toMatchObject({ status: 401 });
  expect(await post(answer(good), "k3")).toMatchObject({ status: 200 });
  expect((await get("/ranking")).body).toMatchObject([{ team: "二組", pairs: 6 }]);
  expect((await get("/round")).body).toMatchObject({ hasTokens: true });
});

test("the answer of whoever is no team is not even read", async () => {
  const teams = folder.file("known.txt", "3bKp Team Aiko\n");
  const { address } = await startJudge(problem, "--teams", teams, "--results", newResults());
  const { hostname, port } = new URL(address);
  const stranger = connect(Number(port), hostname);
  onTestFinished(() => void stranger.destroy());
  stranger.write("POST / HTTP/1.1\r\nhost: x\r\ntoken: guessed\r\ncontent-length: 3000000\r\n\r\n");
  const [reply] = await once(stranger.setEncoding("utf8"), "data");
  expect(reply).toMatch(/^HTTP\/1.1 401 /);
});

test.each([
  ["q7f2\n", /teams.*:1.*a token, a space/s],
  ["a One\nb Two\na Three\n", /:3.*“a” appears twice/s],
  ["a One\nb One\n", /:2.*“One” appears twice/s],
  ["# nobody\n", /no teams/],
])("a file of teams that cannot be used is refused with its place: %j", async (text, reason) => {
  const teams = folder.file("teams-bad.txt", text);
  const { status, stderr } = await masume([
    "sono",
    "judge",
    problem,
    "--teams",
    teams,
    "--results",
    newResults(),
  ]);
  expect(status).toBe(2);
  expect(stderr).toMatch(reason);
});

test("every submission that was answered survives kill -9, and a torn line does no harm", async () => {
  const file = newResults();
  const first = await startJudge(problem, "--results", file);
  const teams = Array.from({ length: 50 }, (_, i) => `team${i}`);
  let answered = 0;
  const submitting = teams.map(async (team) => {
    for (let i = 0; ; i++) {
      await first.post(answer(...Array.from({ length: i % 4 }, () => good)), team);
      answered++;
      if (answered === 300) first.running.child.kill("SIGKILL");
    }
  });
  await Promise.allSettled(submitting);
  await first.running;

  writeFileSync(file, `${readFileSync(file, "utf8")}{"at":1,"team":"tor`);
  const second = await startJudge(problem, "--results", file);
  const ranking = (await second.get("/ranking")).body as { submissions: number; pairs: number }[];
  expect(ranking).toHaveLength(50);
  const kept = ranking.reduce((sum, { submissions }) => sum + submissions, 0);
  expect(kept).toBeGreaterThanOrEqual(answered);
  expect(kept).toBeLessThanOrEqual(answered + teams.length); // those on their way when it ended
  expect(await second.post(answer(good), "team0")).toMatchObject({ status: 200 });
  second.running.child.kill("SIGKILL");
  await second.running;
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line) as object)).toHaveLength(kept + 2);
});

test("results of another problem, and lines that are none, are refused", async () => {
  const other = folder.file(
    "other.json",
    JSON.stringify({ problem: { field: { size: 4, entities: entities.toReversed() } } }),
  );
  const file = newResults();
  const first = await startJudge(problem, "--results", file);
  await first.post(answer(good), "quick");
  first.running.child.kill("SIGKILL");
  await first.running;
  const refused = await masume(["sono", "judge", other, "--results", file]);
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining("another problem")]);

  writeFileSync(file, `${readFileSync(file, "utf8")}nonsense\n`);
  const broken = await masume(["sono", "judge", problem, "--results", file]);
  expect([broken.status, broken.stderr]).toEqual([2, expect.stringContaining(`${file}:3`)]);
});

test("a second judge on the same results is refused, and the first goes on", async () => {
  const file = newResults();
  const first = await startJudge(problem, "--results", file);
  const second = await masume(["sono", "judge", problem, "--port", "0", "--results", file]);
  expect(second.status).toBe(2);
  expect(second.stderr).toContain("another judge is writing these results");
  expect(await first.post(answer(good), "quick")).toMatchObject({ status: 200 });
  first.running.child.kill("SIGKILL");
  await first.running;
  const third = await startJudge(problem, "--results", file);
  expect((await third.get("/ranking")).body).toMatchObject([{ team: "quick" }]);
});
