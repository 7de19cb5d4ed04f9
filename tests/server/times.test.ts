/** What hangs on the time, by a clock of the test's own: codes that expire, and ties on leaderboards. */
import { findGame } from "@masume/games";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { solution } from "./solution.js";
import { useServer } from "./use-server.js";

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);
  let time = 0;

  beforeEach(() => {
    time = Date.UTC(2026, 10, 16, 12);
    vi.spyOn(server.storage.database, "now").mockImplementation(() => time);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("a device code is good for ten minutes", async () => {
    const first = await Client.named(server.app, "Mover");
    const redeemedAfter = async (milliseconds: number) => {
      const { code, expiresAt } = await first.call("createDeviceCode");
      expect(expiresAt).toBe(time + 600_000);
      time += milliseconds;
      return new Client(server.app).refusal("redeemDeviceCode", { body: { code } });
    };
    expect(await redeemedAfter(0)).toBeUndefined();
    expect(await redeemedAfter(600_000)).toBeUndefined();
    expect(await redeemedAfter(600_001)).toBe("no-code");
    expect(await redeemedAfter(86_400_000)).toBe("no-code");
  });

  test("of attempts that solved as much the quicker counts, and of equal ones the earlier", async () => {
    const board = "stroke-attack";
    const game = (await findGame("stroke"))!;
    const clients = [
      await Client.named(server.app, "One"),
      await Client.named(server.app, "Two"),
      await Client.named(server.app, "Three"),
    ] as const;
    const attempt = async (client: Client, seconds: number) => {
      const { run, puzzles } = await client.call("startRun", { params: { board } });
      time += seconds * 1000;
      const moves = await solution(game, puzzles[0]!);
      await client.call("submitAnswer", { params: { board, run }, body: { puzzle: 0, moves } });
    };
    const standing = async () => {
      const { entries } = await clients[0].call("getLeaderboard", { params: { board } });
      return entries.map(({ rank, player, elapsedMs }) => [rank, player.name, elapsedMs / 1000]);
    };
    const [one, two, three] = clients;
    await attempt(one, 30);
    await attempt(one, 40);
    expect(await standing()).toEqual([[1, "One", 30]]);
    await attempt(two, 20);
    await attempt(one, 20);
    await attempt(three, 25);
    expect(await standing()).toEqual([
      [1, "Two", 20],
      [2, "One", 20],
      [3, "Three", 25],
    ]);
    // The same time again is no better one.
    await attempt(two, 20);
    expect((await standing()).map(([, name]) => name)).toEqual(["Two", "One", "Three"]);
    const ranks = await Promise.all(
      clients.map(async (client) => (await client.call("getLeaderboard", { params: { board } })).you),
    );
    expect(ranks).toEqual([
      { rank: 1, percentile: 100 },
      { rank: 1, percentile: 100 },
      { rank: 3, percentile: 0 },
    ]);
  });
});
