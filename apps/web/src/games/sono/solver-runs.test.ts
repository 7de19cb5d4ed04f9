import "../../testing/in-browser.js";
import { puzzleCodec, withMaxSteps } from "@masume/games/sono";
import { createRoot } from "solid-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { clearAll, getAll } from "../../platform/storage/records.js";
import { until } from "../../testing/until.js";
import { createSolverRuns, type RunRequest, runsOfFiles, storeRun } from "./solver-runs.js";
import { puzzle, solution } from "./testing/open-sono.js";

const figures = { elapsed: 1, boards: 1, history: [] };
const run = (begun: number, about: Partial<RunRequest> = {}): RunRequest => ({
  begun,
  seed: "s",
  seconds: 5,
  threads: 1,
  ...about,
});
const plan = (turns: number) => ({ pairs: 8, ops: solution.slice(0, turns) });

beforeEach(clearAll);

const open = (of = puzzle) =>
  createRoot((end) => {
    onTestFinished(end);
    return createSolverRuns(of);
  });

const stored = async () =>
  (await getAll("solverRuns")).map(({ begun, answer }) => [begun, JSON.parse(answer).ops.length]);

test("runs are listed newest first, each once, whatever limit the board has", async () => {
  await storeRun(puzzle, run(2), solution, figures);
  await storeRun(withMaxSteps(puzzle, 5), run(3), solution, figures);
  await storeRun({ ...puzzle, entities: puzzle.entities.toReversed() }, run(9), solution, figures);
  const runs = open(withMaxSteps(puzzle, 7));
  await until(() => expect(runs.all().map(({ begun }) => begun)).toEqual([3, 2]));
  runs.save(run(4), plan(1), figures, true);
  runs.save(run(2), plan(1), figures, true);
  expect(runs.all().map(({ begun, ops }) => [begun, ops.length])).toEqual([
    [4, 1],
    [3, 2],
    [2, 1],
  ]);
});

test("a run is written at its first answer, then once a second, and at its end", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(100_000);
  onTestFinished(() => now.mockRestore());
  const runs = open();
  runs.save(run(1), plan(0), figures, false);
  await until(async () => expect(await stored()).toEqual([[1, 0]]));
  now.mockReturnValue(100_999);
  runs.save(run(1), plan(1), figures, false);
  expect(runs.all()[0]!.ops.length).toBe(1);
  runs.save(run(2), plan(2), figures, false);
  await until(async () =>
    expect(await stored()).toEqual([
      [1, 0],
      [2, 2],
    ]),
  );
  now.mockReturnValue(101_998);
  runs.save(run(2), plan(1), figures, false);
  runs.save(run(1), plan(1), figures, true);
  await until(async () =>
    expect(await stored()).toEqual([
      [1, 1],
      [2, 2],
    ]),
  );
  now.mockReturnValue(102_998);
  runs.save(run(1), plan(2), figures, false);
  await until(async () =>
    expect(await stored()).toEqual([
      [1, 2],
      [2, 2],
    ]),
  );
});

test("the end of a run is written, however soon after its last answer", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(100_000);
  onTestFinished(() => now.mockRestore());
  const runs = open();
  runs.save(run(1), plan(0), figures, false);
  runs.save(run(1), plan(2), figures, true);
  await until(async () => expect(await stored()).toEqual([[1, 2]]));
});

test("a run that is removed is gone from the list and from the device", async () => {
  await storeRun(puzzle, run(1), solution, figures);
  const runs = open();
  await until(() => expect(runs.all().length).toBe(1));
  runs.save(run(2), plan(1), figures, true);
  await until(async () => expect((await stored()).length).toBe(2));
  for (const { key } of runs.all()) runs.remove(key);
  expect(runs.all()).toEqual([]);
  await until(async () => expect(await stored()).toEqual([]));
});

test("of the runs on files the one begun first stands first; others are not among them", async () => {
  await storeRun(puzzle, run(5, { file: "b" }), solution, figures);
  await storeRun(puzzle, run(4), solution, figures);
  await storeRun(puzzle, run(3, { file: "a" }), solution, figures);
  expect((await runsOfFiles()).map(({ file, puzzle: code }) => [file, code])).toEqual([
    ["a", puzzleCodec.format(puzzle)],
    ["b", puzzleCodec.format(puzzle)],
  ]);
});
