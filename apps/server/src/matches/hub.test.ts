/** Sockets of one server: every message reaches exactly those it is meant for. */
import type { ServerMessage } from "@masume/protocol";
import { expect, test } from "vitest";
import { type ClientConnection, Hub } from "./hub.js";
import { FakeConnection } from "./testing/fake-connection.js";

const message: ServerMessage = { type: "records", head: 1 };

function start() {
  const hub = new Hub();
  const aiko1 = new FakeConnection("aiko", "a1");
  const aiko2 = new FakeConnection("aiko", "a2");
  const ben = new FakeConnection("ben", "b1");
  const guest = new FakeConnection();
  const all = [aiko1, aiko2, ben, guest];
  const told = (send: () => void) => {
    for (const one of all) one.sent.length = 0;
    send();
    return all.filter(({ sent }) => sent.length > 0).map(({ session }) => session ?? "guest");
  };
  return { hub, aiko1, aiko2, ben, guest, told };
}

test("a player's first connection and the last are told from those between", () => {
  const { hub, aiko1, aiko2, ben, guest } = start();
  expect([aiko1, aiko2, ben, guest].map((one) => hub.add(one))).toEqual([true, false, true, false]);
  expect([hub.size, [...hub.players], [...hub.sessions].sort()]).toEqual([
    4,
    ["aiko", "ben"],
    ["a1", "a2", "b1"],
  ]);
  expect(hub.remove(aiko1)).toEqual({ matches: [], wasLast: false });
  expect(hub.isConnected("aiko")).toBe(true);
  expect(hub.remove(aiko2)).toEqual({ matches: [], wasLast: true });
  expect(hub.isConnected("aiko")).toBe(false);
  expect(hub.remove(guest).wasLast).toBe(false);
  expect([hub.size, [...hub.players], hub.sessions]).toEqual([1, ["ben"], ["b1"]]);
  expect(hub.add(aiko1)).toBe(true);
});

test("those who watch a match are told of it, and nobody after they stopped or left", () => {
  const { hub, aiko1, aiko2, ben, guest, told } = start();
  for (const one of [aiko1, aiko2, ben, guest]) hub.add(one);
  for (const one of [aiko1, ben, guest]) hub.watch(one, "m");
  hub.watch(aiko2, "n");
  hub.watch(ben, "n");
  const tell = (match: string) => told(() => hub.sendToWatchers(match, message));
  expect([tell("m"), tell("n"), tell("o")]).toEqual([["a1", "b1", "guest"], ["a2", "b1"], []]);
  expect([...hub.watchedBy(ben)].sort()).toEqual(["m", "n"]);
  hub.unwatch(ben, "m");
  expect([tell("m"), tell("n")]).toEqual([
    ["a1", "guest"],
    ["a2", "b1"],
  ]);
  expect([...hub.watchedBy(ben)]).toEqual(["n"]);
  expect(hub.remove(guest)).toMatchObject({ matches: ["m"] });
  expect(tell("m")).toEqual(["a1"]);
  hub.unwatch(aiko1, "m");
  expect([hub.isWatched("m"), hub.isWatched("n"), hub.watchedMatches]).toEqual([false, true, ["n"]]);
});

test("a player is told on every socket, or on those meant", () => {
  const { hub, aiko1, aiko2, ben, guest, told } = start();
  for (const one of [aiko1, aiko2, ben, guest]) hub.add(one);
  expect(told(() => hub.sendToPlayer("aiko", message))).toEqual(["a1", "a2"]);
  const others = ({ session }: ClientConnection) => session !== "a1";
  expect(told(() => hub.sendToPlayer("aiko", message, others))).toEqual(["a2"]);
  expect(told(() => hub.sendToPlayer("nobody", message))).toEqual([]);
});

test("a connection that was closed meanwhile watches nothing", () => {
  const { hub, aiko1 } = start();
  hub.add(aiko1);
  hub.remove(aiko1);
  hub.watch(aiko1, "m");
  expect([hub.isWatched("m"), hub.size, hub.watchedBy(aiko1).size]).toEqual([false, 0, 0]);
});

test("sessions that have ended are signed out, and no others", () => {
  const { hub, aiko1, aiko2, ben, guest } = start();
  const all = [aiko1, aiko2, ben, guest];
  for (const one of all) hub.add(one);
  hub.signOut(({ session }) => session === "a2");
  expect(all.map(({ isSignedOut }) => isSignedOut)).toEqual([false, true, false, false]);
});
