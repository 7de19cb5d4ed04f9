/** Players take turns in one process; a turn that storage failed is tried again, ever more rarely. */

import type { JobPhase } from "@masume/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addPlayers, memoryStorage } from "../testing/memory-storage.js";
import { localJobs } from "./jobs.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** So many turns are left for each player. */
async function start(left: Record<string, number>, fails: () => boolean = () => false) {
  const { db } = await memoryStorage();
  const taken: string[] = [];
  const errors: unknown[] = [];
  const queue = await localJobs(db).openQueue(
    async (player) => {
      await settled();
      if (fails()) throw new Error("storage");
      taken.push(player);
      left[player] = (left[player] ?? 1) - 1;
      return left[player]! > 0;
    },
    (thrown) => void errors.push(thrown),
  );
  return { queue, taken, errors };
}

async function quiet(): Promise<void> {
  for (let i = 0; i < 40; i++) await settled();
}

test("one after the other, each for a turn, until nobody has anything left", async () => {
  const { queue, taken } = await start({ aiko: 3, ben: 1, chie: 2 });
  for (const player of ["aiko", "ben", "chie", "aiko"]) await queue.add(player);
  await quiet();
  expect(taken).toEqual(["aiko", "ben", "chie", "aiko", "chie", "aiko"]);
  await queue.add("ben");
  await quiet();
  expect(taken.at(-1)).toBe("ben");
});

test("a turn that failed is tried again after a second, then two, at last once a minute; a success begins anew", async () => {
  let isFailing = true;
  const { queue, taken, errors } = await start({}, () => isFailing);
  await queue.add("aiko");
  await quiet();
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const before = errors.length;
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    await quiet();
    expect(errors.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await quiet();
    expect(errors.length, String(seconds)).toBe(before + 1);
  }
  isFailing = false;
  await vi.advanceTimersByTimeAsync(60_000);
  await quiet();
  expect(taken).toEqual(["aiko"]);
  isFailing = true;
  await queue.add("aiko");
  await quiet();
  isFailing = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await quiet();
  expect(taken).toEqual(["aiko", "aiko"]);
});

test("closing waits for the turn under way, and begins no other", async () => {
  const { queue, taken } = await start({ aiko: 5 });
  await queue.add("aiko");
  await queue.add("ben");
  await queue.close();
  const before = [...taken];
  await quiet();
  expect(taken).toEqual(before);
  expect(taken.length).toBeLessThan(3);
});

describe("what was unfinished at the last stop", () => {
  test("goes on, the oldest first", async () => {
    const storage = await memoryStorage();
    const players = await addPlayers(storage, "Aiko", "Ben", "Chie", "Dan");
    const phases: JobPhase[] = ["running", "queued", "done", "cancelled"];
    const job = { folder_id: "f", game: "stroke", params: "{}", seed: "s", count: 1, made: 0, failure: null };
    const state = { tried: 0, misses: 0, spent_ms: 0, updated_at: 0 };
    const rows = players.map((player_id, i) => ({
      ...{ ...job, ...state, id: `j${i}`, player_id, phase: phases[i]!, created_at: -i },
    }));
    await storage.db.insertInto("jobs").values(rows).execute();
    const taken: string[] = [];
    const note = async (player: string) => {
      taken.push(player);
      return false;
    };
    await localJobs(storage.db).openQueue(note, () => {});
    await quiet();
    expect(taken).toEqual([players[1], players[0]]);
  });
});
