/** The practice judge over HTTP: problem, submissions, ranking, garbage. */
import { once } from "node:events";
import { expect, test } from "vitest";
import { masume, scratchFolder } from "./masume.js";

const entities = [
  [0, 1, 0, 1],
  [2, 3, 2, 3],
  [4, 4, 5, 5],
  [6, 6, 7, 7],
];
const file = { problem: { field: { size: 4, entities } } };
const problem = scratchFolder().file("problem.json", JSON.stringify(file));

test("gives the problem, counts submissions, ranks teams and refuses garbage", async () => {
  const running = masume(["sono", "judge", problem, "--port", "0", "--max-steps", "2"]);
  const [line] = (await once(running.child.stderr!, "data")) as [string];
  const address = /http:\/\/[\d.]+:\d+/.exec(line)![0];
  const post = async (body: string, token?: string) => {
    const headers = token === undefined ? {} : { token };
    const reply = await fetch(`${address}/`, { method: "POST", body, headers });
    return { status: reply.status, ...((await reply.json()) as object) };
  };
  const answer = (...ops: readonly object[]) => JSON.stringify({ ops });
  // 1 0 over 3 2 becomes 3 1 over 2 0, which joins the 1s and the 2s.
  const good = { x: 1, y: 0, n: 2 };

  expect(await (await fetch(`${address}/`)).json()).toEqual({ max_steps: 2, ...file });
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
  expect(await post(answer(), "a b")).toMatchObject({ status: 401 });
  expect(await post("{", "quick")).toMatchObject({ status: 400, submissions: 2 });
  expect(await post("[".repeat(100_000), "quick")).toMatchObject({ status: 400 });
  expect(await post(answer({ x: 3, y: 3, n: 2 }), "quick")).toMatchObject({
    status: 400,
    error: { path: "ops[0]", reason: expect.stringContaining("(3, 3)") },
  });
  expect(await post(answer(good, good, good), "quick")).toMatchObject({ status: 400 });
  expect((await fetch(`${address}/nowhere`)).status).toBe(404);
  expect((await fetch(`${address}/`, { method: "DELETE" })).status).toBe(405);

  expect(await (await fetch(`${address}/ranking`)).json()).toEqual([
    { team: "quick", submissions: 5, pairs: 6, steps: 1 },
    { team: "slow", submissions: 2, pairs: 4, steps: 0 },
  ]);
  running.child.kill("SIGINT");
  expect((await running).status).toBe(130);
});

test("a problem with a start time is kept back until then", async () => {
  const startsAt = 4_102_444_800; // the year 2100
  const later = scratchFolder().file("later.json", JSON.stringify({ startsAt, ...file }));
  const running = masume(["sono", "judge", later, "--port", "0"]);
  const [line] = (await once(running.child.stderr!, "data")) as [string];
  const address = /http:\/\/[\d.]+:\d+/.exec(line)![0];
  const problem = await fetch(`${address}/`);
  expect(problem.status).toBe(425);
  expect(await problem.json()).toMatchObject({ startsAt });
  const answer = await fetch(`${address}/`, {
    method: "POST",
    body: '{"ops":[]}',
    headers: { token: "early" },
  });
  expect(answer.status).toBe(425);
  expect(await (await fetch(`${address}/ranking`)).json()).toEqual([]);
  running.child.kill("SIGINT");
  await running;
});
