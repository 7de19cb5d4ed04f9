/**
 * A day's attempt on two servers whose clocks are a minute apart, around midnight: the
 * same puzzles for everybody, one attempt, and one result.
 */
import { slither } from "@masume/games/slither";
import { expect, onTestFinished, test, vi } from "vitest";
import { Client } from "./client.js";
import { install } from "./nodes.js";
import { solution } from "./solution.js";

const midnight = Date.UTC(2027, 3, 2);
const [before, after] = ["2027-04-01", "2027-04-02"] as const;

/** The second server's clock is a minute ahead: it is tomorrow there already. */
async function aMinuteApart() {
  const { nodes, stop } = await install("PostgreSQL");
  onTestFinished(stop);
  const clock = { time: midnight - 30_000 };
  for (const [i, { storage }] of nodes.entries())
    vi.spyOn(storage.database, "now").mockImplementation(() => clock.time + i * 60_000);
  const apps = nodes.map(({ app }) => app);
  /** The same player on both. */
  const player = async (name: string) => {
    const one = await Client.named(apps[0]!, name);
    const two = Object.assign(new Client(apps[1]!), { cookie: one.cookie });
    return [one, two] as const;
  };
  return { clock, player };
}

test.each(["stroke-attack", "slither-daily", "sono-daily", "nonaga-daily"] as const)(
  "%s: each day has its own attempt, and both servers the same puzzles",
  async (board) => {
    const { player } = await aMinuteApart();
    const [one, two] = await player("Early");
    const [three, four] = await player("Late");
    const start = (client: Client, day?: string) =>
      client.call("startRun", { params: { board }, query: day === undefined ? {} : { day } });
    // All at once: nobody has asked for this day before.
    const runs = await Promise.all([one, two, three, four].map((client) => start(client, before)));
    expect(new Set(runs.map(({ puzzles }) => JSON.stringify(puzzles))).size).toBe(1);
    expect(runs.map(({ run }) => run)).toEqual([runs[0]!.run, runs[0]!.run, runs[2]!.run, runs[2]!.run]);
    // Unasked, each starts the day that it is by its own clock.
    expect(await start(one)).toEqual(runs[0]);
    const next = await start(two);
    expect(next.day).toBe(after);
    expect(next.run).not.toBe(runs[0]!.run);
    expect(await start(one, after)).toEqual(next);
  },
);

test("an attempt that runs past midnight counts for the day it began, once, whoever asks how often", async () => {
  const { clock, player } = await aMinuteApart();
  const [one, two] = await player("Twice");
  const params = { board: "slither-daily" } as const;
  const today = await one.call("startRun", { params });
  const tomorrow = await two.call("startRun", { params });
  const [moves, others] = [
    await solution(slither, today.puzzles[0]!),
    await solution(slither, tomorrow.puzzles[0]!),
  ];
  clock.time += 120_000;
  const submit = (client: Client, played: readonly string[]) =>
    client.refusal("submitAnswer", {
      params: { ...params, run: today.run },
      body: { puzzle: 0, moves: [...played], times: played.map((_, i) => (i + 1) * 1_000) },
    });
  expect(await submit(one, others)).toBe("not-solved");
  const outcomes = await Promise.all([one, two, one, two, one, two].map((client) => submit(client, moves)));
  expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set([undefined, "out-of-order"]));
  const results = (day: string) => one.call("getLeaderboard", { params, query: { day } });
  expect(await results(after)).toMatchObject({ total: 0 });
  expect((await one.call("exportMe")) as unknown).toMatchObject({
    results: [{ board: "slither-daily", day: before, solved: 1 }],
  });
});
