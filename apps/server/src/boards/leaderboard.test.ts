/** Attempts and their ranking, on small boards and by a clock of the test's own. */
import type { LeaderboardName } from "@masume/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Generator } from "../jobs/generator.js";
import { sha256 } from "../players/secrets.js";
import { addPlayers, memoryStorage } from "../storage/testing/memory-storage.js";
import { addResult } from "../storage/testing/rows.js";
import { DailyPuzzles } from "./challenges.js";
import { Leaderboards } from "./leaderboard.js";

const day = "2026-11-16";
const dayMs = 24 * 60 * 60_000;
const second = 1_000;

/** Boards that are solved at a glance. Sono's has eight pairs and may take six turns. */
const puzzles: Readonly<Record<string, string>> = { stroke: "s3-0-8", sono: "4.IbSt4050.m6" };
const line = ["0,1", "0,2", "1,2", "1,1", "1,0", "2,0", "2,1", "2,2"];
const twoTurns = ["0,0,2", "1,1,3"];

async function start(...names: string[]) {
  const storage = await memoryStorage();
  const generator = {
    generate: async ({ game }: { game: string }) => ({ puzzle: puzzles[game]! }),
  } as unknown as Generator;
  const boards = new Leaderboards(storage.database, new DailyPuzzles(generator));
  const players = await addPlayers(storage, ...names);
  const startRun = async (...of: Parameters<typeof boards.startRun>) => {
    const run = await boards.startRun(...of);
    if (typeof run === "string") throw new Error(run);
    return run;
  };
  /** The times of moves, the last after so long. */
  const spread = (moves: readonly string[], ms: number) =>
    moves.map((_, i) => Math.round((ms * (i + 1)) / moves.length));
  /** Answers the next puzzle after so many seconds. */
  const solve = async (
    player: string,
    board: LeaderboardName,
    seconds: number,
    moves = board === "sono-daily" ? twoTurns : line,
  ) => {
    const { run, solved } = await startRun(player, board);
    storage.time += seconds * second;
    const times = spread(moves, seconds * second);
    return boards.submit(player, board, run, { puzzle: solved, moves, times });
  };
  const ranking = async (board: LeaderboardName) =>
    (await boards.top(board, day, 100)).entries.map(({ rank, player }) => `${rank} ${player.name}`);
  return { storage, boards, players, startRun, solve, ranking, spread };
}

