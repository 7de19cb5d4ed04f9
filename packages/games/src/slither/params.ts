/**
 * What may be asked of the generator. A puzzle is judged with chosen methods and
 * a budget, while its clues are taken away by a pattern; the short form of that,
 * `GCT1-100-HX`, is what a puzzle's record keeps. Presets set all of it for a
 * board size.
 */
import { type Codec, message, type Preset, parser, readJson } from "@masume/kernel";
import { maxSize } from "./board.js";
import type { Level } from "./grade/grade.js";

export const minGenerated = 3;
/** The smallest and the largest judging budget, in reference milliseconds. */
export const minBudget = 1;
export const maxBudget = 100_000;

/** One-step trials: not used, with short chains, with long ones. */
export type TrialLevel = 0 | 1 | 2;

export const trialLevels: readonly TrialLevel[] = [0, 1, 2];

export const levels: readonly Level[] = [1, 2, 3, 4, 5];

/** Which methods may be used. Initial patterns and the basic method always are. */
export interface Methods {
  /** Diagonal gates [G]. */
  readonly gates: boolean;
  /** Cell colours [C]. */
  readonly colours: boolean;
  /** One-step trial [T]. */
  readonly trial: TrialLevel;
}

/** The removal patterns: in which figures clues are taken away (`generate/removal.ts`). */
export const patternCodes = [
  "XY",
  "HX",
  "DX",
  "Q",
  "X",
  "Y",
  "P",
  "H",
  "D",
  "F",
  "WD",
  "TD",
  "C",
  "WV",
  "TV",
  "WH",
  "TH",
] as const;

export type PatternCode = (typeof patternCodes)[number];

/** The groups of patterns; asking for one means any of its patterns. */
export const patternGroups: Readonly<Record<PatternGroup, readonly PatternCode[]>> = {
  "4": ["XY", "HX", "DX", "Q"],
  "2": ["X", "Y", "P", "H", "D"],
  "1": ["F", "WD", "TD", "C"],
  hard: ["WV", "TV", "WH", "TH"],
};

export type PatternGroup = "4" | "2" | "1" | "hard";
export type PatternChoice = PatternCode | PatternGroup;

/** Everything that may be asked for. */
export const patternChoices: readonly PatternChoice[] = ["4", "2", "1", "hard", ...patternCodes];

/** The difficulty to reach, as the grader measures it. */
export interface Difficulty {
  readonly level?: Level;
  /** The technique that a puzzle needs, by number, and nothing above it. */
  readonly technique?: number;
}

export interface Params extends Methods, Difficulty {
  readonly width: number;
  readonly height: number;
  /** Reference milliseconds for judging a board once; see `workPerMillisecond`. */
  readonly budget: number;
  readonly pattern: PatternChoice;
  /** Clues to leave at least. */
  readonly minClues?: number;
  /** Clues to leave at most. */
  readonly maxClues?: number;
}

/**
 * Budgets are spoken of in milliseconds of a reference machine and counted in
 * edges settled and, after a trial, taken back, so that a puzzle depends on its
 * parameters and seed alone. With so many of them, half the budget of a preset is
 * enough for every edge of the board once, also where the budget was rounded down.
 */
export const workPerMillisecond = 7;

export type PresetId = "beginner" | "intermediate" | "advanced" | "expert";

export const presetIds: readonly PresetId[] = ["beginner", "intermediate", "advanced", "expert"];

export const techniqueCount = 32;
const usualSize = 10;
const smallestFullBudget = 100;

/** A preset for a board size: the methods, the budget and the pattern. */
export function presetParams(id: PresetId, width: number, height: number): Params {
  const full = Math.max(smallestFullBudget, Math.round((width * height) / 100) * 100);
  const size = { width, height, gates: true, colours: true };
  switch (id) {
    case "beginner":
      return { ...size, trial: 0, budget: full / 2, pattern: "4" };
    case "intermediate":
      return { ...size, trial: 1, budget: full / 2, pattern: "2" };
    case "advanced":
      return { ...size, trial: 1, budget: full, pattern: "1" };
    case "expert":
      return { ...size, trial: 2, budget: full, pattern: "hard" };
  }
}

export const presets: readonly Preset<Params>[] = presetIds.map((id) => ({
  id,
  params: presetParams(id, usualSize, usualSize),
}));

export const paramsCodec: Codec<Params> = {
  parse: parser((text) => {
    const json = readJson(text);
    const width = json.field("width").integer(minGenerated, maxSize);
    const height = json.field("height").integer(minGenerated, maxSize);
    const given = json.field("pattern");
    const pattern = patternChoices.find((choice) => choice === given.string());
    const optional = (key: keyof Params, min: number, max: number) => {
      const value = json.optional(key)?.integer(min, max);
      return value === undefined ? {} : { [key]: value };
    };
    return {
      width,
      height,
      gates: json.field("gates").boolean(),
      colours: json.field("colours").boolean(),
      trial: json.field("trial").integer(0, 2) as TrialLevel,
      budget: json.field("budget").integer(minBudget, maxBudget),
      pattern: pattern ?? given.fail(message("params.pattern", { choices: patternChoices.join(", ") })),
      ...optional("level", 1, 5),
      ...optional("technique", 1, techniqueCount),
      ...optional("minClues", 0, width * height),
      ...optional("maxClues", 0, width * height),
    };
  }),
  format: (params) => JSON.stringify(params),
};
