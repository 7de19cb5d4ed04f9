import { err, message, ok, type Progress } from "@masume/kernel";
import { createRoot } from "solid-js";
import { afterEach, expect, test, vi } from "vitest";
import { createGeneration } from "./generation.js";

const engine = vi.hoisted(() => ({ generate: vi.fn() }));
vi.mock("../platform/workers/engine-client.js", () => engine);

afterEach(() => {
  engine.generate.mockReset();
});

const puzzle = { puzzle: "s5-0-o", solution: [], unique: true };
const generation = () => createRoot((dispose) => ({ ...createGeneration("stroke"), dispose }));

test("progress while under way, and the puzzle at the end", async () => {
  const { start, progress } = generation();
  engine.generate.mockImplementation(async (_, { onProgress }) => {
    expect(progress()).toEqual({ phase: "making", done: 0 });
    onProgress({ phase: "trying", done: 3 } satisfies Progress);
    expect(progress()).toEqual({ phase: "trying", done: 3 });
    return ok(puzzle);
  });
  expect(await start("{}", "seed")).toEqual(puzzle);
  expect(progress()).toBeUndefined();
});

test("why there is none", async () => {
  const { start, failure } = generation();
  engine.generate.mockResolvedValue(err(message("too-hard")));
  expect(await start("{}", "seed")).toBeUndefined();
  expect(failure()).toEqual(message("too-hard"));
});

test("one that stopped unexpectedly goes on when it is tried again, for whoever waits", async () => {
  const { start, progress, retry } = generation();
  engine.generate.mockRejectedValueOnce(new Error("died")).mockResolvedValueOnce(ok(puzzle));
  const made = start("{}", "seed");
  await vi.waitFor(() => expect(retry()).toBeDefined());
  expect(progress()).toBeUndefined();
  retry()!();
  expect(await made).toEqual(puzzle);
  expect(retry()).toBeUndefined();
  expect(engine.generate.mock.calls.map(([input]) => input.seed)).toEqual(["seed", "seed"]);
});

test("a new order, or leaving, gives up the one that stopped", async () => {
  const { start, retry, dispose } = generation();
  engine.generate.mockRejectedValueOnce(new Error("died")).mockResolvedValueOnce(ok(puzzle));
  const first = start("{}", "first");
  await vi.waitFor(() => expect(retry()).toBeDefined());
  expect(await start("{}", "second")).toEqual(puzzle);
  expect(await first).toBeUndefined();
  engine.generate.mockRejectedValueOnce(new Error("died"));
  const last = start("{}", "third");
  await vi.waitFor(() => expect(retry()).toBeDefined());
  dispose();
  expect(await last).toBeUndefined();
});
