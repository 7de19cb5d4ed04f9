/** What is ordered by the options of `slither new`: a preset or a short form, edited by the details. */
import { type Params, type PresetId, paramsCode, presetIds } from "@masume/games/slither";
import { Budget } from "@masume/kernel";
import { describe, expect, test, vi } from "vitest";
import { CliError } from "../../platform/cli-error.js";
import { make } from "./new.js";

const { generate } = vi.hoisted(() => ({ generate: vi.fn() }));

vi.mock("@masume/games/slither", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  generate,
}));

/** The parameters that a generator is asked for. */
async function ordered(options: object): Promise<Params> {
  generate.mockClear();
  const call = { options: { gates: false, colours: false, ...options }, seed: "s", t: String };
  const work = {
    budget: () => new Budget(1),
    run: async () => ({ finished: false, best: undefined }) as const,
    threads: 1,
    deadline: 0,
    report: () => {},
  };
  // The rest of a call is for what has been made.
  await make.run(call as never, work);
  return generate.mock.calls[0]![0];
}

async function codeOf(options: object): Promise<string> {
  const params = await ordered(options);
  return paramsCode(params, params.pattern);
}

const presets: Readonly<Record<PresetId, readonly [methods: string, rest: string]>> = {
  beginner: ["GCT0", "50-4"],
  intermediate: ["GCT1", "50-2"],
  advanced: ["GCT1", "100-1"],
  expert: ["GCT2", "100-hard"],
};

describe.each(presetIds)("the preset %s", (preset) => {
  const [methods, rest] = presets[preset];

  test.each([{}, { gates: true }, { colours: true }, { gates: true, colours: true }])(
    "keeps its methods, whichever are named besides: %o",
    async (named) => {
      expect(await codeOf({ preset, ...named })).toBe(`${methods}-${rest}`);
    },
  );

  test.each([0, 1, 2])("tries as far as is asked: %i", async (trial) => {
    expect(await codeOf({ preset, trial, gates: true })).toBe(`GCT${trial}-${rest}`);
  });

  test("has the budget and the pattern that are asked for", async () => {
    expect(await codeOf({ preset, budget: 70, pattern: "HX" })).toBe(`${methods}-70-HX`);
  });

  test("goes before a level and a technique, which are ordered all the same", async () => {
    expect(await codeOf({ preset, level: 2, technique: 5 })).toBe(`${methods}-${rest}`);
    expect(await ordered({ preset, level: 2, technique: 5 })).toMatchObject({ level: 2, technique: 5 });
  });
});

describe("without a preset", () => {
  test.each([
    [{}, "GCT1-50-2"],
    [{ gates: true }, "GT0-50-2"],
    [{ colours: true }, "CT0-50-2"],
    [{ gates: true, colours: true }, "GCT0-50-2"],
    [{ gates: true, trial: 2 }, "GT2-50-2"],
    [{ trial: 2 }, "GCT2-50-2"],
    [{ params: "T2-300-P" }, "T2-300-P"],
    [{ params: "T2-300-P", gates: true }, "GT2-300-P"],
    [{ params: "GCT2-300-P", trial: 0, budget: 70 }, "GCT0-70-P"],
  ])("%o orders %s: methods that are named are the only ones", async (options, code) => {
    expect(await codeOf(options)).toBe(code);
  });
});

test("size and clues are as asked, ten by ten where nothing is", async () => {
  expect(await ordered({})).toMatchObject({ width: 10, height: 10 });
  const asked = { width: 7, height: 9, minClues: 0, maxClues: 30 };
  expect(await ordered(asked)).toMatchObject(asked);
});

test("a short form that is none is refused", async () => {
  await expect(ordered({ params: "GCT9" })).rejects.toThrow(CliError);
});
