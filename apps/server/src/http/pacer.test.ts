/** Pieces of work come in turns of the loop, and pause after long ones. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer } from "./pacer.js";

let now = 0;

/** So many pieces, each of which takes so long; how many are done so far. */
function paced(pieces: number, tookMs: number) {
  const state = { pieces, done: 0 };
  const pacer = new Pacer(() => {
    if (state.done === state.pieces) return false;
    state.done++;
    now += tookMs;
    return true;
  });
  return { pacer, state };
}

const turns = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(setImmediate);
};

beforeEach(() => {
  now = 1_000;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("at most one short piece in a turn, and no pause between them", async () => {
  const { pacer, state } = paced(3, 0.9);
  pacer.wake();
  pacer.wake();
  expect(state.done).toBe(0);
  for (let turn = 0, before = 0; turn < 10; turn++, before = state.done) {
    await turns(1);
    expect(state.done - before).toBeLessThanOrEqual(1);
  }
  expect([state.done, vi.getTimerCount()]).toEqual([3, 0]);
});

test.each([
  { tookMs: 1, pauseMs: 2 },
  { tookMs: 10, pauseMs: 20 },
  { tookMs: 20, pauseMs: 40 },
  { tookMs: 9_000, pauseMs: 40 },
])("after one of $tookMs ms the next waits for $pauseMs", async ({ tookMs, pauseMs }) => {
  const { pacer, state } = paced(2, tookMs);
  pacer.wake();
  await turns(5);
  expect(state.done).toBe(1);
  vi.advanceTimersByTime(pauseMs - 1);
  expect(state.done).toBe(1);
  vi.advanceTimersByTime(1);
  expect(state.done).toBe(2);
});

test("what comes during a pause waits for its end, and what comes after all is done begins anew", async () => {
  const { pacer, state } = paced(1, 10);
  pacer.wake();
  await turns(5);
  state.pieces = 2;
  pacer.wake();
  await turns(5);
  expect(state.done).toBe(1);
  vi.advanceTimersByTime(20);
  expect(state.done).toBe(2);
  await turns(5);
  vi.advanceTimersByTime(20);
  state.pieces = 3;
  pacer.wake();
  await turns(5);
  expect(state.done).toBe(3);
});
