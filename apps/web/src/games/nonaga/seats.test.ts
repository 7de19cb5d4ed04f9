/** The engine at the table: what it is asked, and when its answer is shown. */
import "../../testing/in-browser.js";
import { fullStrength, start } from "@masume/games/nonaga";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPreference } from "../../testing/in-browser.js";
import { engineSeat } from "./seats.js";
import { puzzle, someTurns } from "./testing/games.js";

const think = vi.hoisted(() => vi.fn());
vi.mock("./engine-client.js", () => ({ think }));

const [turn] = someTurns(1);
const game = { puzzle, turns: [], state: start(puzzle) };
const reduced = "(prefers-reduced-motion: reduce)";

beforeEach(() => {
  vi.useFakeTimers();
  think.mockReset().mockResolvedValue({ turn });
});
afterEach(() => {
  vi.useRealTimers();
  setPreference(reduced, false);
});

function asked(plan: object = {}, signal = new AbortController().signal) {
  const seat = engineSeat({ kind: "engine", level: 1, ...plan }, "seed");
  const answered = vi.fn();
  void seat.turn!(game, signal).then(answered);
  return { seat, answered };
}

test.each([
  ["quick", false, 0],
  ["normal", false, 350],
  [undefined, false, 350],
  ["slow", false, 1500],
  ["quick", true, 0],
  ["normal", true, 0],
  ["slow", true, 1500],
])("at the pace %s, with motion reduced %s, the answer waits for %i ms", async (pace, isReduced, ms) => {
  setPreference(reduced, isReduced);
  const { answered } = asked(pace ? { pace } : {});
  await vi.advanceTimersByTimeAsync(Math.max(0, ms - 1));
  expect(answered).toHaveBeenCalledTimes(ms === 0 ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledExactlyOnceWith(turn);
});

test("full strength thinks for three seconds unless told otherwise; weaker levels know when they are done", () => {
  asked({ level: fullStrength });
  expect(think.mock.lastCall![0]).toMatchObject({ level: fullStrength, time: 3000 });
  asked({ level: fullStrength - 1 });
  expect(think.mock.lastCall![0]).not.toHaveProperty("time");
});

test("an engine for which nobody waits stops, and tells of nothing it finds then", () => {
  const leaving = new AbortController();
  think.mockImplementation(() => new Promise(() => {}));
  const { seat } = asked({}, leaving.signal);
  const [, signal, onProgress] = think.mock.lastCall!;
  onProgress({ depth: 2, nodes: 5 });
  leaving.abort();
  onProgress({ depth: 3, nodes: 9 });
  expect([signal.aborted, seat.thinking!()]).toEqual([true, { depth: 2, nodes: 5 }]);
});

test("what has stopped does not hide that the next turn is being thought about", async () => {
  const { seat, answered } = asked({ pace: "quick" });
  think.mockImplementation(() => new Promise(() => {}));
  void seat.turn!(game, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10);
  expect([answered.mock.calls.length, seat.thinking!()]).toEqual([1, { depth: 0, nodes: 0 }]);
});
