/** The time of play, on a page and with a time of the test's own. */
import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Clock, createClock } from "./clock.js";

let visibility: "visible" | "hidden";
const page = new EventTarget();

beforeEach(() => {
  visibility = "visible";
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  vi.stubGlobal("document", {
    get visibilityState() {
      return visibility;
    },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function withClock(elapsed: number, running: boolean, use: (clock: Clock) => void): void {
  createRoot((dispose) => {
    use(createClock(elapsed, running));
    dispose();
  });
}

function turnTo(state: typeof visibility): void {
  visibility = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("it goes on from where it was, exactly for the log, by seconds for the eye", () => {
  withClock(5_000, true, (clock) => {
    vi.advanceTimersByTime(1_400);
    expect([clock.now(), clock.shown()]).toEqual([6_400, 6_000]);
  });
});

test("a solved puzzle stops it for good, whatever becomes of the page", () => {
  withClock(0, true, (clock) => {
    vi.advanceTimersByTime(2_500);
    clock.stop();
    expect(clock.shown()).toBe(2_500);
    vi.advanceTimersByTime(10_000);
    turnTo("hidden");
    turnTo("visible");
    vi.advanceTimersByTime(10_000);
    expect([clock.now(), clock.shown()]).toEqual([2_500, 2_500]);
  });
});

test("it stands still while the page is hidden, from the first moment on", () => {
  visibility = "hidden";
  withClock(0, true, (clock) => {
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toBe(0);
    turnTo("visible");
    vi.advanceTimersByTime(3_000);
    turnTo("hidden");
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toBe(3_000);
  });
});

test("it starts anew, running or not, and forgets the page with its owner", () => {
  let clock!: Clock;
  withClock(9_000, false, (one) => {
    clock = one;
    vi.advanceTimersByTime(1_000);
    expect(clock.now()).toBe(9_000);
    clock.set(100, true);
    vi.advanceTimersByTime(1_000);
    expect(clock.now()).toBe(1_100);
    clock.set(50, false);
    vi.advanceTimersByTime(1_000);
    expect(clock.now()).toBe(50);
  });
  expect(vi.getTimerCount()).toBe(0);
});
