import "../../testing/in-browser.js";
import type { Box } from "@masume/kernel";
import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPreference } from "../../testing/in-browser.js";
import { createGlidingWindow, createGrowingWindow } from "./gliding-window.js";

const reduced = "(prefers-reduced-motion: reduce)";
/** What is to be drawn at the next frame. */
const frames = new Map<number, (now: number) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let count = 0;
  vi.stubGlobal("requestAnimationFrame", (draw: (now: number) => void) => {
    frames.set(++count, draw);
    return count;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});
afterEach(() => {
  vi.useRealTimers();
  setPreference(reduced, false);
  frames.clear();
});

/** A frame, so many milliseconds after the last one. */
function frame(ms: number): void {
  vi.advanceTimersByTime(ms);
  const [drawn] = frames;
  if (!drawn) throw new Error("nothing is moving");
  frames.delete(drawn[0]);
  drawn[1](performance.now());
}

function gliding(first: Box) {
  return createRoot((leave) => {
    const [bounds, setBounds] = createSignal(first);
    const shown = createGlidingWindow(bounds);
    const centre = () => [shown().x + shown().width / 2, shown().y + shown().height / 2];
    return { setBounds, shown, centre, leave };
  });
}
const small: Box = { x: 3, y: -4, width: 10, height: 8 };

test.each([
  ["tiles that fit", small, 1],
  ["tiles that just fit", { x: 3, y: -4, width: 12.4, height: 11 }, 1],
  ["tiles spread wide", { x: 3, y: -4, width: 24.8, height: 8 }, 2],
  ["tiles spread high", { x: 3, y: -4, width: 10, height: 33 }, 3],
])("the window of a game has %s in its middle, and always one shape", (_, bounds, scale) => {
  const { shown, centre, leave } = gliding(bounds);
  expect([shown().width, shown().height]).toEqual([12.4 * scale, 11 * scale]);
  expect(centre()[0]).toBeCloseTo(bounds.x + bounds.width / 2);
  expect(centre()[1]).toBeCloseTo(bounds.y + bounds.height / 2);
  leave();
});

test("it glides after the tiles, ends where they are, and then rests", () => {
  const { setBounds, shown, centre, leave } = gliding(small);
  const before = shown();
  setBounds({ ...small, x: 13, y: 6 });
  expect([shown(), frames.size]).toEqual([before, 1]);
  frame(100);
  const [x, y] = centre() as [number, number];
  expect([x > 8 && x < 18, y > 0 && y < 10, x - 8 === y - 0]).toEqual([true, true, true]);
  frame(100);
  expect(shown()).toEqual({ ...before, x: before.x + 10, y: before.y + 10 });
  expect(frames.size).toBe(0);
  leave();
});

test("tiles that move on meanwhile are glided after from where the window is", () => {
  const { setBounds, shown, leave } = gliding(small);
  const before = shown();
  setBounds({ ...small, x: 13 });
  frame(50);
  const halfway = shown();
  setBounds(small);
  expect([shown(), frames.size]).toEqual([halfway, 1]);
  frame(300);
  expect([shown(), frames.size]).toEqual([before, 0]);
  leave();
});

test("whoever wants no motion sees it jump", () => {
  setPreference(reduced, true);
  const { setBounds, centre, leave } = gliding(small);
  setBounds({ ...small, x: 13 });
  expect([centre(), frames.size]).toEqual([[18, 0], 0]);
  leave();
});

test("the window of a board that is set up stays where it is, or grows by what is outside", () => {
  createRoot((leave) => {
    const [bounds, setBounds] = createSignal<Box>({ x: 0, y: 0, width: 10, height: 8 });
    const shown = createGrowingWindow(bounds);
    const first = shown();
    setBounds({ x: 1, y: 0, width: 7, height: 8 });
    expect(shown()).toBe(first);
    setBounds({ x: -2, y: 1, width: 6, height: 9 });
    expect(shown()).toEqual({ x: -2, y: 0, width: 12, height: 10 });
    setBounds({ x: 0, y: 0, width: 10, height: 8 });
    expect(shown()).toEqual({ x: -2, y: 0, width: 12, height: 10 });
    leave();
  });
});