describe("an attempt", () => {
  test("starts when it is first asked for, once per player, board and day", async () => {
    const { storage, boards, players, startRun } = await start("Aiko", "Ben");
    const [aiko, ben] = players as [string, string];
    const first = await startRun(aiko, "stroke-attack");
    expect(first).toMatchObject({ day, puzzles: Array(5).fill(puzzles.stroke), solved: 0, elapsedMs: 0 });
    storage.time += second;
    expect(await boards.startRun(aiko, "stroke-attack", day)).toEqual({ ...first, elapsedMs: second });
    const others = [
      await startRun(ben, "stroke-attack"),
      await startRun(aiko, "sono-daily"),
      await startRun(aiko, "stroke-attack", "2026-11-17"),
    ];
    expect(new Set([first, ...others].map((one) => one.run)).size).toBe(4);
    const rows = await storage.db.selectFrom("runs").select("started_at").orderBy("started_at").execute();
    expect(rows.map(({ started_at }) => storage.time - started_at)).toEqual([second, 0, 0, 0]);
  });

  test("of a day that is today nowhere does not start", async () => {
    const { boards, players } = await start("Aiko");
    for (const other of ["2026-11-14", "2026-11-15", "2026-11-18"])
      expect(await boards.startRun(players[0]!, "sono-daily", other), other).toBe("not-today");
  });

  test("does not start for a player who is deleted meanwhile", async () => {
    const { storage, players } = await start("Aiko");
    const generator = { generate: async () => ({ puzzle: puzzles.sono }) } as unknown as Generator;
    const kinds = new WeakMap<object, string>();
    const db = storage.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        kinds.set(queryId, node.kind === "InsertQueryNode" ? JSON.stringify(node.into) : node.kind);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        if (kinds.get(queryId)?.includes('"runs"')) await storage.db.deleteFrom("players").execute();
        return result;
      },
    });
    const boards = new Leaderboards({ ...storage.database, db }, new DailyPuzzles(generator));
    expect(await boards.startRun(players[0]!, "sono-daily")).toBe("not-found");
  });

  test("takes answers in order, each once, from its player and for its board", async () => {
    const { boards, players, solve, startRun } = await start("Aiko", "Ben");
    const [aiko, ben] = players as [string, string];
    const { run } = await startRun(aiko, "stroke-attack");
    const submit = (player: string, board: LeaderboardName, id: string, puzzle: number, moves = line) =>
      boards.submit(player, board, id, { puzzle, moves });
    const refused = (error: string) => ({ ok: false, error });
    expect(await submit(ben, "stroke-attack", run, 0)).toEqual(refused("no-run"));
    expect(await submit(aiko, "slither-daily", run, 0)).toEqual(refused("no-run"));
    expect(await submit(aiko, "stroke-attack", "nothing", 0)).toEqual(refused("no-run"));
    expect(await submit(aiko, "stroke-attack", run, 1)).toEqual(refused("out-of-order"));
    expect(await submit(aiko, "stroke-attack", run, 0, line.slice(1))).toEqual(refused("not-solved"));
    expect(await submit(aiko, "stroke-attack", run, 0, line.slice(0, -1))).toEqual(refused("not-solved"));
    for (let i = 0; i < 5; i++)
      expect(await solve(aiko, "stroke-attack", 5)).toMatchObject({ value: { solved: i + 1, of: 5 } });
    expect(await submit(aiko, "stroke-attack", run, 0)).toEqual(refused("out-of-order"));
    expect(await submit(aiko, "stroke-attack", run, 4)).toEqual(refused("out-of-order"));
    expect(await submit(aiko, "stroke-attack", run, 5)).toEqual(refused("not-solved"));
  });

  test("of two answers that come at once one counts", async () => {
    const { storage, boards, players, spread, startRun } = await start("Aiko");
    const aiko = players[0]!;
    const { run } = await startRun(aiko, "sono-daily");
    storage.time += 9 * second;
    const answer = { puzzle: 0, moves: twoTurns, times: spread(twoTurns, 9 * second) };
    const outcomes = await Promise.all([1, 2].map(() => boards.submit(aiko, "sono-daily", run, answer)));
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const results = await storage.db.selectFrom("results").select(["score", "turns"]).execute();
    expect(results).toEqual([{ score: 8, turns: 2 }]);
  });

  test("lasts from its start to its last answer, on the day it was begun for", async () => {
    const { storage, boards, players, solve, startRun } = await start("Aiko");
    const aiko = players[0]!;
    await solve(aiko, "stroke-attack", 10);
    storage.time += 60 * second;
    expect(await solve(aiko, "stroke-attack", 10)).toMatchObject({ value: { solved: 2, elapsedMs: 80_000 } });
    const { run } = await startRun(aiko, "stroke-attack");
    storage.time += dayMs;
    const late = { puzzle: 2, moves: line, times: line.map((_, i) => i * second) };
    expect(await boards.submit(aiko, "stroke-attack", run, late)).toMatchObject({ ok: true });
    const rows = await storage.db.selectFrom("results").select(["day", "solved", "elapsed_ms"]).execute();
    expect(rows).toEqual([{ day, solved: 3, elapsed_ms: 80_000 + dayMs }]);
  });
});

