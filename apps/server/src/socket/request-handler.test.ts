/** What sockets may ask, what they are answered, and who else is told. */
import { describe, expect, test, vi } from "vitest";
import { addPlayers, idOf } from "../storage/testing/memory-storage.js";
import { addMatch } from "../storage/testing/rows.js";
import { lastMatch, startOnline } from "./testing/online-server.js";
import { seated, turns } from "./testing/seated.js";

const refused = (code: string) => ({ type: "refused", code });
const done = { type: "done" };
const terms = { rules: "basic", clock: "none" } as const;

describe("somebody who may only watch", () => {
  test("is welcomed as nobody, may ask for the time, and watch", async () => {
    const server = await startOnline();
    const guest = await server.connect();
    expect(guest.sent).toEqual([{ type: "welcome", protocol: 2, player: null, now: server.storage.time }]);
    server.storage.time += 7;
    expect(await server.ask(guest, { type: "ping" })).toMatchObject({ ...done, now: server.storage.time });
    const match = await addMatch(server.storage, {});
    expect(await server.ask(guest, { type: "watch", match })).toMatchObject({ ...done, match });
    expect(await server.ask(guest, { type: "unwatch", match })).toMatchObject(done);
  });

  test.each([
    { type: "open", ...terms },
    { type: "join", room: "123456" },
    { type: "seek", ...terms },
    { type: "take", player: idOf("somebody") },
    { type: "unseek" },
    { type: "move", match: idOf("match"), ply: 0, turn: "x" },
    { type: "resign", match: idOf("match") },
    { type: "abort", match: idOf("match") },
    { type: "offer", match: idOf("match"), offer: "draw", ply: 0 },
    { type: "accept", match: idOf("match"), offer: "draw", ply: 0 },
    { type: "decline", match: idOf("match"), offer: "draw", ply: 0 },
  ] as const)("may not $type", async (request) => {
    const server = await startOnline();
    expect(await server.ask(await server.connect(), request)).toMatchObject(refused("not-a-player"));
  });
});

test("a player is welcomed by name", async () => {
  const server = await startOnline();
  const [aiko] = await addPlayers(server.storage, "Aiko");
  const socket = await server.connect(aiko);
  expect(socket.sent[0]).toMatchObject({ type: "welcome", player: { id: aiko } });
});

describe("watching", () => {
  test("twenty matches at once, one of them as often as one likes, and no twenty-first", async () => {
    const server = await startOnline();
    const guest = await server.connect();
    const matches: string[] = [];
    for (let i = 0; i < 21; i++) matches.push(await addMatch(server.storage, {}));
    const watch = (i: number) => server.ask(guest, { type: "watch", match: matches[i]! });
    for (let i = 0; i < 20; i++) expect(await watch(i)).toMatchObject(done);
    expect(await watch(20)).toMatchObject(refused("too-many"));
    expect(await watch(3)).toMatchObject(done);
    await server.ask(guest, { type: "unwatch", match: matches[0]! });
    expect(await watch(20)).toMatchObject(done);
  });

  test("what is not there is refused, and is not watched", async () => {
    const server = await startOnline();
    const guest = await server.connect();
    for (let i = 0; i < 25; i++)
      expect(await server.ask(guest, { type: "watch", match: idOf(`nothing${i}`) })).toMatchObject(
        refused("no-match"),
      );
    expect(server.online.hub.watchedMatches).toEqual([]);
  });

  test("a new watcher gets the whole match and who is there; the others hear of one more", async () => {
    const server = await startOnline();
    const { match, red, play } = await seated(server);
    await play(2);
    const guest = await server.connect();
    await server.ask(guest, { type: "watch", match });
    expect(guest.sent.map(({ type }) => type)).toEqual(["welcome", "match", "done", "presence"]);
    expect(lastMatch(guest)).toMatchObject({ from: 0, turns: turns.slice(0, 2), version: 3, code: null });
    expect(guest.all("presence")).toMatchObject([
      { here: { red: true, blue: true }, spectators: 1, gone: null },
    ]);
    expect(red.all("presence").at(-1)).toMatchObject({ spectators: 1 });
    // Asked again, nothing has changed, and one is told all the same; nobody else is.
    const before = red.sent.length;
    await server.ask(guest, { type: "watch", match });
    expect(guest.all("presence")).toHaveLength(2);
    expect(red.sent.length).toBe(before);
  });
});

