/** Orders: by preset, by difficulty, in short form. A page needs them to order puzzles, not to play. */
import type { Daily } from "./daily.js";
import type { Level } from "./grade/grade.js";
import {
  type Difficulty,
  type Methods,
  maxBudget,
  minBudget,
  type Params,
  type PatternChoice,
  type PresetId,
  patternChoices,
  presetIds,
  presetParams,
  type TrialLevel,
} from "./params.js";

/** The first technique of each level, from level 2 on. */
const firstTechniques = [10, 16, 25, 31] as const;

/** The level that a technique makes a puzzle, be it only the first clues and basic steps. */
export function levelOfTechnique(technique: number): Level {
  return (1 + firstTechniques.filter((first) => technique >= first).length) as Level;
}

/**
 * An order for a difficulty. It starts from the preset whose puzzles come near: a
 * harder one for a higher level, but on large boards those of every preset are hard.
 */
export function difficultyParams(order: Difficulty, width: number, height: number): Params {
  const level = order.level ?? levelOfTechnique(order.technique ?? 1);
  const isLarge = width * height >= 200;
  const preset = presetIds[level <= 2 ? 0 : isLarge ? 1 : level - 2]!;
  return { ...presetParams(preset, width, height), ...order };
}

/** The order for a puzzle of the day. */
export function dailyParams({ level, width, height }: Daily): Params {
  return difficultyParams({ level }, width, height);
}

/** The preset that these parameters are, if they are one. */
export function presetOf(params: Params): PresetId | undefined {
  if (params.level || params.technique || params.minClues || params.maxClues) return undefined;
  return presetIds.find((id) => {
    const preset = presetParams(id, params.width, params.height);
    return (
      params.gates === preset.gates &&
      params.colours === preset.colours &&
      params.trial === preset.trial &&
      params.budget === preset.budget &&
      params.pattern === preset.pattern
    );
  });
}

/** The short form, `GCT1-100-HX`: the methods, the budget, and the pattern that was used. */
export function paramsCode({ gates, colours, trial, budget }: Params, pattern: PatternChoice): string {
  return `${gates ? "G" : ""}${colours ? "C" : ""}T${trial}-${budget}-${pattern}`;
}

/** What a short form says; undefined when it is none. */
export function readParamsCode(code: string): Pick<Params, keyof Methods | "budget" | "pattern"> | undefined {
  const match = /^(G?)(C?)(?:T([012]))?-(\d{1,6})-(\w+)$/.exec(code);
  const pattern = patternChoices.find((choice) => choice === match?.[5]);
  const budget = Number(match?.[4]);
  if (!match || !pattern || budget < minBudget || budget > maxBudget) return undefined;
  const trial = Number(match[3] ?? 0) as TrialLevel;
  return { gates: match[1] === "G", colours: match[2] === "C", trial, budget, pattern };
}
