import { describe, expect, expectTypeOf, test } from "vitest";
import { type FakeSocket, settled, startClient } from "./testing/fake-socket.js";
import type { ServerMessage } from "./types.js";

const match = "0123456789abcdef";
const move = { match, ply: 0, turn: "a" };

function matchMessage(from: number, ...turns: string[]): ServerMessage {
  return {
    type: "match",
    match,
    version: from + turns.length,
    code: null,
    phase: "playing",
    rules: "official",
    clock: "none",
    rated: false,
    ratings: null,
    seats: { red: null, blue: null },
    from,
    turns,
    left: null,
    turnAt: 0,
    now: 5_000,
    offers: { draw: null, takeback: null, rematch: null },
    result: null,
    victoryLine: null,
    next: null,
  };
}

describe("requests", () => {
  test("are answered by number, with what they are answered with", async () => {
    const { client, sockets } = startClient();
    sockets[0]!.welcome();
    const ping = client.request("ping");
    await settled();
    sockets[0]!.receive({ type: "done", id: 1, now: 7 });
    const result = await ping;
    expect(result).toMatchObject({ ok: true, value: { now: 7 } });
    if (result.ok) expectTypeOf(result.value.now).toEqualTypeOf<number>();
  });

  test("a refusal is handed on, with the rule that forbids", async () => {
    const { client, sockets } = startClient();
    sockets[0]!.welcome();
    const played = client.request("move", move);
    sockets[0]!.receive({ type: "refused", id: 1, code: "illegal", rule: "not-a-slide" });
    expect(await played).toEqual({ ok: false, error: { code: "illegal", rule: "not-a-slide" } });
  });

  test("what could not be stored is sent again, later and later, until it is", async () => {
    const { client, sockets, wait } = startClient();
    const [socket] = sockets as [FakeSocket];
    socket.welcome();
    const played = client.request("move", move);
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      socket.refuse("storage");
      waits.push(...(await wait()));
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    expect(socket.typesSent()).toEqual(Array(7).fill("move"));
    socket.done();
    expect(await played).toMatchObject({ ok: true });
  });

  test("what is asked without a connection waits for one; a room is opened once or not at all", async () => {
    const { client, sockets } = startClient();
    const terms = { rules: "official", clock: "none" } as const;
    expect(await client.request("open", terms)).toEqual({ ok: false, error: { code: "disconnected" } });
    void client.request("seek", terms);
    sockets[0]!.welcome();
    await settled();
    const opened = client.request("open", terms);
    expect(sockets[0]!.typesSent()).toEqual(["seek", "open"]);
    sockets[0]!.refuse("storage");
    expect(await opened).toMatchObject({ ok: false, error: { code: "storage" } });
  });

  test("nothing waits any longer after the end, and nothing is opened again", async () => {
    const { client, sockets, wait } = startClient();
    sockets[0]!.welcome();
    const asked = client.request("resign", { match });
    sockets[0]!.refuse("storage");
    await settled();
    client.close();
    expect(await asked).toEqual({ ok: false, error: { code: "disconnected" } });
    expect(await client.request("unseek")).toMatchObject({ ok: false });
    await wait();
    expect(sockets).toHaveLength(1);
  });
});

describe("watching", () => {
  test("is sent once per connection, and again on the next", async () => {
    const { client, sockets, wait } = startClient();
    client.watch(match, { match: () => {} });
    expect(sockets[0]!.sent).toEqual([]);
    sockets[0]!.welcome();
    expect(sockets[0]!.typesSent()).toEqual(["watch"]);
    sockets[0]!.close();
    await wait();
    sockets[1]!.welcome();
    await settled();
    expect(sockets[1]!.typesSent()).toEqual(["watch"]);
  });

  test("has the whole match, and with it the server's time, by which its clocks are shown", () => {
    const { client, sockets } = startClient();
    const seen: string[] = [];
    client.watch(match, { match: ({ turns }) => seen.push(turns.join("")) });
    sockets[0]!.welcome();
    sockets[0]!.receive(matchMessage(0, "a", "b"));
    expect(client.now()).toBe(5_000);
    sockets[0]!.receive({ ...matchMessage(2, "c"), now: 9_000 });
    expect([seen, client.now()]).toEqual([["ab", "abc"], 9_000]);
  });

  test("a match that is not there is said, one that cannot be read is asked for again", async () => {
    const { client, sockets, wait } = startClient();
    const refusals: string[] = [];
    client.watch(match, { match: () => {}, refused: (code) => refusals.push(code) });
    sockets[0]!.welcome();
    sockets[0]!.refuse("storage");
    await wait();
    expect(sockets[0]!.typesSent()).toEqual(["watch", "watch"]);
    sockets[0]!.refuse("no-match");
    await settled();
    expect(refusals).toEqual(["no-match"]);
  });
});