describe("a game", () => {
  test("its room has a code until it is full; then both are named and the first turn begins", async () => {
    const server = await startOnline();
    const { storage } = server;
    const [aiko, ben] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
    const [one, other] = [await server.connect(aiko), await server.connect(ben)];
    const opened = await server.ask(one, { type: "open", ...terms, side: "blue" });
    const { match } = opened as { match: string };
    await server.ask(one, { type: "watch", match });
    const { code } = lastMatch(one);
    expect(lastMatch(one)).toMatchObject({ phase: "waiting", seats: { red: null, blue: { name: "Aiko" } } });
    expect(await server.ask(other, { type: "join", room: "nobody" })).toMatchObject(refused("no-match"));
    storage.time += 5_000;
    expect(await server.ask(other, { type: "join", room: code! })).toMatchObject({ ...done, match });
    expect(lastMatch(one)).toMatchObject({
      ...{ phase: "playing", code: null, turnAt: storage.time, now: storage.time },
      seats: { red: { id: ben, name: "Ben" }, blue: { id: aiko, name: "Aiko" } },
    });
  });

  test("every turn reaches both and whoever watches, as the part that changed", async () => {
    const server = await startOnline();
    const { match, red, blue, play } = await seated(server);
    const guest = await server.connect();
    await server.ask(guest, { type: "watch", match });
    await play(3);
    for (const one of [red, blue, guest])
      expect(
        one
          .all("match")
          .slice(-3)
          .map(({ from, turns }) => [from, turns]),
      ).toEqual([
        [0, [turns[0]]],
        [1, [turns[1]]],
        [2, [turns[2]]],
      ]);
    await server.ask(red, { type: "offer", match, offer: "takeback", ply: 3 });
    await server.ask(blue, { type: "accept", match, offer: "takeback", ply: 3 });
    for (const one of [red, blue, guest]) expect(lastMatch(one)).toMatchObject({ from: 2, turns: [] });
    expect((await server.storage.matches.find(match))?.turns).toEqual(turns.slice(0, 2));
    await server.ask(guest, { type: "unwatch", match });
    const before = guest.sent.length;
    await play(1);
    expect(guest.sent.length).toBe(before);
  });

  test("moves and ends are counted for whoever runs the server", async () => {
    const server = await startOnline();
    const { match, red, play } = await seated(server);
    await play(3);
    expect(await server.metric("masume_moves_total")).toBe(3);
    await server.ask(red, { type: "resign", match });
    expect(await server.metric("masume_matches_over_total", { reason: "resigned" })).toBe(1);
    expect(await server.metric("masume_matches_over_total")).toBe(1);
    expect([await server.metric("masume_sockets"), await server.metric("masume_watched_matches")]).toEqual([
      2, 1,
    ]);
  });

  test("a rated one needs a clock, however it comes about", async () => {
    const server = await startOnline();
    const [aiko] = await addPlayers(server.storage, "Aiko");
    const socket = await server.connect(aiko);
    for (const type of ["open", "seek"] as const) {
      expect(await server.ask(socket, { type, ...terms, rated: true })).toMatchObject(refused("needs-clock"));
      expect(await server.ask(socket, { type, ...terms, clock: "move:60", rated: true })).toMatchObject(done);
      expect(await server.ask(socket, { type, ...terms, rated: false })).toMatchObject(done);
    }
  });

  test("what storage refuses is said to be storage's fault, and the next move finds the game as it is", async () => {
    const server = await startOnline();
    const { match, red, move, play } = await seated(server);
    await play(2);
    const failing = vi.spyOn(server.storage.matches, "commit");
    failing.mockRejectedValueOnce(Object.assign(new Error("full"), { code: "SQLITE_FULL" }));
    expect(await move(red, 2)).toMatchObject(refused("storage"));
    failing.mockRejectedValueOnce(new Error("a bug"));
    expect(await move(red, 2)).toMatchObject(refused("internal"));
    expect(server.errors).toHaveLength(2);
    // Nobody knew whether it was written, so it is read again.
    await server.storage.db.updateTable("matches").set({ version: 9 }).where("id", "=", match).execute();
    expect(await move(red, 2)).toMatchObject(done);
    expect((await server.storage.matches.find(match))?.row.version).toBe(10);
  });
});

