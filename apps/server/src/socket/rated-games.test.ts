/** The end of a rated game, as players see it and as it is stored: whose rating changes, and how. */
import { describe, expect, test } from "vitest";
import { lastMatch, startOnline } from "./testing/online-server.js";
import { seated } from "./testing/seated.js";

const blitz = { clock: "fischer:180+2", rated: true } as const;

async function start() {
  const server = await startOnline();
  const game = await seated(server, blitz);
  const ratings = async () => {
    const rows = await server.storage.db
      .selectFrom("ratings")
      .selectAll()
      .where("class", "=", "blitz")
      .execute();
    const of = (player: string | undefined) => rows.find(({ player_id }) => player_id === player);
    return [of(game.red.player?.id), of(game.blue.player?.id)].map((row) => row && Math.round(row.rating));
  };
  return { server, ratings, ...game };
}

describe("who wins gains what the other loses", () => {
  test.each([
    ["red", { red: 162, blue: -162 }],
    ["blue", { red: -162, blue: 162 }],
  ] as const)("%s wins", async (winner, change) => {
    const { server, ratings, match, red, blue, play } = await start();
    await play(2);
    expect(lastMatch(red).ratings).toEqual({
      red: { rating: 1500, isProvisional: true, change: null },
      blue: { rating: 1500, isProvisional: true, change: null },
    });
    await server.ask(winner === "red" ? blue : red, { type: "resign", match });
    for (const one of [red, blue])
      expect(lastMatch(one).ratings).toEqual({
        red: { rating: 1500, isProvisional: true, change: change.red },
        blue: { rating: 1500, isProvisional: true, change: change.blue },
      });
    expect(await ratings()).toEqual([1500 + change.red, 1500 + change.blue]);
  });

  test("a draw brings the weaker nearer to the stronger", async () => {
    const { server, ratings, match, red, blue, play } = await start();
    const row = {
      class: "blitz",
      deviation: 60,
      volatility: 0.06,
      games: 30,
      at: server.storage.time,
    } as const;
    await server.storage.db
      .insertInto("ratings")
      .values([
        { player_id: red.player!.id, rating: 1700.6, ...row },
        { player_id: blue.player!.id, rating: 1500.4, ...row },
      ])
      .execute();
    await play(2);
    // Read anew, with the ratings as they are now: each on its own side.
    const guest = await server.connect();
    await server.storage.db.updateTable("matches").set({ version: 50 }).where("id", "=", match).execute();
    await server.ask(guest, { type: "watch", match });
    expect(lastMatch(guest).ratings).toEqual({
      red: { rating: 1701, isProvisional: false, change: null },
      blue: { rating: 1500, isProvisional: false, change: null },
    });
    await server.ask(red, { type: "offer", match, offer: "draw", ply: 2 });
    await server.ask(blue, { type: "accept", match, offer: "draw", ply: 2 });
    const after = await ratings();
    expect(after[0]).toBeLessThan(1701);
    expect(after[1]).toBeGreaterThan(1500);
    // What is shown adds up, to the point.
    expect(lastMatch(guest).ratings).toMatchObject({
      red: { rating: 1701, change: after[0]! - 1701 },
      blue: { rating: 1500, change: after[1]! - 1500 },
    });
  });
});

test("an end that another server was quicker with is decided anew, and counts once", async () => {
  const { server, ratings, match, red, play } = await start();
  await play(2);
  await server.storage.db
    .updateTable("matches")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", match)
    .execute();
  expect(await server.ask(red, { type: "resign", match })).toMatchObject({ type: "done" });
  expect(await ratings()).toEqual([1338, 1662]);
  const games = await server.storage.db.selectFrom("ratings").select("games").execute();
  expect(games).toEqual([{ games: 1 }, { games: 1 }]);
});
