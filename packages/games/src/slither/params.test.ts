/** Parameters come back from their notations; each value just beyond its limits is refused at its place. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { difficultyParams, paramsCode, presetOf, readParamsCode } from "./orders.js";
import {
  type Params,
  paramsCodec,
  patternChoices,
  presetIds,
  presetParams,
  presets,
  type TrialLevel,
} from "./params.js";

const methods = {
  gates: fc.boolean(),
  colours: fc.boolean(),
  trial: fc.constantFrom<TrialLevel>(0, 1, 2),
  budget: fc.integer({ min: 1, max: 100_000 }),
  pattern: fc.constantFrom(...patternChoices),
};

const anyParams: fc.Arbitrary<Params> = fc.record(
  {
    width: fc.integer({ min: 3, max: 100 }),
    height: fc.integer({ min: 3, max: 100 }),
    ...methods,
    level: fc.constantFrom(1, 2, 3, 4, 5),
    technique: fc.integer({ min: 1, max: 32 }),
    minClues: fc.integer({ min: 0, max: 9 }),
    maxClues: fc.integer({ min: 0, max: 9 }),
  },
  {
    requiredKeys: ["width", "height", "gates", "colours", "trial", "budget", "pattern"],
    noNullPrototype: true,
  },
);

describe("parameters as JSON", () => {
  it("come back", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        expect(paramsCodec.parse(paramsCodec.format(params))).toStrictEqual({ ok: true, value: params });
      }),
    );
  });

  const plain = presetParams("expert", 10, 6);

  it.each([
    ["width", 3, 100],
    ["height", 3, 100],
    ["trial", 0, 2],
    ["budget", 1, 100_000],
    ["level", 1, 5],
    ["technique", 1, 32],
  ])("%s is %i to %i", (name, min, max) => {
    const read = (value: unknown) => paramsCodec.parse(JSON.stringify({ ...plain, [name]: value }));
    expect([read(min).ok, read(max).ok]).toEqual([true, true]);
    for (const value of [min - 1, max + 1, "1"]) {
      expect(read(value)).toMatchObject({
        error: { position: { path: name }, reason: { key: "input.integer", params: { min, max } } },
      });
    }
  });

  it.each(["minClues", "maxClues"])("%s is none to one per cell", (name) => {
    const read = (value: number) => paramsCodec.parse(JSON.stringify({ ...plain, [name]: value }));
    expect([read(0).ok, read(60).ok]).toEqual([true, true]);
    for (const value of [-1, 61]) {
      expect(read(value)).toMatchObject({
        error: { position: { path: name }, reason: { params: { min: 0, max: 60 } } },
      });
    }
  });

  it("need all that a preset says", () => {
    for (const missing of Object.keys(plain)) {
      const { [missing as keyof Params]: _, ...rest } = plain;
      expect(paramsCodec.parse(JSON.stringify(rest))).toMatchObject({
        error: { reason: { key: "input.field", params: { name: missing } } },
      });
    }
    expect(paramsCodec.parse(JSON.stringify({ ...plain, pattern: "Z" }))).toMatchObject({
      error: {
        position: { path: "pattern" },
        reason: { key: "params.pattern", params: { choices: patternChoices.join(", ") } },
      },
    });
  });
});

describe("the short form", () => {
  it("comes back", () => {
    fc.assert(
      fc.property(fc.record(methods), (params) => {
        const code = paramsCode({ ...params, width: 10, height: 10 }, params.pattern);
        expect(readParamsCode(code)).toEqual(params);
      }),
    );
    expect(paramsCode(presetParams("advanced", 10, 10), "HX")).toBe("GCT1-100-HX");
  });

  it("may leave out the trial, and nothing else", () => {
    expect(readParamsCode("G-5-Q")).toEqual({
      gates: true,
      colours: false,
      trial: 0,
      budget: 5,
      pattern: "Q",
    });
    for (const code of [
      "",
      "GCT3-100-HX",
      "GCT1-0-HX",
      "GCT1-100001-HX",
      "GCT1-100-Z",
      "GCT1-100",
      "GCT1--HX",
      "xGCT1-100-HX",
      "GCT1-100-HX ",
      "CGT1-100-HX",
    ]) {
      expect(readParamsCode(code), code).toBeUndefined();
    }
    expect([readParamsCode("T0-1-4")?.budget, readParamsCode("T0-100000-4")?.budget]).toEqual([1, 100_000]);
  });
});

describe("presets", () => {
  it("are known again by what they set, and by nothing less", () => {
    for (const id of presetIds) {
      for (const [width, height] of [
        [5, 5],
        [10, 10],
        [15, 10],
        [36, 20],
      ] as const) {
        const params = presetParams(id, width, height);
        expect(presetOf(params)).toBe(id);
        const others: readonly Partial<Params>[] = [
          { gates: false },
          { colours: false },
          { trial: params.trial === 2 ? 1 : 2 },
          { budget: params.budget + 1 },
          { pattern: "XY" },
          { level: 3 },
          { technique: 7 },
          { minClues: 5 },
          { maxClues: 50 },
        ];
        for (const other of others) expect(presetOf({ ...params, ...other })).toBeUndefined();
      }
    }
  });

  test("budgets grow with the board, from that of 10 × 10 on", () => {
    const budgets = (width: number, height: number) =>
      presetIds.map((id) => presetParams(id, width, height).budget);
    expect(budgets(3, 3)).toEqual([50, 50, 100, 100]);
    expect(budgets(10, 10)).toEqual([50, 50, 100, 100]);
    expect(budgets(14, 10)).toEqual([50, 50, 100, 100]);
    expect(budgets(15, 10)).toEqual([100, 100, 200, 200]);
    expect(budgets(36, 20)).toEqual([350, 350, 700, 700]);
    expect(presets.map(({ id, params }) => [id, params.trial, params.pattern])).toEqual([
      ["beginner", 0, "4"],
      ["intermediate", 1, "2"],
      ["advanced", 1, "1"],
      ["expert", 2, "hard"],
    ]);
  });

  test("a level is looked for among the puzzles nearest to it", () => {
    const levels = [1, 2, 3, 4, 5] as const;
    const presetForLevel = (level: (typeof levels)[number], width: number, height: number) => {
      const { level: ordered, ...params } = difficultyParams({ level }, width, height);
      expect(ordered).toBe(level);
      return presetOf(params);
    };
    expect(levels.map((level) => presetForLevel(level, 10, 10))).toEqual([
      "beginner",
      "beginner",
      "intermediate",
      "advanced",
      "expert",
    ]);
    expect(levels.map((level) => presetForLevel(level, 20, 10))).toEqual([
      "beginner",
      "beginner",
      "intermediate",
      "intermediate",
      "intermediate",
    ]);
    expect(presetForLevel(5, 199, 1)).toBe("expert");
  });
});
