/** Parameters for a difficulty: what a page needs only to order puzzles, and not to play them. */
import type { Level } from "./grade/grade.js";
import { type Difficulty, type Params, presetIds, presetParams } from "./params.js";

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
