/** Rated games on both databases: what counts, what it changes, and that it counts once. */
import { HttpClient } from "@masume/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds, emptyDatabase } from "./databases.js";
import { randomGame } from "./games.js";
import { type Installation, install } from "./nodes.js";
import { type NewPlayer, newPlayer, PlayerSocket, type SeatedPair, seatPair } from "./player-socket.js";
import { startServerProcess } from "./server-process.js";

const blitz = "fischer:180+2";
const { turns } = randomGame("rated", "basic", 8, 8);

function http(url: string, cookie = ""): HttpClient {
  return new HttpClient((path, init) =>
    fetch(url + path, { ...init, headers: { ...init.headers, ...(cookie ? { cookie } : {}) } }),
  );
}

async function ratingOf(url: string, player: string) {
  const found = await http(url).request("getPlayer", { params: { id: player } });
  if (!found.ok) throw new Error(found.error.code);
  return found.value.ratings;
}

/** Both have moved. */
async function begin(pair: SeatedPair): Promise<SeatedPair> {
  for (const ply of [0, 1])
    expect(
      await pair.sockets[ply]!.request("move", { match: pair.match, ply, turn: turns[ply]! }),
    ).toMatchObject({ ok: true });
  return pair;
}

describe.each(databaseKinds)("%s", (kind) => {
  let installation: Installation;
  let urls: [string, string];
  let players: [NewPlayer, NewPlayer];

  beforeAll(async () => {
    installation = await install(kind);
    urls = installation.nodes.map(({ url }) => url) as [string, string];
    players = [await newPlayer(urls[0], "Aiko"), await newPlayer(urls[1], "Ben")];
  });
  afterAll(() => installation.stop());

  const seat = (rated: boolean, clock = blitz) => seatPair(urls, players, "basic", clock, rated);
  const close = (pair: SeatedPair) => Promise.all(pair.sockets.map((one) => one.close()));
  const gamesOf = async () =>
    Promise.all(players.map(async ({ id }) => (await ratingOf(urls[0], id))[0]?.games ?? 0));

  test("casual games, cancelled games and those that end before both have moved change nothing", async () => {
    const casual = await begin(await seat(false));
    await casual.sockets[0].request("resign", { match: casual.match });
    const cancelled = await seat(true);
    expect(cancelled.sockets[0].match).toMatchObject({
      rated: true,
      ratings: { red: { rating: 1500, isProvisional: true, change: null }, blue: { rating: 1500 } },
    });
    await cancelled.sockets[0].request("abort", { match: cancelled.match });
    const resigned = await seat(true);
    await resigned.sockets[1].request("resign", { match: resigned.match });
    expect(await gamesOf()).toEqual([0, 0]);
    await Promise.all([casual, cancelled, resigned].map(close));
    const alone = await PlayerSocket.open(urls[0], players[0].cookie);
    const terms = { rules: "basic", clock: "none", rated: true } as const;
    for (const type of ["open", "seek"] as const)
      expect(await alone.request(type, terms)).toMatchObject({ error: { code: "needs-clock" } });
    await alone.close();
  });

  test("a game that both end at once, asked for again and again, counts once", async () => {
    const pair = await begin(await seat(true));
    const { match, sockets } = pair;
    await Promise.all(sockets.map((one) => one.request("resign", { match })));
    for (const one of sockets)
      expect(await one.request("resign", { match })).toMatchObject({ error: { code: "not-playing" } });
    const { result, ratings } = await sockets[0].matchWhen(({ phase }) => phase === "over");
    // Two newcomers: by Glicko-2 the winner has 1662, the loser 1338.
    const [winner, loser] =
      result!.winner === "red" ? (["red", "blue"] as const) : (["blue", "red"] as const);
    expect(ratings).toEqual({
      [winner]: { rating: 1500, isProvisional: true, change: 162 },
      [loser]: { rating: 1500, isProvisional: true, change: -162 },
    });
    expect(await gamesOf()).toEqual([1, 1]);
    const shown = await http(urls[1]).request("getMatch", { params: { id: match } });
    expect(shown).toMatchObject({ ok: true, value: { rated: true, ratings } });
    await close(pair);
  });

  test("of games that end together on two nodes each builds on the other", async () => {
    const pairs: SeatedPair[] = [];
    for (let i = 0; i < 6; i++) pairs.push(await begin(await seat(true)));
    await Promise.all(pairs.map(({ match, sockets }, i) => sockets[i % 2]!.request("resign", { match })));
    const ended = await Promise.all(
      pairs.map(({ sockets }) => sockets[0].matchWhen(({ phase }) => phase === "over")),
    );
    expect(await gamesOf()).toEqual([7, 7]);
    for (const { id } of players) {
      const changes = ended.map(({ seats, ratings }) => ratings![seats.red!.id === id ? "red" : "blue"]!);
      const last = (await ratingOf(urls[0], id))[0]!.rating;
      // Whichever was first: what each has changed, one after the other, leads from the game before to here.
      const sum = changes.reduce((total, { change }) => total + change!, 0);
      expect([1662 + sum, 1338 + sum]).toContain(last);
    }
    await Promise.all(pairs.map(close));
  });

  test("a list by pace ranks those whose rating is known well enough, and says where one stands", async () => {
    const { db } = installation.nodes[0].storage.database;
    const list = async (cookie: string) => {
      const got = await http(urls[0], cookie).request("listRatings", { params: { clock: "blitz" } });
      if (!got.ok) throw new Error(got.error.code);
      return got.value;
    };
    expect(await list(players[0].cookie)).toMatchObject({
      players: [],
      you: { rank: null, isProvisional: true, games: 7 },
    });
    const known = { deviation: 80, rating: 1700 };
    await db.updateTable("ratings").set(known).where("player_id", "=", players[0].id).execute();
    await db
      .updateTable("ratings")
      .set({ ...known, rating: 1750.4 })
      .where("player_id", "=", players[1].id)
      .execute();
    expect(await list(players[0].cookie)).toMatchObject({
      players: [
        { rank: 1, player: { name: "Ben" }, rating: 1750, isProvisional: false },
        { rank: 2, player: { name: "Aiko" }, rating: 1700, deviation: 80 },
      ],
      you: { rank: 2, rating: 1700 },
    });
    expect((await list("")).you).toBeNull();
  });

  test("ratings are part of what one may take along, and go with the player", async () => {
    const { db } = installation.nodes[0].storage.database;
    const [{ id, cookie }] = players;
    const exported = await http(urls[0], cookie).request("exportMe");
    expect(exported).toMatchObject({ value: { ratings: [{ class: "blitz", rating: 1700, games: 7 }] } });
    expect(await http(urls[0], cookie).request("deleteMe")).toMatchObject({ ok: true });
    expect(await db.selectFrom("ratings").select("player_id").execute()).toEqual([
      { player_id: players[1].id },
    ]);
    expect(await db.selectFrom("ratings").select("player_id").where("player_id", "=", id).execute()).toEqual(
      [],
    );
  });
});

