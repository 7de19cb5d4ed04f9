/** Puzzles by their promises: one solution, solved by the methods they were judged with, shaped as the pattern says. */
import { createRandom, finish } from "@masume/kernel";
import { describe, expect, it, test } from "vitest";
import { clueAt, edgeCount, maxSize, type Puzzle } from "../board.js";
import { grade } from "../grade/grade.js";
import { techniques } from "../grade/techniques/index.js";
import { difficultyParams, levelOfTechnique, paramsCode, presetOf, readParamsCode } from "../orders.js";
import type { Methods } from "../params.js";
import {
  minGenerated,
  type Params,
  paramsCodec,
  patternCodes,
  presetIds,
  presetParams,
  workPerMillisecond,
} from "../params.js";
import { loopViolations } from "../rules.js";
import { solveExactly } from "../solve/exact.js";
import { topologyOf } from "../topology.js";
import { Deduction } from "./deduction.js";
import { generating, type Made } from "./generate.js";
import { puzzleName, runningNumbers } from "./puzzle-name.js";

function make(params: Params, seed: string): Made {
  const made = finish(generating(params, createRandom(seed)));
  if (!made.ok) throw new Error(made.error.key);
  return made.value;
}

function solves(puzzle: Puzzle, methods: Methods): boolean {
  const deduction = new Deduction(topologyOf(puzzle), methods);
  for (let cell = 0; cell < puzzle.clues.length; cell++) {
    const clue = clueAt(puzzle, cell);
    if (clue !== undefined) deduction.addClue(cell, clue);
  }
  deduction.run();
  return deduction.propagator.isClosed;
}

const sizes = [
  [5, 5],
  [8, 6],
  [9, 11],
] as const;

describe.each(presetIds)("%s", (preset) => {
  it.each(sizes)("%i×%i: exactly one solution, found by exactly the methods", (width, height) => {
    for (const pattern of patternCodes) {
      const params = { ...presetParams(preset, width, height), pattern };
      const { puzzle, loop, clues, pattern: used } = make(params, `${preset} ${pattern}`);
      expect(used).toBe(pattern);
      expect(loopViolations(puzzle, loop)).toEqual([]);
      expect(finish(solveExactly(puzzle))).toEqual({ status: "unique", loop });
      expect(solves(puzzle, params)).toBe(true);
      expect(puzzle.clues.replaceAll(".", "").length).toBe(clues);
    }
  });
});

test("the clues lie as the pattern promises, but for the middle of odd sizes", () => {
  const mirrors = {
    X: [(r: number, c: number) => [r, 8 - c]],
    Y: [(r: number, c: number) => [6 - r, c]],
    P: [(r: number, c: number) => [6 - r, 8 - c]],
    XY: [(r: number, c: number) => [r, 8 - c], (r: number, c: number) => [6 - r, c]],
  } as const;
  for (const pattern of ["X", "Y", "P", "XY"] as const) {
    const { puzzle } = make({ ...presetParams("intermediate", 9, 7), pattern }, `symmetry ${pattern}`);
    const isBlank = (r: number, c: number) => puzzle.clues[r * 9 + c] === ".";
    for (const mirror of mirrors[pattern]) {
      for (let r = 0; r < 7; r++) {
        for (let c = 0; c < 9; c++) {
          const [r2, c2] = mirror(r, c);
          expect(isBlank(r2!, c2!)).toBe(isBlank(r, c));
        }
      }
    }
  }
});

test("the same parameters and seed give the same puzzle, another seed another", () => {
  const params = presetParams("expert", 8, 8);
  expect(make(params, "a")).toEqual(make(params, "a"));
  expect(make(params, "a").puzzle).not.toEqual(make(params, "b").puzzle);
});

test("the judging budget bounds all judging, also without trials", () => {
  const cluesWith = (budget: number, trial: 0 | 1) =>
    make({ ...presetParams("beginner", 8, 8), pattern: "F", trial, budget }, "budget").clues;
  for (const trial of [0, 1] as const) {
    // A board of 8×8 has 144 edges: a budget for 14 of them solves nothing, one for each of them is enough.
    expect(cluesWith(2, trial)).toBe(64);
    expect(cluesWith(21, trial)).toBeLessThan(45);
  }
  expect(cluesWith(100_000, 0)).toBe(cluesWith(21, 0));
});

test("half the budget of a preset is enough to settle every edge once, whatever the size", () => {
  for (let width = minGenerated; width <= maxSize; width++) {
    for (let height = minGenerated; height <= maxSize; height++) {
      const { budget } = presetParams("beginner", width, height);
      expect(budget * workPerMillisecond).toBeGreaterThanOrEqual(edgeCount({ width, height }));
    }
  }
});

