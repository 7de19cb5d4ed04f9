import "../../testing/in-browser.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../../testing/show.js";
import Countdown from "./countdown.js";
import { isEarly, opensAt, untilOpen } from "./opening-time.js";
import { puzzle } from "./testing/open-sono.js";

/** In seconds of Unix time, as problem files have it. */
const startsAt = Date.UTC(2026, 10, 18, 12) / 1000;
const timed = { ...puzzle, startsAt };

beforeEach(() => void vi.useFakeTimers({ now: startsAt * 1000 - 1 }));
afterEach(() => void vi.useRealTimers());

test("a problem is early until the very second it names; one without a time never is", () => {
  expect([opensAt(timed), isEarly(timed), isEarly(puzzle)]).toEqual([startsAt * 1000, true, false]);
  vi.setSystemTime(startsAt * 1000);
  expect([isEarly(timed), untilOpen(timed), untilOpen(puzzle)]).toEqual([false, undefined, undefined]);
});

test("it is waited for by the clock, also when that is set", async () => {
  vi.setSystemTime(startsAt * 1000 - 86_400_000);
  let isOpen = false;
  void untilOpen(timed)!.then(() => {
    isOpen = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOpen).toBe(false);
  vi.setSystemTime(startsAt * 1000 - 250);
  await vi.advanceTimersByTimeAsync(250);
  expect(isOpen).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("the time left is counted in whole seconds that have begun, and ends at none", () => {
  vi.setSystemTime(startsAt * 1000 - 3_600_250);
  const page = show(() => <Countdown opensAt={opensAt(timed)} />);
  const left = () => page.all("p")[0]!.text;
  expect(left()).toBe("Begins in 1:00:01");
  vi.advanceTimersByTime(250);
  expect(left()).toBe("Begins in 1:00:00");
  vi.advanceTimersByTime(3_599_000);
  expect(left()).toBe("Begins in 00:01");
  vi.advanceTimersByTime(5_000);
  expect(left()).toBe("Begins in 00:00");
});
