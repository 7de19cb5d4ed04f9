/** Who is there, who has gone, and when that costs a game; by a clock of the test's own. */
import { describe, expect, test } from "vitest";
import type { FakeConnection } from "../matches/testing/fake-connection.js";
import { lastMatch, startOnline } from "./testing/online-server.js";
import { seated } from "./testing/seated.js";

const graceMs = 30_000;

const presence = (connection: FakeConnection) => connection.all("presence").at(-1)!;

describe("a player who goes away", () => {
  test("has a while to come back, which everybody sees, and loses when it is over", async () => {
    const server = await startOnline({ graceMs });
    const { red, blue, play } = await seated(server);
    await play(2);
    await server.disconnect(red);
    const until = server.storage.time + graceMs;
    expect(presence(blue)).toMatchObject({ here: { red: false, blue: true }, gone: { side: "red", until } });
    await server.pass(graceMs - 1_000);
    expect(lastMatch(blue).phase).toBe("playing");
    // It goes on from when they left, whatever else is told meanwhile.
    expect(presence(blue)).toMatchObject({ gone: { side: "red", until } });
    await server.pass(1_000);
    expect(lastMatch(blue).result).toEqual({ winner: "blue", reason: "abandoned" });
  });

  test("and is back in time goes on, however late", async () => {
    const server = await startOnline({ graceMs });
    const { match, red, blue, play, move } = await seated(server);
    await play(2);
    await server.disconnect(red);
    await server.pass(graceMs - 1_000);
    const again = await server.connect(red.player!.id);
    expect(presence(blue)).toMatchObject({ here: { red: true, blue: true }, gone: null });
    await server.pass(2 * graceMs);
    expect(lastMatch(blue).phase).toBe("playing");
    await server.ask(again, { type: "watch", match });
    expect(await move(again, 2)).toMatchObject({ type: "done" });
  });

  test("with another socket open has not gone", async () => {
    const server = await startOnline({ graceMs });
    const { red, blue, play } = await seated(server);
    await play(2);
    await server.connect(red.player!.id, "another");
    await server.disconnect(red);
    expect(presence(blue)).toMatchObject({ here: { red: true }, gone: null });
    await server.pass(2 * graceMs);
    expect(lastMatch(blue).phase).toBe("playing");
  });

  test("loses nothing when nobody waits: both have gone, or only others watch", async () => {
    const server = await startOnline({ graceMs });
    const { match, red, blue, play } = await seated(server);
    const guest = await server.connect();
    await server.ask(guest, { type: "watch", match });
    await play(2);
    await server.disconnect(red);
    await server.pass(graceMs - 1_000);
    await server.disconnect(blue);
    expect(presence(guest)).toMatchObject({ here: { red: false, blue: false }, gone: null });
    await server.pass(2 * graceMs);
    expect(lastMatch(guest).phase).toBe("playing");
  });

  test("before both have moved: nobody has lost", async () => {
    const server = await startOnline({ graceMs });
    const { red, blue, play } = await seated(server);
    await play(1);
    await server.disconnect(blue);
    await server.pass(graceMs);
    expect(lastMatch(red).result).toEqual({ winner: null, reason: "aborted" });
  });

  test("after the end is gone, and that is all", async () => {
    const server = await startOnline({ graceMs });
    const { match, red, blue, play } = await seated(server);
    await play(2);
    await server.ask(red, { type: "resign", match });
    await server.disconnect(red);
    expect(presence(blue)).toMatchObject({ here: { red: false, blue: true }, gone: null });
  });

  test("has a minute where nothing else is said", async () => {
    const server = await startOnline();
    const { red, blue, play } = await seated(server);
    await play(2);
    await server.disconnect(red);
    expect(presence(blue).gone?.until).toBe(server.storage.time + 60_000);
  });
});

describe("spectators", () => {
  test("are counted by their sockets; players are not, wherever they look from", async () => {
    const server = await startOnline();
    const { match, red, blue } = await seated(server);
    const second = await server.connect(red.player!.id, "second");
    const guests = [await server.connect(), await server.connect(), await server.connect("somebody")];
    for (const one of [second, ...guests]) await server.ask(one, { type: "watch", match });
    expect([red, blue, second, guests[0]!].map((one) => presence(one).spectators)).toEqual([3, 3, 3, 3]);
    await server.ask(guests[0]!, { type: "unwatch", match });
    expect([presence(red).spectators, presence(guests[0]!).spectators]).toEqual([2, 3]);
    await server.disconnect(guests[1]!);
    await server.disconnect(guests[2]!);
    expect(presence(blue).spectators).toBe(0);
  });
});