describe("a quick match", () => {
  test("both are told once, on every socket, and no one else", async () => {
    const server = await startOnline();
    const [aiko, ben, chie] = (await addPlayers(server.storage, "Aiko", "Ben", "Chie")) as [
      string,
      string,
      string,
    ];
    const sockets = [
      await server.connect(aiko, "a1"),
      await server.connect(aiko, "a2"),
      await server.connect(ben),
      await server.connect(chie),
      await server.connect(),
    ];
    const paired = () => sockets.map((one) => one.all("paired").length);
    await server.ask(sockets[3]!, { type: "seek", ...terms, clock: "move:60" });
    expect(await server.ask(sockets[0]!, { type: "seek", ...terms })).toEqual({
      type: "done",
      id: expect.any(Number),
    });
    await server.ask(sockets[2]!, { type: "seek", ...terms });
    expect(paired()).toEqual([1, 1, 1, 0, 0]);
    const taken = await server.ask(sockets[2]!, { type: "take", player: chie });
    expect(taken).toMatchObject(done);
    expect(paired()).toEqual([1, 1, 2, 1, 0]);
    expect(sockets[3]!.all("paired")[0]!.match).toBe((taken as { match: string }).match);
    // Nothing is left to be told.
    await server.pass(10_000);
    expect(paired()).toEqual([1, 1, 2, 1, 0]);
  });

  test("a seek ends with the player's last socket, and not before", async () => {
    const server = await startOnline();
    const [aiko] = (await addPlayers(server.storage, "Aiko")) as [string];
    const [one, two] = [await server.connect(aiko, "1"), await server.connect(aiko, "2")];
    await server.ask(one, { type: "seek", ...terms });
    const seeks = async () => (await server.online.lobby.openSeeks(9, undefined)).length;
    await server.disconnect(one);
    expect(await seeks()).toBe(1);
    await server.disconnect(two);
    expect(await seeks()).toBe(0);
  });
});

describe("as many games as may be", () => {
  test("no room, seek or rematch more", async () => {
    const server = await startOnline({ maxGames: 1 });
    const { match, red, blue } = await seated(server);
    for (const type of ["open", "seek"] as const)
      expect(await server.ask(red, { type, ...terms })).toMatchObject(refused("too-many-games"));
    await server.ask(blue, { type: "resign", match });
    expect(await server.ask(red, { type: "offer", match, offer: "rematch", ply: 0 })).toMatchObject(done);
    await addMatch(server.storage, { red: blue.player!.id });
    expect(await server.ask(blue, { type: "accept", match, offer: "rematch", ply: 0 })).toMatchObject(
      refused("too-many-games"),
    );
    await server.storage.db.deleteFrom("matches").where("id", "!=", match).execute();
    expect(await server.ask(blue, { type: "accept", match, offer: "rematch", ply: 0 })).toMatchObject(done);
    const { next } = lastMatch(red);
    const row = (await server.storage.matches.find(next!))!.row;
    expect([row.red_id, row.blue_id, row.phase]).toEqual([blue.player!.id, red.player!.id, "playing"]);
  });
});

describe("who was blocked in the middle of a game", () => {
  test.each(["draw", "takeback"] as const)(
    "offers no %s; who blocked may, and is answered",
    async (offer) => {
      const server = await startOnline();
      const { match, red, blue, play } = await seated(server);
      await play(2);
      const [player_id, blocked_id] = [red.player!.id, blue.player!.id];
      await server.storage.db.insertInto("blocks").values({ player_id, blocked_id, at: 0 }).execute();
      const asked = { match, offer, ply: 2 };
      expect(await server.ask(blue, { type: "offer", ...asked })).toMatchObject({ code: "blocked" });
      expect(await server.ask(red, { type: "offer", ...asked })).toMatchObject({ type: "done" });
      expect(await server.ask(blue, { type: "decline", ...asked })).toMatchObject({ type: "done" });
    },
  );
});

test("who is deleted in the middle of a request is told to try again, and no failure is logged", async () => {
  const server = await startOnline();
  const [aiko] = (await addPlayers(server.storage, "Aiko")) as [string];
  const red = await server.connect(aiko);
  await server.storage.db.deleteFrom("players").execute();
  const asked = { type: "open", rules: "basic", clock: "none", side: "red" } as const;
  expect(await server.ask(red, asked)).toMatchObject({ type: "refused", code: "storage" });
  expect(server.errors).toEqual([]);
});