describe("a client", () => {
  test("shows the server's time by what the machine's clock is behind", () => {
    const { client, sockets } = startClient();
    expect(client.now()).toBe(1_000);
    sockets[0]!.welcome();
    expect(client.now()).toBe(5_000);
  });

  test("hands on what the server says by itself: pairs, records, and who is there, to who watches that match", () => {
    const { client, sockets, events } = startClient();
    const present: number[] = [];
    client.watch(match, { match: () => {}, presence: ({ spectators }) => present.push(spectators) });
    sockets[0]!.welcome();
    const presence = { type: "presence", here: { red: true, blue: true }, gone: null } as const;
    sockets[0]!.receive({ ...presence, match, spectators: 2 });
    sockets[0]!.receive({ ...presence, match: "another000000000", spectators: 9 });
    sockets[0]!.receive({ type: "paired", match });
    sockets[0]!.receive({ type: "records", head: 7 });
    expect(present).toEqual([2]);
    expect(events).toEqual([
      ["paired", match],
      ["records", 7],
    ]);
  });

  test("watches at once what is watched while it is open", () => {
    const { client, sockets } = startClient();
    sockets[0]!.welcome();
    client.watch(match, { match: () => {} });
    expect(sockets[0]!.sent).toEqual([{ type: "watch", id: 1, match }]);
  });

  test("a watch that could not be read is asked for later and later, and not on a connection that is gone", async () => {
    const { client, sockets, wait } = startClient();
    client.watch(match, { match: () => {} });
    sockets[0]!.welcome();
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      sockets[0]!.refuse("storage");
      waits.push(...(await wait()));
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    sockets[0]!.refuse("storage");
    await settled();
    sockets[0]!.close();
    await wait();
    expect(sockets[0]!.sent).toHaveLength(7);
    expect(sockets[1]!.sent).toEqual([]);
  });

  test("every request that waited is sent once, when the connection is there", async () => {
    const { client, sockets, wait } = startClient();
    void client.request("unseek");
    void client.request("ping");
    sockets[0]!.welcome();
    await settled();
    expect(sockets[0]!.typesSent()).toEqual(["unseek", "ping"]);
    sockets[0]!.receive({ type: "done", id: 1 });
    sockets[0]!.receive({ type: "done", id: 2, now: 1 });
    sockets[0]!.close();
    await wait();
    sockets[1]!.welcome();
    await settled();
    expect(sockets[1]!.sent).toEqual([]);
  });

  test("closed, it closes its socket, leaves no timer behind, and opens nothing more, even while it was waiting to", async () => {
    const { client, sockets, statuses, timers, wait } = startClient();
    sockets[0]!.welcome();
    let isClosed = false;
    sockets[0]!.addEventListener("close", () => {
      isClosed = true;
    });
    client.close();
    expect([isClosed, statuses]).toEqual([true, ["open"]]);
    const lost = startClient();
    lost.sockets[0]!.close();
    await settled();
    expect(lost.timers.size).toBe(1);
    lost.client.close();
    await wait();
    await settled();
    expect([timers.size, lost.timers.size, lost.sockets.length]).toEqual([0, 0, 1]);
  });
});

test("reconnecting waits longer and longer, until somebody answers", async () => {
  const { sockets, wait } = startClient();
  const waits: number[] = [];
  for (let i = 0; i < 5; i++) {
    sockets.at(-1)!.close();
    waits.push(...(await wait()));
  }
  sockets.at(-1)!.welcome();
  sockets.at(-1)!.close();
  expect([...waits, ...(await wait())]).toEqual([500, 1_000, 2_000, 4_000, 8_000, 500]);
});

test("a dead connection is dropped at once, and what was asked is asked again on the next", async () => {
  const { client, sockets, statuses, timers } = startClient({ isFirstDead: true });
  sockets[0]!.welcome();
  const played = client.request("move", move);
  await settled();
  client.drop();
  client.drop();
  expect(statuses).toEqual(["open", "lost"]);
  sockets[0]!.receive(matchMessage(0, "late"));
  client.retry();
  await settled();
  expect([sockets.length, timers.size]).toEqual([2, 0]);
  sockets[1]!.welcome();
  await settled();
  expect(sockets[1]!.typesSent()).toEqual(["move"]);
  sockets[1]!.done();
  expect(await played).toMatchObject({ ok: true });
  expect(statuses).toEqual(["open", "lost", "open"]);
});
