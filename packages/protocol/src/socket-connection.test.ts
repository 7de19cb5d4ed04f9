/** One socket: answers by their number, once; whole matches; and the end. */
import { expect, test } from "vitest";
import { SocketConnection } from "./socket-connection.js";
import { FakeSocket } from "./testing/fake-socket.js";

function start() {
  const socket = new FakeSocket();
  const log: unknown[] = [];
  const connection = new SocketConnection(socket, {
    welcome: ({ now }) => log.push(["welcome", now]),
    match: ({ match, turns }) => log.push([match, turns.join("")]),
    presence: ({ match }) => log.push(["presence", match]),
    paired: (match) => log.push(["paired", match]),
    records: (head) => log.push(["records", head]),
    closed: () => log.push("closed"),
  });
  const receive = (message: object) => socket.receive(message);
  return { connection, sent: socket.sent, log, receive };
}

test("each request has a number of its own, and each answer goes to its request, in whatever order", async () => {
  const { connection, sent, receive } = start();
  const [first, second] = [connection.request("ping"), connection.request("resign", { match: "m" })];
  expect(sent).toEqual([
    { type: "ping", id: 1 },
    { type: "resign", id: 2, match: "m" },
  ]);
  receive({ type: "refused", id: 2, code: "not-playing" });
  receive({ type: "done", id: 1, now: 5 });
  expect(await second).toEqual({ ok: false, error: { code: "not-playing" } });
  expect(await first).toMatchObject({ ok: true, value: { now: 5 } });
  // Answers to nothing, or to what was answered, are nobody's.
  receive({ type: "done", id: 1 });
  receive({ type: "refused", id: null, code: "malformed" });
});

test("what the server sends by itself goes to whoever listens for it", () => {
  const { log, receive } = start();
  receive({ type: "welcome", now: 7 });
  receive({ type: "presence", match: "m" });
  receive({ type: "paired", match: "n" });
  receive({ type: "records", head: 3 });
  expect(log).toEqual([
    ["welcome", 7],
    ["presence", "m"],
    ["paired", "n"],
    ["records", 3],
  ]);
});

test("turns of several matches are put together, each with its own", () => {
  const { log, receive } = start();
  const match = (name: string, from: number, ...turns: string[]) =>
    receive({ type: "match", match: name, from, turns });
  match("m", 0, "a", "b");
  match("n", 0, "x");
  match("m", 2, "c");
  match("n", 1, "y");
  match("m", 1, "d");
  match("n", 0);
  expect(log).toEqual([
    ["m", "ab"],
    ["n", "x"],
    ["m", "abc"],
    ["n", "xy"],
    ["m", "ad"],
    ["n", ""],
  ]);
});

test("when it closes, whatever is open is disconnected, and so is what is asked later; nothing more is sent", async () => {
  const { connection, sent, log } = start();
  const open = [connection.request("ping"), connection.request("unseek")];
  connection.close();
  const disconnected = { ok: false, error: { code: "disconnected" } };
  expect(await Promise.all(open)).toEqual([disconnected, disconnected]);
  expect(await connection.request("ping")).toEqual(disconnected);
  expect([sent.length, log]).toEqual([2, ["closed"]]);
});

test("what comes late, after it was closed, is nobody's", () => {
  const { connection, log, receive } = start();
  connection.close();
  receive({ type: "welcome", now: 7 });
  receive({ type: "match", match: "m", from: 0, turns: ["a"] });
  receive({ type: "paired", match: "n" });
  connection.close();
  expect(log).toEqual(["closed"]);
});
