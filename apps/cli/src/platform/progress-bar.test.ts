import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgressBar, statusText } from "./progress-bar.js";
import { terminal } from "./terminal.js";

let now: number;
let shown: string[];
let cleared: number;
beforeEach(() => {
  now = 10_000;
  shown = [];
  cleared = 0;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  vi.spyOn(terminal, "showsStatus", "get").mockReturnValue(true);
  vi.spyOn(terminal, "statusWidth", "get").mockReturnValue(20);
  vi.spyOn(terminal, "showStatus").mockImplementation((text) => void shown.push(text));
  vi.spyOn(terminal, "clearStatus").mockImplementation(() => void cleared++);
});
afterEach(() => void vi.restoreAllMocks());

const t = (key: string, params: object = {}): string => [key, ...Object.values(params)].join(" ");

test("only work that lasts is shown, and no more than ten times a second", () => {
  const bar = createProgressBar(false, t);
  const at = (ms: number): void => {
    now = 10_000 + ms;
    bar.show({ phase: "p", done: ms });
  };
  for (const ms of [0, 399, 400, 499, 500, 550, 600]) at(ms);
  expect(shown).toEqual(["p 400", "p 500", "p 600"]);
});

test("what is said has its numbers and a bar where there is room", () => {
  const bar = createProgressBar(false, t);
  now += 400;
  bar.show({ phase: "p", params: { n: 7 }, done: 1, total: 2 });
  expect(shown).toEqual([`${"█".repeat(6)}${"░".repeat(6)} p 7 1/2`]);
});

test("the end takes the line away", () => {
  const bar = createProgressBar(false, t);
  bar.stop();
  expect(cleared).toBe(1);
});

test.each([
  ["quiet", true, true],
  ["without a terminal", false, false],
])("%s nothing is shown", (_, quiet, isTerminal) => {
  vi.spyOn(terminal, "showsStatus", "get").mockReturnValue(isTerminal);
  const bar = createProgressBar(quiet, t);
  now += 10_000;
  bar.show({ phase: "p", done: 1 });
  bar.stop();
  expect([shown, cleared]).toEqual([[], 0]);
});

test("a bar of eight is the shortest, of twenty-four the longest", () => {
  const bars = (width: number): number => (statusText("p", 0, 9, width).match(/░/g) ?? []).length;
  // Behind the bar stand a blank and “p 0/9”.
  expect([13, 14, 30, 31].map(bars)).toEqual([0, 8, 24, 24]);
  expect(statusText("p", 9, 9, 14)).toBe("████████ p 9/9");
});