describe("what nobody can have played has no rank", () => {
  async function answered(times: (ms: number) => number[] | undefined) {
    const { storage, boards, players, startRun } = await start("Aiko");
    const { run } = await startRun(players[0]!, "stroke-attack");
    storage.time += 60 * second;
    const answer = { puzzle: 0, moves: line, times: times(60 * second) };
    const answered = await boards.submit(players[0]!, "stroke-attack", run, answer);
    return answered.ok && answered.value.isRanked;
  }
  const even = (count: number) => (ms: number) =>
    Array.from({ length: count }, (_, i) => (ms * (i + 1)) / count);

  test.each([
    ["a time for every move", even(line.length), true],
    ["no times", () => undefined, false],
    ["a time too few", even(line.length - 1), false],
    ["a time too many", even(line.length + 1), false],
    ["more than has passed", (ms: number) => even(line.length)(2 * ms), false],
  ])("%s: %#", async (_name, times, isRanked) => {
    expect(await answered(times)).toBe(isRanked);
  });

  test("one puzzle like that spoils the whole attempt, and its earlier times count", async () => {
    const { storage, boards, players, solve, spread, startRun } = await start("Aiko", "Ben");
    const [aiko, ben] = players as [string, string];
    expect(await solve(aiko, "stroke-attack", 0.01)).toMatchObject({ value: { isRanked: false } });
    expect(await solve(aiko, "stroke-attack", 60)).toMatchObject({ value: { isRanked: false, solved: 2 } });
    // Sixty seconds twice are more than the seventy that have passed.
    expect(await solve(ben, "stroke-attack", 60)).toMatchObject({ value: { isRanked: true } });
    const { run } = await startRun(ben, "stroke-attack");
    storage.time += 10 * second;
    const answer = { puzzle: 1, moves: line, times: spread(line, 60 * second) };
    expect(await boards.submit(ben, "stroke-attack", run, answer)).toMatchObject({
      value: { isRanked: false },
    });
    expect(await boards.top("stroke-attack", day, 10)).toEqual({ entries: [], total: 0 });
    expect(await boards.rankOf(aiko, "stroke-attack", day)).toBeNull();
    const { times } = await storage.db
      .selectFrom("results")
      .select("times")
      .where("player_id", "=", ben)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(times)).toHaveLength(2);
  });
});

test("by score: what was reached at the limit counts, and no other game of a board ends like that", async () => {
  const { storage, boards, players, solve } = await start("Aiko", "Ben", "Chie");
  const [aiko, ben, chie] = players as [string, string, string];
  const idle = Array(6).fill("0,0,2");
  expect(await solve(aiko, "sono-daily", 30, idle.slice(1))).toEqual({ ok: false, error: "not-solved" });
  expect(await solve(aiko, "sono-daily", 30, idle)).toMatchObject({ value: { solved: 1, isRanked: true } });
  await solve(ben, "sono-daily", 90);
  await solve(chie, "sono-daily", 20, [...idle.slice(2), ...twoTurns]);
  const rows = await storage.db.selectFrom("results").select(["score", "turns"]).orderBy("at").execute();
  expect(rows).toEqual([
    { score: 6, turns: 6 },
    { score: 8, turns: 2 },
    { score: 8, turns: 6 },
  ]);
  const { entries } = await boards.top("sono-daily", day, 10);
  expect(entries.map(({ player }) => player.name)).toEqual(["Ben", "Chie", "Aiko"]);
  // Boards that go by time alone know neither.
  await solve(aiko, "stroke-attack", 30);
  const [stroke] = (await boards.top("stroke-attack", day, 10)).entries;
  expect(stroke).toMatchObject({ score: 0, turns: 0, elapsedMs: 30_000 });
});