test("stronger methods leave fewer clues", () => {
  const cluesOf = (methods: Methods) => {
    let sum = 0;
    for (let i = 0; i < 12; i++) {
      sum += make({ ...presetParams("expert", 8, 8), pattern: "F", ...methods }, `strength ${i}`).clues;
    }
    return sum;
  };
  const basic = cluesOf({ gates: false, colours: false, trial: 0 });
  const gates = cluesOf({ gates: true, colours: false, trial: 0 });
  const all = cluesOf({ gates: true, colours: true, trial: 2 });
  expect(gates).toBeLessThan(basic);
  expect(all).toBeLessThan(gates);
});

test("the number of clues can be asked for", () => {
  const params = { ...presetParams("advanced", 8, 8), pattern: "F" as const };
  expect(make({ ...params, minClues: 40 }, "many").clues).toBe(40);
  expect(make({ ...params, maxClues: 27 }, "few").clues).toBeLessThanOrEqual(27);
  const refused = finish(generating({ ...params, minClues: 30, maxClues: 20 }, createRandom("")));
  expect(refused.ok ? "made" : refused.error.key).toBe("generate.clue-range");
});

test.each([1, 2, 3, 4, 5] as const)("level %i is what the grader measures", (level) => {
  for (const [width, height] of [
    [5, 5],
    [8, 7],
    [24, 6],
  ] as const) {
    for (const pattern of ["XY", "P", "F"] as const) {
      const params = { ...difficultyParams({ level }, width, height), pattern };
      const { puzzle, loop, ...made } = make(params, `level ${level}`);
      expect(made.grade).toEqual(finish(grade(puzzle)));
      expect(made.grade?.level).toBe(level);
      expect(finish(solveExactly(puzzle))).toEqual({ status: "unique", loop });
      expect(solves(puzzle, params)).toBe(true);
    }
  }
});

test.each([6, 10, 22, 26, 29, 32])("technique %i is the hardest needed", (technique) => {
  const { puzzle } = make(difficultyParams({ technique }, 8, 8), "technique");
  expect(Math.max(...Object.keys(finish(grade(puzzle)).techniques).map(Number))).toBe(technique);
});

test("a difficulty that cannot be reached is refused with the reason", () => {
  const basic = { ...presetParams("beginner", 12, 12), gates: false, colours: false };
  const refused = (params: Params) => {
    const made = finish(generating(params, createRandom("impossible")));
    return made.ok ? made.value.puzzle.clues : made.error;
  };
  expect(refused({ ...basic, level: 5 })).toMatchObject({
    key: "generate.not-found",
    params: { attempts: 139, clues: 0 },
  });
  expect(refused({ ...basic, technique: 17, level: 2 })).toEqual({
    key: "generate.other-level",
    params: { technique: 17, own: 3, level: 2 },
  });
});

test("presets, codes and names are written as the records have them", () => {
  const advanced = presetParams("advanced", 21, 14);
  expect(advanced).toMatchObject({ budget: 300, trial: 1, pattern: "1" });
  expect(presetParams("beginner", 5, 5).budget).toBe(50);
  expect(presetOf(advanced)).toBe("advanced");
  expect(presetOf({ ...advanced, gates: false })).toBeUndefined();
  expect(paramsCode({ ...advanced, budget: 100 }, "HX")).toBe("GCT1-100-HX");
  expect(readParamsCode("GCT1-100-HX")).toEqual({
    gates: true,
    colours: true,
    trial: 1,
    budget: 100,
    pattern: "HX",
  });
  expect(readParamsCode("T0-50-hard")).toMatchObject({ gates: false, colours: false, pattern: "hard" });
  for (const code of ["GCT3-100-F", "GC-x-F", "GCT1-100-Z", "CGT1-100-F"]) {
    expect(readParamsCode(code)).toBeUndefined();
  }
  const day = { year: 2026, month: 11, day: 15 };
  expect(puzzleName(day, 1)).toBe("261115001");
  const texts = ["261115003.slp", '{"name":"261115012"}\n{"name":"261114099"}', "1261115777"];
  expect(runningNumbers(day, texts)).toBe(12);
  expect(runningNumbers(day, texts.toReversed())).toBe(12);
  expect(runningNumbers(day, [])).toBe(0);
  for (const { number, level } of techniques) expect(levelOfTechnique(number)).toBe(Math.max(1, level));
  const params: Params = { ...advanced, level: 3, technique: 17, minClues: 5, maxClues: 90 };
  expect(paramsCodec.parse(paramsCodec.format(params))).toEqual({ ok: true, value: params });
  const wrong = paramsCodec.parse(paramsCodec.format({ ...params, pattern: "Z" as "X" }));
  expect(wrong.ok ? "read" : wrong.error.reason.key).toBe("params.pattern");
});
