/** Leaderboards, by a clock of the test's own: one attempt per day, played as people can play. On both databases. */
import { createHash } from "node:crypto";
import { findGame } from "@masume/games";
import {
  afterTurn,
  analyse,
  legalTurns,
  nonaga,
  problemTurns,
  type Turn,
  winnerOf,
  winningSlides,
} from "@masume/games/nonaga";
import { dailyParams, rankedDaily, slither } from "@masume/games/slither";
import { sono } from "@masume/games/sono";
import { Budget, createRandom, finish, parseOrThrow } from "@masume/kernel";
import type { LeaderboardName } from "@masume/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { solution } from "./solution.js";
import { useServer } from "./use-server.js";

const refused = (code: string) => ({ ok: false, error: { code } });

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);
  let time = 0;
  let days = 0;

  beforeEach(() => {
    // Each test has a day of its own.
    time = Date.UTC(2026, 10, 16 + 7 * days++, 12);
    vi.spyOn(server.storage.database, "now").mockImplementation(() => time);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** The day's board is always the same one, where a test needs an answer of a certain length. */
  async function settleSeed(board: LeaderboardName): Promise<void> {
    const day = new Date(time).toISOString().slice(0, 10);
    await server.storage.database.db
      .insertInto("ranked_days")
      .values({ board, day, seed: "fixed" })
      .execute();
  }

  /** Times of so many moves, the last after so long. */
  const spread = (moves: readonly string[], ms: number) =>
    moves.map((_, i) => Math.round((ms * (i + 1)) / moves.length));

  /** Starts an attempt and solves its next puzzle after so long. */
  async function solveNext(client: Client, board: LeaderboardName, seconds: number) {
    const { run, puzzles, solved } = await client.call("startRun", { params: { board } });
    const game = (await findGame(board.split("-")[0]!))!;
    const moves = await solution(game, puzzles[solved]!);
    time += seconds * 1000;
    const body = { puzzle: solved, moves, times: spread(moves, seconds * 1000) };
    return client.call("submitAnswer", { params: { board, run }, body });
  }

  const standing = async (client: Client, board: LeaderboardName) => {
    const { entries } = await client.call("getLeaderboard", { params: { board } });
    return entries.map(({ rank, player, elapsedMs }) => [rank, player.name, elapsedMs / 1000]);
  };

  test.each(["stroke-attack", "slither-daily"] as const)(
    "%s: only a whole solution counts, and answers come in order",
    async (board) => {
      const game = (await findGame(board.split("-")[0]!))!;
      const [first, second] = [
        await Client.named(server.app, "Quick"),
        await Client.named(server.app, "Late"),
      ];
      const { run, puzzles } = await first.call("startRun", { params: { board } });
      const submit = (client: Client, puzzle: number, moves: string[]) =>
        client.request("submitAnswer", { params: { board, run }, body: { puzzle, moves } });
      const moves = await solution(game, puzzles[0]!);
      const half = moves.length > 1 ? moves.slice(0, -1) : [];
      expect(await submit(first, 0, half)).toMatchObject(refused("not-solved"));
      expect(await submit(first, 0, [...moves, "rm -rf"])).toMatchObject(refused("not-solved"));
      expect(await submit(first, 1, moves)).toMatchObject(refused("out-of-order"));
      expect(await submit(second, 0, moves)).toMatchObject(refused("no-run"));
      expect(await submit(first, 0, moves)).toMatchObject({ value: { solved: 1, of: puzzles.length } });
      expect(await submit(first, 0, moves)).toMatchObject(refused("out-of-order"));
      const { puzzles: same } = await second.call("startRun", { params: { board } });
      expect(same).toEqual(puzzles);
      const longAgo = { params: { board }, query: { day: "2001-02-03" } };
      expect(await second.refusal("startRun", longAgo)).toBe("not-today");
    },
  );

  test("there is one attempt per day, however often it is begun, and its clock runs on", async () => {
    const params = { board: "stroke-attack" } as const;
    const client = await Client.named(server.app, "Stubborn");
    const begun = await Promise.all([1, 2, 3].map(() => client.call("startRun", { params })));
    expect(new Set(begun.map(({ run }) => run)).size).toBe(1);
    expect(await solveNext(client, "stroke-attack", 30)).toMatchObject({ solved: 1, elapsedMs: 30_000 });
    time += 3_600_000;
    expect(await client.call("startRun", { params })).toEqual({
      ...begun[0],
      solved: 1,
      elapsedMs: 3_630_000,
    });
    expect(await solveNext(client, "stroke-attack", 10)).toMatchObject({ solved: 2, elapsedMs: 3_640_000 });
    expect(await standing(client, "stroke-attack")).toEqual([[1, "Stubborn", 3_640]]);
    // Before the day is over everywhere, and the attempt forgotten.
    time = Date.parse(begun[0]!.day) + 35 * 3_600_000;
    const query = { day: begun[0]!.day };
    expect((await client.call("startRun", { params, query })).run).toBe(begun[0]!.run);
  });

  test("more solved comes first, then the quicker; equal ones share a rank, the earlier first", async () => {
    const board = "stroke-attack";
    const named = (name: string) => Client.named(server.app, name);
    const clients = [
      await named("One"),
      await named("Two"),
      await named("Three"),
      await named("Four"),
    ] as const;
    const [one, two, three, four] = clients;
    await solveNext(one, board, 30);
    await solveNext(two, board, 20);
    await solveNext(three, board, 30);
    await solveNext(four, board, 40);
    await solveNext(four, board, 40);
    expect(await standing(one, board)).toEqual([
      [1, "Four", 80],
      [2, "Two", 20],
      [3, "One", 30],
      [3, "Three", 30],
    ]);
    const ranks = clients.map(
      async (client) => (await client.call("getLeaderboard", { params: { board } })).you,
    );
    expect(await Promise.all(ranks)).toEqual([
      { rank: 3, percentile: 33 },
      { rank: 2, percentile: 67 },
      { rank: 3, percentile: 33 },
      { rank: 1, percentile: 100 },
    ]);
  });

  test("sono-daily: more pairs come first, then fewer turns, whoever was quicker; the last turn ends it", async () => {
    const board = "sono-daily";
    await settleSeed(board);
    const [short, long, ended] = await Promise.all(
      ["Short", "Long", "Ended"].map((name) => Client.named(server.app, name)),
    );
    const { puzzles } = await short!.call("startRun", { params: { board } });
    const { maxSteps } = parseOrThrow(sono.codec.puzzle, puzzles[0]!);
    const answer = await solution(sono, puzzles[0]!, new Budget(5_000_000));
    expect(answer.length).toBeLessThanOrEqual(maxSteps! - 4);
    const submit = async (client: Client, moves: readonly string[], seconds: number) => {
      const { run } = await client.call("startRun", { params: { board } });
      time += seconds * 1000;
      const body = { puzzle: 0, moves: [...moves], times: spread(moves, seconds * 1000) };
      return client.request("submitAnswer", { params: { board, run }, body });
    };
    // Four quarter turns of a square change nothing.
    const detour = Array.from({ length: 4 }, () => "0,0,2");
    const idle = Array.from({ length: maxSteps! }, () => "0,0,2");
    expect(await submit(ended!, idle.slice(1), 20)).toMatchObject(refused("not-solved"));
    expect(await submit(ended!, [...idle, "0,0,2"], 20)).toMatchObject(refused("not-solved"));
    expect(await submit(ended!, idle, 20)).toMatchObject({ ok: true, value: { isRanked: true } });
    expect(await submit(long!, [...detour, ...answer], 20)).toMatchObject({ value: { isRanked: true } });
    expect(await submit(short!, answer, 90)).toMatchObject({ value: { isRanked: true } });
    const { entries } = await long!.call("getLeaderboard", { params: { board } });
    const { pairs } = sono.start(parseOrThrow(sono.codec.puzzle, puzzles[0]!));
    expect(entries.map(({ rank, player, score, turns }) => [rank, player.name, score, turns])).toEqual([
      [1, "Short", 18, answer.length],
      [2, "Long", 18, answer.length + 4],
      [3, "Ended", pairs, maxSteps],
    ]);
    const { you } = await ended!.call("getLeaderboard", { params: { board } });
    expect(you).toEqual({ rank: 3, percentile: 0 });
  });

  test("nonaga-daily: a win counts only after a first turn that leaves no defence", async () => {
    const board = "nonaga-daily";
    await settleSeed(board);
    const client = await Client.named(server.app, "Tactician");
    const { run, puzzles } = await client.call("startRun", { params: { board } });
    const puzzle = parseOrThrow(nonaga.codec.puzzle, puzzles[0]!);
    const { position, rules } = puzzle;
    const submit = (turns: readonly Turn[]) => {
      const moves = turns.map((turn) => nonaga.codec.move.format(turn));
      return client.request("submitAnswer", {
        params: { board, run },
        body: { puzzle: 0, moves, times: spread(moves, 30_000) },
      });
    };
    /** A win after this first turn against a defence that allows it. */
    const wonAfter = (first: Turn): readonly Turn[] | undefined => {
      const turned = afterTurn(position, first);
      const reply = legalTurns(rules, turned).find((one) => {
        const answered = afterTurn(turned, one);
        return winnerOf(answered) === undefined && winningSlides(answered).length > 0;
      });
      const slide = reply && winningSlides(afterTurn(turned, reply))[0];
      return reply && slide && [first, reply, { slide, tile: undefined }];
    };
    time += 30_000;
    const { lines } = finish(analyse(puzzle, nonaga.start(puzzle), new Budget(200_000), { lines: 8 }));
    const leavesDefence = (first: Turn) => {
      const turned = afterTurn(position, first);
      return legalTurns(rules, turned).some((one) => winningSlides(afterTurn(turned, one)).length === 0);
    };
    const poor = legalTurns(rules, position).find((first) => leavesDefence(first) && wonAfter(first))!;
    expect(await submit(wonAfter(poor)!)).toMatchObject(refused("not-solved"));
    const good = lines.find(({ winIn }) => winIn === problemTurns)!;
    expect(await submit([good.turn])).toMatchObject(refused("not-solved"));
    expect(await submit(wonAfter(good.turn)!)).toMatchObject({ value: { solved: 1, isRanked: true } });
    expect(await standing(client, board)).toEqual([[1, "Tactician", 30]]);
  });

  test("what nobody can have played is kept, but not ranked", async () => {
    const board = "slither-daily";
    const [solver, person] = [
      await Client.named(server.app, "Solver"),
      await Client.named(server.app, "Person"),
    ];
    expect(await solveNext(solver, board, 0.018)).toMatchObject({
      solved: 1,
      elapsedMs: 18,
      isRanked: false,
    });
    expect(await solveNext(person, board, 90)).toMatchObject({ isRanked: true });
    expect(await standing(person, board)).toEqual([[1, "Person", 90]]);
    expect((await solver.call("getLeaderboard", { params: { board } })).you).toBeNull();
    expect(await person.call("getLeaderboard", { params: { board } })).toMatchObject({
      total: 1,
      you: { rank: 1, percentile: 100 },
    });
    const { results } = (await solver.call("exportMe")) as unknown as { results: object[] };
    expect(results).toMatchObject([{ board, solved: 1, elapsed_ms: 18, implausible: 1 }]);
    // Nor is an attempt whose first puzzle was solved like that, or that says nothing about its moves.
    const mixed = await Client.named(server.app, "Mixed");
    expect(await solveNext(mixed, "stroke-attack", 0.018)).toMatchObject({ isRanked: false });
    expect(await solveNext(mixed, "stroke-attack", 60)).toMatchObject({ solved: 2, isRanked: false });
    const silent = await Client.named(server.app, "Silent");
    const { run, puzzles } = await silent.call("startRun", { params: { board } });
    time += 90_000;
    const body = { puzzle: 0, moves: await solution(slither, puzzles[0]!) };
    expect(await silent.call("submitAnswer", { params: { board, run }, body })).toMatchObject({
      isRanked: false,
    });
  });

  test("the puzzles come from a seed that is settled the day before, and known when the day is over", async () => {
    const board = "slither-daily";
    const client = await Client.named(server.app, "Curious");
    const dayAfter = (days: number) => new Date(time + days * 86_400_000).toISOString().slice(0, 10);
    const [tomorrow, later] = [dayAfter(2), dayAfter(3)];
    const look = async (day: string) => {
      const { seed, seedHash } = await client.call("getLeaderboard", { params: { board }, query: { day } });
      return { seed, seedHash };
    };
    const promised = await look(tomorrow);
    expect(promised).toEqual({ seed: null, seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await look(later)).toEqual({ seed: null, seedHash: null });
    const query = { day: tomorrow };
    expect(await client.refusal("startRun", { params: { board }, query })).toBe("not-today");
    time += 2 * 86_400_000;
    const { puzzles } = await client.call("startRun", { params: { board }, query });
    expect(await look(tomorrow)).toEqual(promised);
    time += 2 * 86_400_000;
    const { seed, seedHash } = await look(tomorrow);
    expect(seedHash).toBe(promised.seedHash);
    expect(createHash("sha256").update(seed!).digest("hex")).toBe(seedHash);
    const generate = await slither.engines!.generate!();
    const made = finish(generate(dailyParams(rankedDaily), createRandom(seed!)));
    expect(made.ok && slither.codec.puzzle.format(made.value.puzzle)).toBe(puzzles[0]);
  });
});
