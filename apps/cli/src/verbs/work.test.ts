import { message, type Task } from "@masume/kernel";
import { afterEach, expect, test, vi } from "vitest";
import { CliError } from "../platform/cli-error.js";
import type { ShownProgress } from "../platform/progress-bar.js";
import type { AnyCall, GameCommands, VerbResult, Work } from "./verb.js";
import { type Limits, maxSliceMs, runCall } from "./work.js";

afterEach(() => void vi.restoreAllMocks());

const call: AnyCall = {
  arguments: {},
  options: {},
  language: "en",
  colour: false,
  columns: undefined,
  seed: "",
  printed: false,
  number: 1,
  of: 1,
  taken: 0,
};

/** What a verb sees of its limits, and what comes of it. */
async function withWork<T>(
  limits: Limits,
  use: (work: Work) => T | Promise<T>,
  report?: (progress: ShownProgress) => void,
  threads?: number,
): Promise<T> {
  const run = async (_: unknown, work: Work): Promise<VerbResult> => ({
    verdict: "yes",
    json: await use(work),
    text: "",
  });
  const commands: GameCommands = {
    game: "game",
    catalogues: [],
    notation: { isOneLine: () => true },
    verbs: { verb: { arguments: {}, options: {}, examples: [], run } },
  };
  const outcome = await runCall(commands, "verb", call, limits, report, threads);
  if (!outcome.ok) throw new CliError(outcome.reason, outcome.place);
  return outcome.result.json as T;
}

/** Each look at it takes as long as given. */
function clock(msPerLook: number): void {
  let now = 1_000_000;
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += msPerLook;
    return now;
  });
}

function* count(steps: number): Task<number> {
  for (let done = 0; done < steps; done++) yield { phase: "counting", done, total: steps };
  return steps;
}

test("the user's limit of work goes before the verb's own, also where it is none at all", async () => {
  const limitOf = (workUnits: number | undefined, otherwise?: number): Promise<number> =>
    withWork({ workUnits }, (work) => work.budget(otherwise).limit);
  expect(await limitOf(undefined)).toBe(Number.POSITIVE_INFINITY);
  expect(await limitOf(undefined, 50)).toBe(50);
  expect(await limitOf(7, 50)).toBe(7);
  expect(await limitOf(0, 50)).toBe(0);
});

test("every budget is fresh", async () => {
  const left = await withWork({ workUnits: 1 }, (work) => [work.budget().limit, work.budget().limit]);
  expect(left).toEqual([1, 1]);
});

test("without a limit of time a task ends by itself, and no moment is the last", async () => {
  clock(1000);
  const seen = await withWork({}, async (work) => [work.deadline, await work.run(count(500))]);
  expect(seen).toEqual([Number.POSITIVE_INFINITY, { finished: true, value: 500 }]);
});

test("a task is stopped when the time is up, and no time at all stops it at once", async () => {
  clock(1);
  const stopped = await withWork({ timeMs: 100 }, (work) => work.run(count(1_000_000)));
  expect(stopped.finished).toBe(false);
  expect((await withWork({ timeMs: 0 }, (work) => work.run(count(1_000_000)))).finished).toBe(false);
  expect(await withWork({ timeMs: 100 }, (work) => work.run(count(3)))).toEqual({ finished: true, value: 3 });
});

test("the last moment is the call's beginning and its time", async () => {
  vi.spyOn(Date, "now").mockReturnValue(5000);
  expect(await withWork({ timeMs: 250 }, (work) => work.deadline)).toBe(5250);
});

test("how far a task has come is reported, as is what is reported beside it", async () => {
  clock(maxSliceMs);
  const reported: ShownProgress[] = [];
  await withWork(
    {},
    async (work) => {
      work.report({ phase: "by hand", done: 1 });
      await work.run(count(100));
    },
    (progress) => reported.push(progress),
  );
  expect(reported[0]).toEqual({ phase: "by hand", done: 1 });
  expect(reported[1]).toMatchObject({ phase: "counting", total: 100 });
});

test("a call has one thread unless it is given more", async () => {
  expect(await withWork({}, ({ threads }) => threads)).toBe(1);
  expect(await withWork({}, ({ threads }) => threads, undefined, 4)).toBe(4);
});

test("what is wrong with the input is an outcome, anything else is thrown", async () => {
  const bad = withWork({}, () => {
    throw new CliError(message("file.empty"), { file: "x.txt", line: 3 });
  });
  await expect(bad).rejects.toMatchObject({
    reason: { key: "file.empty" },
    place: { file: "x.txt", line: 3 },
  });
  const fault = withWork({}, () => {
    throw new RangeError("a fault of the program");
  });
  await expect(fault).rejects.toThrow(RangeError);
});
