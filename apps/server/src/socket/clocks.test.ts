/** Clocks of games: what runs out by itself, and that a move counts from when it arrived. */
import { describe, expect, test } from "vitest";
import { lastMatch, startOnline } from "./testing/online-server.js";
import { seated, turns } from "./testing/seated.js";

/** However far a test moves the clock at once, that is no outage. */
const neverDead = { heartbeatMs: 2_000, deadMs: Number.POSITIVE_INFINITY };

describe("a clock", () => {
  test("runs out by itself, and everybody who watches sees it", async () => {
    const server = await startOnline();
    const { match, red, blue, play } = await seated(server, { clock: "move:20" });
    const guest = await server.connect();
    await server.ask(guest, { type: "watch", match });
    await play(2);
    await server.pass(19_000);
    expect(lastMatch(guest).phase).toBe("playing");
    await server.pass(2_000);
    for (const one of [red, blue, guest])
      expect(lastMatch(one)).toMatchObject({
        result: { winner: "blue", reason: "time" },
        left: { red: 0, blue: 20_000 },
      });
    const { row } = (await server.storage.matches.find(match))!;
    expect([row.phase, row.deadline, row.updated_at]).toEqual(["over", null, lastMatch(red).turnAt]);
  });

  test("runs out with nobody watching, within a heartbeat or two", async () => {
    const server = await startOnline();
    const { match, red, blue, play } = await seated(server, { clock: "move:20" });
    await play(2);
    for (const one of [red, blue]) await server.ask(one, { type: "unwatch", match });
    await server.pass(26_000);
    expect((await server.storage.matches.find(match))!.row.phase).toBe("over");
  });

  test("each move starts the other's time", async () => {
    const server = await startOnline();
    const { red, play } = await seated(server, { clock: "move:20" });
    await play(2);
    for (let i = 0; i < 3; i++) {
      await server.pass(15_000);
      await play(1);
    }
    expect(lastMatch(red)).toMatchObject({ phase: "playing", turnAt: server.storage.time });
  });
});

describe("a move", () => {
  /** It arrived after so long, and is decided later still. */
  async function arriving(after: number) {
    const server = await startOnline({ times: neverDead });
    const { match, red, play } = await seated(server, { clock: "fischer:30+2" });
    await play(2);
    const begun = server.storage.time;
    server.storage.time = begun + Math.max(after, 30_000) + 500;
    const command = {
      kind: "move",
      player: red.player!.id,
      ply: 2,
      turn: turns[2]!,
      at: begun + after,
    } as const;
    const outcome = await server.online.matches.execute(match, command);
    return { outcome, row: (await server.storage.matches.find(match))!.row, now: server.storage.time };
  }

  test("that arrived in time counts from then, however long it took to be decided", async () => {
    const { outcome, row, now } = await arriving(29_999);
    expect(outcome.kind).toBe("changed");
    expect(JSON.parse(row.details).left).toEqual({ red: 2_001, blue: 30_000 });
    expect(row.turn_at).toBe(now);
  });

  test("that arrived with the last moment is too late", async () => {
    const { outcome, row } = await arriving(30_000);
    expect(outcome).toMatchObject({ kind: "refused", code: "not-playing" });
    expect(JSON.parse(row.details).result).toEqual({ winner: "blue", reason: "time" });
  });
});

test("whatever is asked too late, the time has run out first", async () => {
  const server = await startOnline({ times: neverDead });
  const { match, red, blue, play } = await seated(server, { clock: "move:20" });
  await play(2);
  server.storage.time += 20_000;
  expect(await server.ask(blue, { type: "offer", match, offer: "draw", ply: 2 })).toMatchObject({
    code: "not-playing",
  });
  expect(lastMatch(red).result).toEqual({ winner: "blue", reason: "time" });
});

test("a game without a clock ends after two weeks without a move", async () => {
  const server = await startOnline({ times: neverDead });
  const { match, red, play } = await seated(server);
  await play(2);
  const twoWeeks = 14 * 24 * 60 * 60_000;
  server.storage.time += twoWeeks - 1;
  expect((await server.online.matches.execute(match, { kind: "time" })).kind).toBe("refused");
  server.storage.time += 1;
  expect((await server.online.matches.execute(match, { kind: "time" })).kind).toBe("changed");
  expect(lastMatch(red).result).toEqual({ winner: null, reason: "expired" });
});
