import { describe, expect, expectTypeOf, test } from "vitest";
import { SocketClient } from "./socket-client.js";
import type { SocketLike } from "./socket-connection.js";
import type { ServerMessage } from "./types.js";

const match = "0123456789abcdef";

type Listener = (event: { data: unknown }) => void;

/** The server's end of a socket. */
class FakeSocket implements SocketLike {
  readonly sent: { type: string; id: number; match?: string }[] = [];
  readonly #listeners = new Map<string, Listener>();

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.#listeners.get("close")?.({ data: undefined });
  }

  receive(message: ServerMessage): void {
    this.#listeners.get("message")?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.receive({ type: "welcome", protocol: 2, player: null, now: 5_000 });
  }

  typesSent(): string[] {
    return this.sent.map(({ type }) => type);
  }

  refuse(code: "storage" | "illegal" | "no-match"): void {
    this.receive({ type: "refused", id: this.sent.at(-1)!.id, code });
  }

  done(): void {
    this.receive({ type: "done", id: this.sent.at(-1)!.id, match });
  }
}

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

/** A client whose time stands still until `wait`. */
function start() {
  const sockets: FakeSocket[] = [];
  const timers = new Map<() => void, number>();
  const statuses: string[] = [];
  const events: [string, string | number][] = [];
  const client = new SocketClient({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    schedule: (callback, ms) => {
      timers.set(callback, ms);
      return () => timers.delete(callback);
    },
    now: () => 1_000,
    onStatus: (status) => statuses.push(status),
    onPaired: (paired) => events.push(["paired", paired]),
    onRecords: (head) => events.push(["records", head]),
  });
  /** Lets every timer run; how long they would have waited. */
  const wait = async (): Promise<number[]> => {
    await settled();
    const waited = [...timers.values()];
    for (const callback of [...timers.keys()]) callback();
    await settled();
    return waited;
  };
  return { client, sockets, statuses, events, timers, wait };
}

/** Promises that follow from each other have all been settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const move = { match, ply: 0, turn: "a" };

describe("requests", () => {
  test("are answered by number, with what they are answered with", async () => {
    const { client, sockets } = start();
    sockets[0]!.welcome();
    const ping = client.request("ping");
    await settled();
    sockets[0]!.receive({ type: "done", id: 1, now: 7 });
    const result = await ping;
    expect(result).toMatchObject({ ok: true, value: { now: 7 } });
    if (result.ok) expectTypeOf(result.value.now).toEqualTypeOf<number>();
  });

  test("a refusal is handed on, with the rule that forbids", async () => {
    const { client, sockets } = start();
    sockets[0]!.welcome();
    const played = client.request("move", move);
    sockets[0]!.receive({ type: "refused", id: 1, code: "illegal", rule: "not-a-slide" });
    expect(await played).toEqual({ ok: false, error: { code: "illegal", rule: "not-a-slide" } });
  });

  test("what could not be stored is sent again, later and later, until it is", async () => {
    const { client, sockets, wait } = start();
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

  test("what was not answered when the connection broke is sent again on the next", async () => {
    const { client, sockets, statuses, wait } = start();
    sockets[0]!.welcome();
    const played = client.request("move", move);
    sockets[0]!.close();
    await wait();
    sockets[1]!.welcome();
    await settled();
    expect(sockets[1]!.sent).toEqual([{ type: "move", id: 1, ...move }]);
    sockets[1]!.done();
    expect(await played).toMatchObject({ ok: true });
    expect(statuses).toEqual(["open", "lost", "open"]);
  });

  test("what is asked without a connection waits for one; a room is opened once or not at all", async () => {
    const { client, sockets } = start();
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
    const { client, sockets, wait } = start();
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
    const { client, sockets, wait } = start();
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

  test("turns are put together: what changed replaces what was there from that ply on", () => {
    const { client, sockets } = start();
    const seen: string[] = [];
    client.watch(match, { match: ({ turns }) => seen.push(turns.join("")) });
    sockets[0]!.welcome();
    sockets[0]!.receive(matchMessage(0, "a", "b"));
    sockets[0]!.receive(matchMessage(2, "c"));
    sockets[0]!.receive(matchMessage(1));
    sockets[0]!.receive(matchMessage(1, "x"));
    expect(seen).toEqual(["ab", "abc", "a", "ax"]);
    expect(client.now()).toBe(5_000);
    // Every match comes with the server's time, by which its clocks are shown.
    sockets[0]!.receive({ ...matchMessage(2), now: 9_000 } as ServerMessage);
    expect(client.now()).toBe(9_000);
  });

  test("a match that is not there is said, one that cannot be read is asked for again", async () => {
    const { client, sockets, wait } = start();
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
    const { client, sockets } = start();
    expect(client.now()).toBe(1_000);
    sockets[0]!.welcome();
    expect(client.now()).toBe(5_000);
  });

  test("hands on what the server says by itself: pairs, records, and who is there, to who watches that match", () => {
    const { client, sockets, events } = start();
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
    const { client, sockets } = start();
    sockets[0]!.welcome();
    client.watch(match, { match: () => {} });
    expect(sockets[0]!.sent).toEqual([{ type: "watch", id: 1, match }]);
  });

  test("a watch that could not be read is asked for later and later, and not on a connection that is gone", async () => {
    const { client, sockets, wait } = start();
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
    const { client, sockets, wait } = start();
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
    const { client, sockets, statuses, timers, wait } = start();
    sockets[0]!.welcome();
    let isClosed = false;
    sockets[0]!.addEventListener("close", () => {
      isClosed = true;
    });
    client.close();
    expect([isClosed, statuses]).toEqual([true, ["open"]]);
    const lost = start();
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
  const { sockets, wait } = start();
  const waits: number[] = [];
  for (let i = 0; i < 5; i++) {
    sockets.at(-1)!.close();
    waits.push(...(await wait()));
  }
  sockets.at(-1)!.welcome();
  sockets.at(-1)!.close();
  expect([...waits, ...(await wait())]).toEqual([500, 1_000, 2_000, 4_000, 8_000, 500]);
});

/** A socket whose other end is out of reach: closing it is heard of much later, if at all. */
class DeadSocket extends FakeSocket {
  override close(): void {}
}

test("a dead connection is dropped at once, and what was asked is asked again on the next", async () => {
  const sockets: FakeSocket[] = [];
  const statuses: string[] = [];
  const timers = new Set<() => void>();
  const client = new SocketClient({
    connect: () => sockets[sockets.push(sockets.length === 0 ? new DeadSocket() : new FakeSocket()) - 1]!,
    schedule: (callback) => {
      timers.add(callback);
      return () => timers.delete(callback);
    },
    now: () => 0,
    onStatus: (status) => statuses.push(status),
  });
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
});
