/** Every request over a connection that breaks, and every refusal: what is sent again and what is not. */
import { describe, expect, test } from "vitest";
import { maxMessageBytes, maxPlies, protocolVersion, roomCodeLength } from "./constants.js";
import { clientMessage, type RequestType, requests, socketRefusals } from "./schemas/socket.js";
import type { SocketClient } from "./socket-client.js";
import { settled, startClient } from "./testing/fake-socket.js";
import type { SocketRefusal } from "./types.js";

const id = "0123456789abcdef";

const fields: Record<RequestType, object> = {
  open: { rules: "basic", clock: "none" },
  join: { room: "000000" },
  seek: { rules: "basic", clock: "none" },
  take: { player: id },
  unseek: {},
  watch: { match: id },
  unwatch: { match: id },
  move: { match: id, ply: 0, turn: "x" },
  resign: { match: id },
  abort: { match: id },
  offer: { match: id, offer: "draw", ply: 0 },
  accept: { match: id, offer: "draw", ply: 0 },
  decline: { match: id, offer: "draw", ply: 0 },
  ping: {},
};
const types = Object.keys(fields) as RequestType[];

/** The fields of a request that only its name knows. */
function ask(client: SocketClient, type: RequestType): Promise<{ readonly ok: boolean }> {
  const request = client.request as (type: string, fields: object) => Promise<{ readonly ok: boolean }>;
  return request.call(client, type, fields[type]);
}

test("every request is one of the protocol's", () => {
  expect(types.toSorted()).toEqual(Object.keys(requests).toSorted());
  for (const type of types)
    expect(clientMessage.safeParse({ type, id: 1, ...fields[type] }).success, type).toBe(true);
});

describe("when the connection breaks before the answer", () => {
  test.each(types)("%s", async (type) => {
    const { client, sockets } = startClient();
    sockets[0]!.welcome();
    const asked = ask(client, type);
    sockets[0]!.close();
    await settled();
    client.retry();
    await settled();
    sockets[1]!.welcome();
    await settled();
    // A second room would be opened; everything else is taken once, however often it comes.
    expect(sockets[1]!.typesSent()).toEqual(type === "open" ? [] : [type]);
    if (type !== "open") sockets[1]!.done();
    expect((await asked).ok).toBe(type !== "open");
  });
});

test.each(Object.keys(socketRefusals) as SocketRefusal[])(
  "%s is an answer, unless it was not stored",
  async (code) => {
    const { client, sockets, timers } = startClient();
    sockets[0]!.welcome();
    const asked = ask(client, "resign");
    sockets[0]!.receive({ type: "refused", id: 1, code });
    await settled();
    expect([timers.size, sockets[0]!.sent.length]).toEqual(code === "storage" ? [1, 1] : [0, 1]);
    client.close();
    const refused = code === "storage" ? "disconnected" : code;
    expect(await asked).toEqual({ ok: false, error: { code: refused } });
  },
);

test("whoever waits for a connection is told when none will come", async () => {
  const { client, sockets } = startClient();
  const asked = [ask(client, "unseek"), ask(client, "ping")];
  client.close();
  const disconnected = { ok: false, error: { code: "disconnected" } };
  expect(await Promise.all(asked)).toEqual([disconnected, disconnected]);
  expect(sockets.flatMap(({ sent }) => sent)).toEqual([]);
});

test("everything that waits tries again at once when told to", async () => {
  const { client, sockets, timers } = startClient();
  sockets[0]!.welcome();
  for (const type of ["resign", "abort"] as const) void ask(client, type);
  for (const refused of [1, 2]) sockets[0]!.receive({ type: "refused", id: refused, code: "storage" });
  await settled();
  expect(timers.size).toBe(2);
  client.retry();
  await settled();
  expect(sockets[0]!.sent.map(({ type, id }) => [type, id])).toEqual([
    ["resign", 1],
    ["abort", 2],
    ["resign", 3],
    ["abort", 4],
  ]);
  expect(timers.size).toBe(0);
});

test("whoever hears that it is open can ask at once, and once it is lost nothing is sent on the old one", async () => {
  const { client, sockets } = startClient({
    onStatus: (status) => {
      if (status === "open") void ask(client, "ping");
    },
  });
  sockets[0]!.welcome();
  expect(sockets[0]!.typesSent()).toEqual(["ping"]);
  sockets[0]!.receive({ type: "done", id: 1, now: 0 });
  sockets[0]!.close();
  void ask(client, "unseek");
  await settled();
  expect(sockets[0]!.sent).toHaveLength(1);
});

test("a match that is no longer watched by anybody else has one watcher: the last", () => {
  const { client, sockets } = startClient();
  const heard: string[] = [];
  client.watch(id, { match: () => heard.push("first") });
  client.watch(id, { match: () => heard.push("second") });
  sockets[0]!.welcome();
  sockets[0]!.receive({ type: "match", match: id, from: 0, turns: [], now: 0 });
  expect([heard, sockets[0]!.sent.length]).toEqual([["second"], 1]);
});

describe("numbers that both ends agree on", () => {
  test("a room's code is as long as those that can be joined", () => {
    const join = (room: string) => clientMessage.safeParse({ type: "join", id: 1, room }).success;
    expect(join("0".repeat(roomCodeLength))).toBe(true);
    expect([join("0".repeat(roomCodeLength - 1)), join("0".repeat(roomCodeLength + 1))]).toEqual([
      false,
      false,
    ]);
  });

  test("every request fits into a message several times over", () => {
    const longest = {
      ...fields.move,
      type: "move",
      id: Number.MAX_SAFE_INTEGER,
      ply: maxPlies,
      turn: "x".repeat(100),
    };
    expect(clientMessage.safeParse(longest).success).toBe(true);
    expect(JSON.stringify(longest).length * 5).toBeLessThan(maxMessageBytes);
    expect([maxMessageBytes, maxPlies, protocolVersion]).toEqual([2048, 1000, 2]);
  });
});
