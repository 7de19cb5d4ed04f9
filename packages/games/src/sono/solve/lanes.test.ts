import { createRandom, finish } from "@masume/kernel";
import { expect, test } from "vitest";
import { randomPuzzle } from "../generate/scramble.js";
import { bestOf, type Plan } from "./lane.js";
import { defaultSeed, divideWork, Lanes, laneTask, type SolveRequest } from "./lanes.js";

const puzzle = randomPuzzle(6, createRandom("lanes"));
const unhurried = { now: () => 0, deadline: Number.POSITIVE_INFINITY };

test("work makes the same lanes for any number of workers, time one for each", () => {
  expect(divideWork(1000, 3)).toEqual(divideWork(1000, 16));
  const { lanes, laneWork } = divideWork(1000, 3);
  expect(lanes * laneWork!).toBe(1000);
  expect(divideWork(undefined, 7)).toEqual({ lanes: 7 });
});

test("the best answer does not depend on the order in which lanes end", () => {
  const request: SolveRequest = { puzzle, options: {}, seed: defaultSeed, laneWork: 200_000 };
  const plans = [0, 1, 2].map((lane) => finish(laneTask(request, lane, unhurried))) as [Plan];
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
  ]) {
    const lanes = new Lanes(puzzle, plans.length);
    for (const lane of order) lanes.end(lane, plans[lane]);
    expect(lanes.best).toBe(bestOf(plans));
    expect(lanes.progress).toMatchObject({ done: 100, total: 100, best: lanes.best });
  }
});

test("reports tell how far all lanes are; a lane whose worker was lost ends without a plan", () => {
  const lanes = new Lanes(puzzle, 2);
  expect(lanes.best.ops).toEqual([]);
  const best = { ops: [{ x: 0, y: 0, n: 2 }], pairs: 18 };
  lanes.report(1, { phase: "solve.searching", done: 50, total: 100, best });
  expect(lanes.progress).toMatchObject({ done: 25, best, params: { pairs: 18, steps: 1 } });
  lanes.end(0);
  expect(lanes.progress).toMatchObject({ done: 75, best });
});

test("a request without work lasts until the deadline", () => {
  let clock = 0;
  const task = laneTask({ puzzle, options: {}, seed: defaultSeed }, 0, {
    now: () => clock,
    deadline: 1000,
  });
  expect(task.next().done).toBe(false);
  clock = 1000;
  expect(finish(task).pairs).toBe(18);
});
