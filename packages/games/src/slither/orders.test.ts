import { expect, test } from "vitest";
import { difficultyParams, levelOfTechnique, readParamsCode } from "./orders.js";
import { presetParams } from "./params.js";

test.each([
  [1, 1],
  [9, 1],
  [10, 2],
  [15, 2],
  [16, 3],
  [24, 3],
  [25, 4],
  [30, 4],
  [31, 5],
  [32, 5],
])("technique %i makes a puzzle level %i", (technique, level) => {
  expect(levelOfTechnique(technique)).toBe(level);
});

test.each([
  [1, 10, 10, "beginner"],
  [2, 10, 10, "beginner"],
  [3, 10, 10, "intermediate"],
  [4, 10, 10, "advanced"],
  [5, 10, 10, "expert"],
  // A board of two hundred cells is hard with every preset.
  [5, 19, 10, "expert"],
  [5, 20, 10, "intermediate"],
  [2, 20, 10, "beginner"],
] as const)("an order for level %i on %i × %i begins with %s", (level, width, height, preset) => {
  expect(difficultyParams({ level }, width, height)).toEqual({
    ...presetParams(preset, width, height),
    level,
  });
});

test("an order for a technique begins like one for its level", () => {
  expect(difficultyParams({ technique: 25 }, 8, 8)).toEqual({
    ...presetParams("advanced", 8, 8),
    technique: 25,
  });
});

test.each([
  ["GCT2-300-P", { gates: true, colours: true, trial: 2, budget: 300, pattern: "P" }],
  ["T0-50-hard", { gates: false, colours: false, trial: 0, budget: 50, pattern: "hard" }],
  ["C-50-4", { gates: false, colours: true, trial: 0, budget: 50, pattern: "4" }],
])("%s", (code, params) => {
  expect(readParamsCode(code)).toEqual(params);
});

test.each([
  "",
  "GCT3-100-HX",
  "CGT1-100-HX",
  "GCT1-100-ZZ",
  "GCT1--HX",
  "GCT1-100",
  "gct1-100-HX",
  "GCT1-0-HX",
])("“%s” is no short form", (code) => {
  expect(readParamsCode(code)).toBeUndefined();
});
