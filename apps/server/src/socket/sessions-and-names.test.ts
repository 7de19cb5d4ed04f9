/** What reaches sockets from elsewhere: sessions that end, names that change, records, players who leave for good. */
import { describe, expect, test } from "vitest";
import { addPlayers } from "../storage/testing/memory-storage.js";
import { addMatch } from "../storage/testing/rows.js";
import { lastMatch, settled, startOnline } from "./testing/online-server.js";
import { seated } from "./testing/seated.js";

describe("sessions", () => {
  async function connected() {
    const server = await startOnline();
    const [aiko, ben] = (await addPlayers(server.storage, "Aiko", "Ben")) as [string, string];
    const sockets = [
      await server.connect(aiko, "a1"),
      await server.connect(aiko, "a2"),
      await server.connect(ben, "b1"),
      await server.connect(),
    ];
    const signedOut = async () => {
      await settled();
      return sockets.map(({ isSignedOut }) => isSignedOut);
    };
    return { server, aiko, ben, sockets, signedOut };
  }

  test("one that ends takes its sockets along; all of a player's take all", async () => {
    const { server, aiko, signedOut } = await connected();
    server.online.notifySignedOut(aiko, "a2");
    expect(await signedOut()).toEqual([false, true, false, false]);
    server.online.notifySignedOut(aiko);
    expect(await signedOut()).toEqual([true, true, false, false]);
  });

  test("one that ended without a word is found out within half a minute; so is one that expired", async () => {
    const { server, aiko, sockets, signedOut } = await connected();
    const { time, db } = server.storage;
    const token = { player_id: aiko, device: "", created_at: time, used_at: time };
    await db
      .insertInto("player_tokens")
      .values({ ...token, hash: "a2" })
      .execute();
    await server.pass(28_000);
    expect(await signedOut()).toEqual([false, false, false, false]);
    await server.pass(4_000);
    expect(await signedOut()).toEqual([true, false, true, false]);
    expect(sockets[3]!.isSignedOut).toBe(false);
  });

  test("records are told to the player's other sessions", async () => {
    const { server, aiko, sockets } = await connected();
    server.online.notifyRecords({ player: { id: aiko, name: "Aiko" }, session: "a1", usedAt: 0 }, 7);
    await settled();
    expect(sockets.map((one) => one.all("records"))).toEqual([[], [{ type: "records", head: 7 }], [], []]);
  });
});

test("a new name is shown to whoever watches a game of the player, and to nobody else", async () => {
  const server = await startOnline();
  const { red, blue } = await seated(server);
  const guest = await server.connect();
  await server.ask(guest, { type: "watch", match: await addMatch(server.storage, {}) });
  const before = guest.sent.length;
  await server.players.rename(red.player!.id, "Aoi");
  server.online.notifyRenamed(red.player!.id);
  await settled();
  for (const one of [red, blue])
    expect(lastMatch(one).seats).toMatchObject({ red: { name: "Aoi" }, blue: { name: "Ben" } });
  expect(guest.sent.length).toBe(before);
});

test("who leaves for good resigns every game, on either side, and closes every room; no one else's", async () => {
  const server = await startOnline();
  const { match, blue, play } = await seated(server);
  await play(2);
  const { db } = server.storage;

  const { red_id, blue_id } = (await server.storage.matches.find(match))!.row;
  const left = red_id!;
  const asBlue = await addMatch(server.storage, { red: blue_id, blue: left, ply: 0 });
  const room = await addMatch(server.storage, { blue: left, phase: "waiting", ply: 0 });
  const over = await addMatch(server.storage, { red: left, blue: blue_id, phase: "over" });
  const theirs = await addMatch(server.storage, { red: blue_id, phase: "waiting", ply: 0 });
  await server.online.resignAll(left);
  await settled();
  expect(lastMatch(blue).result).toEqual({ winner: "blue", reason: "resigned" });
  const rows = await db.selectFrom("matches").select(["id", "phase"]).execute();
  const phases = Object.fromEntries(rows.map(({ id, phase }) => [id, phase]));
  expect(phases).toEqual({ [match]: "over", [asBlue]: "over", [over]: "over", [theirs]: "waiting" });
  expect(phases).not.toHaveProperty(room);
});

describe("every few minutes", () => {
  test("sessions that expired and codes that nobody used are deleted", async () => {
    const server = await startOnline();
    const [aiko] = (await addPlayers(server.storage, "Aiko")) as [string];
    const { db } = server.storage;
    const token = { player_id: aiko, device: "", hash: "old", created_at: 0, used_at: 0 };
    await db.insertInto("player_tokens").values(token).execute();
    await db.insertInto("device_codes").values({ hash: "c", player_id: aiko, expires_at: 0 }).execute();
    await server.pass(302_000);
    expect(await db.selectFrom("player_tokens").select("hash").execute()).toEqual([]);
    expect(await db.selectFrom("device_codes").select("hash").execute()).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  test("a step that fails is logged, and the others are done all the same", async () => {
    const server = await startOnline();
    const { match, red, play } = await seated(server, { clock: "move:20" });
    await play(2);
    server.online.presence.retry = () => Promise.reject(new Error("a step"));
    await server.pass(22_000);
    expect(server.errors.length).toBeGreaterThan(5);
    expect(lastMatch(red)).toMatchObject({ match, phase: "over" });
  });
});