describe("the ranking", () => {
  const board = "sono-daily";

  test("by each criterion in turn, and of equals the earlier first, with the same rank for both to see", async () => {
    const { storage, boards, players, ranking } = await start("A", "B", "C", "D", "E", "F");
    const rows = [
      { solved: 2, score: 1, turns: 9, elapsed_ms: 900, at: 9 },
      { solved: 1, score: 9, turns: 9, elapsed_ms: 900, at: 8 },
      { solved: 1, score: 8, turns: 3, elapsed_ms: 900, at: 7 },
      { solved: 1, score: 8, turns: 4, elapsed_ms: 100, at: 1 },
      { solved: 1, score: 8, turns: 4, elapsed_ms: 200, at: 2 },
      { solved: 1, score: 8, turns: 4, elapsed_ms: 200, at: 3 },
    ];
    for (const [i, row] of rows.entries())
      await addResult(storage, { player: players[5 - i]!, board, day, ...row });
    expect(await ranking(board)).toEqual(["1 F", "2 E", "3 D", "4 C", "5 B", "5 A"]);
    const ranks = await Promise.all(
      [...players].reverse().map((player) => boards.rankOf(player, board, day)),
    );
    expect(ranks.map((one) => one?.rank)).toEqual([1, 2, 3, 4, 5, 5]);
    expect(ranks.map((one) => one?.percentile)).toEqual([100, 80, 60, 40, 20, 20]);
  });

  test("knows one board and one day, leaves out what has no rank, and is cut at its limit", async () => {
    const { storage, boards, players, ranking } = await start("A", "B", "C", "D");
    const [a, b, c, d] = players as [string, string, string, string];
    await addResult(storage, { player: a, board, day, elapsed_ms: 3 });
    await addResult(storage, { player: b, board, day, elapsed_ms: 2 });
    await addResult(storage, { player: c, board, day, elapsed_ms: 1, implausible: 1 });
    await addResult(storage, { player: d, board, day: "2026-11-15", elapsed_ms: 1 });
    await addResult(storage, { player: d, board: "stroke-attack", day, elapsed_ms: 1 });
    expect(await ranking(board)).toEqual(["1 B", "2 A"]);
    const top = await boards.top(board, day, 1);
    expect([top.entries.length, top.total]).toEqual([1, 2]);
    expect(await boards.rankOf(a, board, day)).toEqual({ rank: 2, percentile: 0 });
    expect(await boards.rankOf(b, board, day)).toEqual({ rank: 1, percentile: 100 });
    expect([await boards.rankOf(c, board, day), await boards.rankOf(d, board, day)]).toEqual([null, null]);
    // Alone, one is ahead of everybody.
    expect(await boards.rankOf(d, board, "2026-11-15")).toEqual({ rank: 1, percentile: 100 });
  });

  test("one's own rank is one more than the number of those who are strictly better, whatever the results", async () => {
    const few = fc.integer({ min: 0, max: 2 });
    const result = fc.record({ solved: few, score: few, turns: few, elapsed_ms: few });
    await fc.assert(
      fc.asyncProperty(fc.array(result, { minLength: 1, maxLength: 12 }), async (results) => {
        const { storage, boards, players } = await start(...results.map((_, i) => `P${i}`));
        for (const [i, row] of results.entries())
          await addResult(storage, { player: players[i]!, board, day, ...row });
        const key = ({ solved, score, turns, elapsed_ms }: (typeof results)[0]) =>
          [9 - solved, 9 - score, turns, elapsed_ms].join("");
        for (const [i, row] of results.entries()) {
          const better = results.filter((other) => key(other) < key(row)).length;
          expect((await boards.rankOf(players[i]!, board, day))?.rank).toBe(better + 1);
        }
        const { entries } = await boards.top(board, day, 100);
        const shown = entries.map(({ elapsedMs, ...rest }) => key({ ...rest, elapsed_ms: elapsedMs }));
        expect(shown).toEqual(results.map(key).sort());
      }),
      { numRuns: 25 },
    );
  });
});

describe("the seed of a day", () => {
  test("is settled the day before, told when the day is over, and never else", async () => {
    const { storage, boards } = await start("Aiko");
    const look = (on: string) => boards.commitment("slither-daily", on);
    const unknown = { seedHash: null, seed: null };
    // At noon the 16th and, far in the east, the 17th are today.
    expect(await look("2026-11-19")).toEqual(unknown);
    expect(await look("2026-11-15")).toEqual(unknown);
    const promised = await look("2026-11-18");
    expect(promised).toEqual({ seedHash: expect.stringMatching(/^[0-9a-f]{64}$/), seed: null });
    storage.time = Date.parse("2026-11-19T11:59:59.999Z");
    expect(await look("2026-11-18")).toEqual(promised);
    storage.time += 1;
    const { seed, seedHash } = await look("2026-11-18");
    expect([seedHash, sha256(seed!)]).toEqual([promised.seedHash, promised.seedHash]);
  });

  test("is another one for each board and each day, and the same for everybody who asks at once", async () => {
    const { boards } = await start("Aiko");
    const asked = await Promise.all([
      boards.commitment("slither-daily", day),
      boards.commitment("slither-daily", day),
      boards.commitment("sono-daily", day),
      boards.commitment("slither-daily", "2026-11-17"),
    ]);
    const [one, same, ...others] = asked.map(({ seedHash }) => seedHash);
    expect(one).toBe(same);
    expect(new Set([one, ...others]).size).toBe(3);
  });

  test("stays hidden even when a day that has not come is known already", async () => {
    const { storage, boards } = await start("Aiko");
    const future = { board: "slither-daily", day: "2027-01-01", seed: "secret" } as const;
    await storage.db.insertInto("ranked_days").values(future).execute();
    expect(await boards.commitment("slither-daily", "2027-01-01")).toEqual({
      seedHash: sha256("secret"),
      seed: null,
    });
  });
});
