/** The database's clock, over a network that takes its time. */
import type pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedClock } from "./clock.js";

/** Time that passes while a query is waited for, in which no timer fires. */
let waited = 0;

beforeEach(() => {
  vi.useFakeTimers();
  waited = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + waited);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A database so many milliseconds ahead, each of whose answers is under way for so long, there and back. */
function database(ahead: number, trips: readonly (readonly [there: number, back: number])[]) {
  const state = { ahead, isGone: false, asked: 0 };
  const query = async () => {
    const [there, back] = trips[state.asked++ % trips.length]!;
    if (state.isGone) throw new Error("gone");
    waited += there;
    const ms = performance.now() + state.ahead;
    waited += back;
    return { rows: [{ ms: String(ms) }] };
  };
  return { state, pool: { query } as unknown as pg.Pool };
}

const apart = ({ now }: { now(): number }) => now() - Math.round(performance.now());

test("half of a round trip was there, half was back", async () => {
  const { pool } = database(5_000, [[20, 20]]);
  expect(apart(await sharedClock(pool))).toBe(5_000);
});

test("of several samples the quickest counts, for it can be wrong by least", async () => {
  const { pool, state } = database(5_000, [
    [200, 0],
    [10, 12],
    [0, 300],
  ]);
  // It was 10 ms on its way and 11 are assumed.
  expect(apart(await sharedClock(pool))).toBe(4_999);
  expect(state.asked).toBe(3);
});

test("it is measured again every ten seconds, and goes on by itself where that fails", async () => {
  const { pool, state } = database(5_000, [[1, 1]]);
  const clock = await sharedClock(pool);
  state.ahead = 7_000;
  await vi.advanceTimersByTimeAsync(9_999);
  expect(apart(clock)).toBe(5_000);
  await vi.advanceTimersByTimeAsync(1);
  expect(apart(clock)).toBe(7_000);
  state.isGone = true;
  const before = clock.now();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now() - before).toBe(10_000);
  state.isGone = false;
  state.ahead = -1_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(apart(clock)).toBe(-1_000);
});

test("this machine's own clock does not count, whatever it is set to", async () => {
  const { pool } = database(5_000, [[1, 1]]);
  const clock = await sharedClock(pool);
  const before = clock.now();
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(clock.now()).toBe(before);
});

test("stopped, it asks no more", async () => {
  const { pool, state } = database(0, [[1, 1]]);
  const clock = await sharedClock(pool);
  clock.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.asked).toBe(3);
});
