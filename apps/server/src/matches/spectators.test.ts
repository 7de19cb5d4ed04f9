/** How many watch, on all servers together: what is written down, told, and written again. */
import { expect, test } from "vitest";
import type { BusMessage, PresenceRepository } from "../storage/storage.js";
import { memoryStorage } from "../storage/testing/memory-storage.js";
import { Hub } from "./hub.js";
import { Spectators } from "./spectators.js";
import { FakeConnection } from "./testing/fake-connection.js";
import { match } from "./testing/played-match.js";

const deadMs = 10_000;

async function start() {
  const storage = await memoryStorage();
  const written: [string, number][] = [];
  const asked: number[] = [];
  let isFailing = false;
  const presence: PresenceRepository = {
    ...storage.presence,
    setSpectators: async (_node, counts) => {
      if (isFailing) throw new Error("storage");
      written.push(...counts);
    },
    spectatorsElsewhere: async (_node, matches, aliveAfter) => {
      asked.push(storage.time - aliveAfter);
      return new Map(matches.map((id) => [id, 7]));
    },
  };
  const told: BusMessage[] = [];
  const bus = { publish: (message: BusMessage) => void told.push(message), subscribe: () => {} };
  const hub = new Hub();
  // Red and blue are seated in it, whatever its id.
  const options = { node: "here", deadMs, cached: () => match() };
  const spectators = new Spectators({ ...storage, presence, bus }, hub, options);
  const watch = (player?: string) => {
    const connection = new FakeConnection(player, player);
    hub.add(connection);
    hub.watch(connection, "m");
    return connection;
  };
  const fail = (whether: boolean) => {
    isFailing = whether;
  };
  return { spectators, hub, watch, written, told, asked, fail };
}

test("those who do not play are counted, by their sockets", async () => {
  const { spectators, watch } = await start();
  for (const player of ["R", "B", "somebody", "somebody", undefined]) watch(player);
  expect(spectators.here("m")).toBe(3);
  expect(spectators.here("another")).toBe(0);
});

test("a count is written and told when it has changed, and not else", async () => {
  const { spectators, hub, watch, written, told } = await start();
  await spectators.update("m");
  watch("R");
  await spectators.update("m");
  expect([written, told]).toEqual([[], []]);
  const [one, two] = [watch(), watch()];
  await spectators.update("m");
  await spectators.update("m");
  expect(written).toEqual([["m", 2]]);
  expect(told).toEqual([{ kind: "spectators", match: "m", node: "here" }]);
  for (const connection of [one, two]) hub.remove(connection);
  await spectators.update("m");
  await spectators.update("m");
  expect(written).toEqual([
    ["m", 2],
    ["m", 0],
  ]);
  // The same number as the last that was written, and yet something new.
  watch();
  watch();
  await spectators.update("m");
  expect(written.at(-1)).toEqual(["m", 2]);
  expect(told).toHaveLength(3);
});

test("what could not be written is written later, once", async () => {
  const { spectators, watch, written, told, fail } = await start();
  watch();
  fail(true);
  await expect(spectators.update("m")).rejects.toThrow("storage");
  expect(told).toEqual([]);
  fail(false);
  await spectators.retry();
  await spectators.retry();
  expect([written, told.length]).toEqual([[["m", 1]], 1]);
});

test("everything is written again when it was deleted with this server", async () => {
  const { spectators, watch, written } = await start();
  watch();
  await spectators.update("m");
  await spectators.rewrite();
  expect(written).toEqual([
    ["m", 1],
    ["m", 1],
  ]);
});

test("other servers count as long as they have been seen lately", async () => {
  const { spectators, asked } = await start();
  expect(await spectators.elsewhereAt("m")).toBe(7);
  expect(asked).toEqual([deadMs]);
});