describe.each(databaseKinds)("%s", (kind) => {
  test("a server killed while games end: an end and its ratings are both there, or neither", async () => {
    const database = await emptyDatabase(kind);
    const start = () => startServerProcess("--log-level", "error", ...database.args);
    const doomed = await start();
    const players = [await newPlayer(doomed.url, "Aiko"), await newPlayer(doomed.url, "Ben")] as const;
    const pairs: SeatedPair[] = [];
    for (let i = 0; i < 6; i++)
      pairs.push(await begin(await seatPair([doomed.url, doomed.url], players, "basic", blitz, true)));
    const ends = pairs.map(({ match, sockets }, i) => sockets[i % 2]!.request("resign", { match }));
    const acknowledged = await Promise.any(ends).then(() => doomed.end("SIGKILL"));
    expect(acknowledged).toBeUndefined();
    await Promise.all(ends);

    const server = await start();
    const summaries = async () => {
      const mine = await http(server.url, players[0].cookie).request("listMyMatches");
      if (!mine.ok) throw new Error(mine.error.code);
      return mine.value.matches;
    };
    const check = async () => {
      const over = (await summaries()).filter(({ phase }) => phase === "over");
      const whole = await Promise.all(
        over.map(({ id }) => http(server.url).request("getMatch", { params: { id } })),
      );
      for (const { id } of players) {
        const [rating] = await ratingOf(server.url, id);
        expect(rating!.games).toBe(over.length);
        const change = whole.reduce((sum, got) => {
          if (!got.ok) throw new Error(got.error.code);
          return sum + got.value.ratings![got.value.red!.id === id ? "red" : "blue"]!.change!;
        }, 0);
        expect(rating!.rating).toBe(1500 + change);
      }
      return over.length;
    };
    expect(await check()).toBeGreaterThan(0);
    // Everybody sends again what they do not know to be done.
    const sockets = await Promise.all(players.map(({ cookie }) => PlayerSocket.open(server.url, cookie)));
    for (const { match } of pairs) await sockets[0]!.request("resign", { match });
    expect(await check()).toBe(pairs.length);
    await Promise.all(sockets.map((one) => one.close()));
    await server.end("SIGTERM");
    await database.remove();
  });
});
