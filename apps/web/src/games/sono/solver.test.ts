import "../../testing/in-browser.js";
import type { Plan } from "@masume/games/sono";
import type { Progress } from "@masume/kernel";
import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSolver, type Solver, usualThreads } from "./solver.js";
import { puzzle, solution } from "./testing/open-sono.js";

interface Lane {
  readonly input: { readonly lane: number; readonly timeMs: number };
  readonly progress: (progress: Progress<Plan>) => void;
  resolve(outcome: unknown): void;
  reject(reason: Error): void;
}

/** The lanes at work, oldest first, and the pools that were ended. */
const lanes: Lane[] = [];
const disposed: number[] = [];

vi.mock("@masume/workers", () => ({
  createWorkerPool: (size: number) => ({
    run: (_: string, input: Lane["input"], { onProgress }: { onProgress: Lane["progress"] }) =>
      new Promise((resolve, reject) => lanes.push({ input, progress: onProgress, resolve, reject })),
    dispose: async () => void disposed.push(size),
  }),
}));

const plan = (pairs: number, turns: number): Plan => ({
  pairs,
  ops: Array.from({ length: turns }, () => solution[0]!),
});
const settings = { seconds: 10, seed: "s", threads: 2 };

let solver: Solver;
let leave: () => void;

beforeEach(() => {
  lanes.length = 0;
  disposed.length = 0;
  vi.useFakeTimers();
  createRoot((end) => {
    leave = end;
    solver = createSolver();
  });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const found = (lane: number, best: Plan) => lanes[lane]!.progress({ done: 100, best } as Progress<Plan>);

test.each([
  [0, 1],
  [4, 4],
  [16, 16],
  [17, 16],
])("%i cores are %i threads", (cores, threads) => {
  vi.stubGlobal("navigator", { hardwareConcurrency: cores });
  expect(usualThreads()).toBe(threads);
});

test("every thread has a lane of its own, and all of them the whole time", () => {
  void solver.start(puzzle, { allPairs: true }, settings);
  expect(lanes.map(({ input }) => [input.lane, input.timeMs])).toEqual([
    [0, 10_000],
    [1, 10_000],
  ]);
});

test("the time that has passed is a share, which stays at all of it, and none once it has ended", async () => {
  const end = solver.start(puzzle, { allPairs: true }, settings);
  expect(solver.passed()).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect([solver.passed(), solver.figures().elapsed]).toEqual([0.2, 2_000]);
  vi.advanceTimersByTime(60_000);
  expect(solver.passed()).toBe(1);
  for (const lane of lanes) lane.resolve({ finished: true, value: plan(8, 2) });
  await end;
  expect([solver.passed(), solver.best(), solver.isStopped()]).toEqual([undefined, plan(8, 2), false]);
});

test("each better answer is a point of the curve at its time, the same one again is none", () => {
  void solver.start(puzzle, { allPairs: true }, settings);
  vi.advanceTimersByTime(400);
  found(0, plan(7, 3));
  vi.advanceTimersByTime(400);
  found(1, plan(7, 3));
  found(1, plan(4, 1));
  vi.advanceTimersByTime(200);
  found(1, plan(7, 2));
  expect(solver.figures().history.filter(([ms]) => ms > 0)).toEqual([
    [400, 7, 3],
    [1_000, 7, 2],
  ]);
  expect(solver.best()).toEqual(plan(7, 2));
});

test("stopped, it keeps what was found, ends its workers and hears no more of them", async () => {
  const end = solver.start(puzzle, { allPairs: true }, settings);
  found(0, plan(7, 4));
  solver.stop();
  await end;
  found(1, plan(8, 2));
  expect([solver.best(), solver.passed(), disposed]).toEqual([plan(7, 4), undefined, [2]]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a lane that dies leaves the others; only where all die has the calculation stopped", async () => {
  const end = solver.start(puzzle, { allPairs: true }, settings);
  lanes[0]!.reject(new Error("no memory"));
  lanes[1]!.resolve({ finished: false, best: plan(7, 3) });
  await end;
  expect([solver.isStopped(), solver.best()]).toEqual([false, plan(7, 3)]);
  const again = solver.start(puzzle, { allPairs: true }, settings);
  for (const lane of lanes.slice(2)) lane.reject(new Error("no memory"));
  await again;
  expect(solver.isStopped()).toBe(true);
  void solver.start(puzzle, { allPairs: true }, settings);
  expect(solver.isStopped()).toBe(false);
});

test("a second search ends the first and begins with nothing of it", async () => {
  const first = solver.start(puzzle, { allPairs: true }, settings);
  vi.advanceTimersByTime(3_000);
  found(0, plan(8, 2));
  void solver.start(puzzle, { allPairs: true }, { ...settings, threads: 1 });
  await first;
  found(0, plan(8, 1));
  expect(solver.best()?.pairs).toBeLessThan(8);
  expect([solver.figures().history, solver.passed(), disposed]).toEqual([[], 0, [2]]);
});
