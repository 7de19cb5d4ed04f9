/** Leaderboards and lists of players over HTTP: of the day asked for, and with whoever asks. */
import { expect, test } from "vitest";
import { addPlayers, idOf } from "./storage/testing/memory-storage.js";
import { addResult } from "./storage/testing/rows.js";
import { apiServer } from "./testing/api-server.js";

test("a day's leaderboard: today in UTC, or the day asked for, with one's own rank", async () => {
  const { storage, send, signUp } = await apiServer();
  const { id, cookie } = await signUp("Aiko");
  await addPlayers(storage, "Ben");
  const board = "slither-daily";
  await addResult(storage, { player: idOf("Ben"), board, day: "2026-11-16", elapsed_ms: 50_000 });
  await addResult(storage, { player: id, board, day: "2026-11-16", elapsed_ms: 60_000 });
  await addResult(storage, { player: id, board, day: "2026-11-15", elapsed_ms: 70_000 });
  const shown = async (query: string, more = {}) => {
    const { body } = await send("GET", `/api/boards/${board}${query}`, more);
    const entries = body.entries.map((one: { player: { name: string }; elapsedMs: number; rank: number }) => [
      one.rank,
      one.player.name,
      one.elapsedMs,
    ]);
    return { day: body.day, entries, total: body.total, you: body.you };
  };
  const today = [
    [1, "Ben", 50_000],
    [2, "Aiko", 60_000],
  ];
  expect(await shown("")).toEqual({ day: "2026-11-16", entries: today, total: 2, you: null });
  expect(await shown("", { cookie })).toMatchObject({ entries: today, you: { rank: 2, percentile: 0 } });
  expect(await shown("?limit=1", { cookie })).toMatchObject({
    entries: [today[0]],
    total: 2,
    you: { rank: 2 },
  });
  expect(await shown("?day=2026-11-15", { cookie })).toEqual({
    day: "2026-11-15",
    entries: [[1, "Aiko", 70_000]],
    total: 1,
    you: { rank: 1, percentile: 100 },
  });
});

test("an attempt is of a day that is today somewhere: at noon in UTC, this one and the next", async () => {
  const { send, signUp } = await apiServer();
  const { cookie } = await signUp("Aiko");
  const start = async (query: string) => {
    const { status, body } = await send("POST", `/api/boards/nonaga-daily/runs${query}`, { cookie });
    return [status, body.day ?? body.error.code, body.error?.message.includes("2026-11-18")];
  };
  expect(await start("")).toEqual([201, "2026-11-16", undefined]);
  expect(await start("?day=2026-11-17")).toEqual([201, "2026-11-17", undefined]);
  expect((await start("?day=2026-11-15")).slice(0, 2)).toEqual([422, "not-today"]);
  expect(await start("?day=2026-11-18")).toEqual([422, "not-today", true]);
});

test("an answer to no attempt, out of turn, and wrong", async () => {
  const { send, signUp } = await apiServer();
  const { cookie } = await signUp("Aiko");
  const { body: run } = await send("POST", "/api/boards/nonaga-daily/runs", { cookie });
  const refusal = async (id: string, puzzle: number) => {
    const url = `/api/boards/nonaga-daily/runs/${id}/answers`;
    const { status, body } = await send("POST", url, { cookie, body: { puzzle, moves: [] } });
    return [status, body.error.code];
  };
  expect(await refusal(idOf("nothing"), 0)).toEqual([404, "no-run"]);
  expect(await refusal(run.run, 1)).toEqual([409, "out-of-order"]);
  expect(await refusal(run.run, 0)).toEqual([422, "not-solved"]);
});

test("ratings of a pace with one's own rank, and those of a player at every pace", async () => {
  const { storage, send, signUp } = await apiServer();
  const [aiko, ben] = [await signUp("Aiko"), await signUp("Ben")];
  const rate = (player: string, pace: "blitz" | "rapid", rating: number) =>
    storage.db
      .insertInto("ratings")
      .values({ player_id: player, class: pace, rating, deviation: 60, volatility: 0.06, games: 9, at: 0 })
      .execute();
  await rate(aiko.id, "blitz", 1500);
  await rate(ben.id, "blitz", 1600.4);
  await rate(ben.id, "rapid", 1700);
  const shown = async (cookie?: string) => {
    const { body } = await send("GET", "/api/ratings/blitz", cookie === undefined ? {} : { cookie });
    return [body.players.map((one: { player: { name: string } }) => one.player.name), body.you?.rank];
  };
  expect(await shown()).toEqual([["Ben", "Aiko"], undefined]);
  expect(await shown(aiko.cookie)).toEqual([["Ben", "Aiko"], 2]);
  const { body } = await send("GET", `/api/players/${ben.id}`);
  expect(body).toEqual({
    id: ben.id,
    name: "Ben",
    ratings: [
      { clock: "blitz", rating: 1600, deviation: 60, games: 9, isProvisional: false },
      { clock: "rapid", rating: 1700, deviation: 60, games: 9, isProvisional: false },
    ],
  });
});

test("open seeks, without those with whom a block stands between", async () => {
  const { storage, send, signUp } = await apiServer();
  const [aiko, ben, cho] = [await signUp("Aiko"), await signUp("Ben"), await signUp("Cho")];
  const { id: node_id } = await storage.db.selectFrom("nodes").select("id").executeTakeFirstOrThrow();
  const terms = { node_id, rules: "basic", clock: "none", rated: 0, side: null } as const;
  await storage.db
    .insertInto("seeks")
    .values([ben, cho].map(({ id }, at) => ({ ...terms, player_id: id, at })))
    .execute();
  await storage.db.insertInto("blocks").values({ player_id: ben.id, blocked_id: aiko.id, at: 0 }).execute();
  const seekers = async (more = {}, query = "") => {
    const { body } = await send("GET", `/api/seeks${query}`, more);
    return body.seeks.map((one: { player: { name: string } }) => one.player.name);
  };
  expect(await seekers()).toEqual(["Ben", "Cho"]);
  expect(await seekers({}, "?limit=1")).toEqual(["Ben"]);
  expect(await seekers({ cookie: aiko.cookie })).toEqual(["Cho"]);
  expect(await seekers({ cookie: cho.cookie })).toEqual(["Ben", "Cho"]);
});
