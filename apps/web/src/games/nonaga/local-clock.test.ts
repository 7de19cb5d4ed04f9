/** Clocks of a game on one device, with a table and a time of the test's own. */
import type { Side } from "@masume/games/nonaga";
import { batch, createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLocalClocks, fullTime, type LocalClocks } from "./local-clock.js";
import type { Ending, Table } from "./table.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  const page = new EventTarget();
  vi.stubGlobal("document", Object.assign(page, { visibilityState: "visible" }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page goes out of sight, or comes back. */
function see(visibilityState: "visible" | "hidden"): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** A table at which so many turns have been made, red's first. */
function sitDown(begun = 0) {
  const [count, setCount] = createSignal(begun);
  const [ending, setEnding] = createSignal<Ending>();
  const mover = (): Side => (count() % 2 === 0 ? "red" : "blue");
  const table = {
    turns: () => Array.from({ length: count() }),
    state: () => ({ position: { mover: mover() } }),
    ending,
    end: setEnding,
  } as unknown as Table;
  const [clocks, leave] = createRoot((dispose): [LocalClocks, () => void] => [
    createLocalClocks(table, "180+2", fullTime("180+2")),
    dispose,
  ]);
  const seconds = (): readonly number[] => [clocks.left("red") / 1000, clocks.left("blue") / 1000];
  const settled = () => [clocks.settled().red / 1000, clocks.settled().blue / 1000];
  return { count, setCount, setEnding, ending, seconds, settled, leave };
}

test("the mover's clock runs from the first turn on, and a turn brings its increment", () => {
  const { setCount, seconds, leave } = sitDown();
  vi.advanceTimersByTime(60_000);
  expect(seconds()).toEqual([180, 180]);
  setCount(1);
  vi.advanceTimersByTime(10_000);
  expect(seconds()).toEqual([182, 170]);
  setCount(2);
  vi.advanceTimersByTime(4_000);
  expect(seconds()).toEqual([178, 172]);
  leave();
});

test("a turn that is taken back or made again, and the one that ends the game, bring nothing", () => {
  const { setCount, setEnding, seconds, leave } = sitDown();
  setCount(1);
  setCount(2);
  setCount(1);
  expect(seconds()).toEqual([182, 182]);
  setCount(2);
  expect(seconds()).toEqual([182, 182]);
  setCount(1);
  vi.advanceTimersByTime(10_000);
  batch(() => {
    setCount(2);
    setEnding({ result: "blue", by: "together" });
  });
  vi.advanceTimersByTime(10_000);
  expect(seconds()).toEqual([182, 172]);
  leave();
});

test("whoever has no time left has lost", () => {
  const { setCount, ending, seconds, leave } = sitDown();
  setCount(1);
  vi.advanceTimersByTime(179_800);
  expect(ending()).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(ending()).toEqual({ result: "red", by: "time" });
  expect(seconds()).toEqual([182, 0]);
  leave();
});

test("a page out of sight stops the clock, and what was used until then is settled", () => {
  const { setCount, seconds, settled, leave } = sitDown();
  setCount(1);
  vi.advanceTimersByTime(10_000);
  expect(settled()).toEqual([182, 180]);
  see("hidden");
  expect(settled()).toEqual([182, 170]);
  vi.advanceTimersByTime(60_000);
  expect(seconds()).toEqual([182, 170]);
  see("visible");
  vi.advanceTimersByTime(5_000);
  expect(seconds()).toEqual([182, 165]);
  leave();
});

test("a game that is opened out of sight waits to be seen", () => {
  see("hidden");
  const { seconds, leave } = sitDown(1);
  vi.advanceTimersByTime(60_000);
  expect(seconds()).toEqual([180, 180]);
  leave();
});

test("a game that is gone on with begins with the times it was left with", () => {
  const { setCount, seconds, leave } = sitDown(3);
  expect(seconds()).toEqual([180, 180]);
  setCount(2);
  setCount(3);
  expect(seconds()).toEqual([180, 180]);
  setCount(4);
  expect(seconds()).toEqual([180, 182]);
  leave();
});

test("a turn between two ticks is counted to the moment; nobody has less than nothing left", () => {
  const { setCount, setEnding, seconds, ending, leave } = sitDown();
  setCount(1);
  vi.advanceTimersByTime(10_150);
  setCount(2);
  expect(seconds()).toEqual([182, 171.85]);
  vi.advanceTimersByTime(170_100);
  setCount(3);
  vi.advanceTimersByTime(171_800);
  expect(ending()).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect([ending()?.result, seconds()]).toEqual(["red", [13.9, 0]]);
  setEnding(undefined);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
