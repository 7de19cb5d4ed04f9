/**
 * The boards on which a technique is learned: its smallest example, then stages that
 * need it and nothing above it, growing. What can never be the hardest technique of a
 * puzzle is learned on stages of the first course, which use all of it.
 */
import { parseOrThrow } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { puzzleCodec } from "../codec.js";
import type { Technique } from "../grade/technique.js";
import { stages } from "../stages.js";
import { examplePuzzle } from "./drills.js";

const maxStages = 3;
const firstStages: readonly string[] = ["1-4", "1-10", "1-20"];

/** Stages in which the technique's only use is an assumption that happens to complete the loop: nothing to find. */
const withoutStep = new Set(["3-24", "4-18", "5-7"]);

export function lessonPuzzles(technique: Technique): readonly Puzzle[] {
  const own = stages.filter((stage) => stage.technique === technique.number && !withoutStep.has(stage.id));
  const chosen = own.length > 0 ? own : stages.filter(({ id }) => firstStages.includes(id));
  const boards = spread(chosen, maxStages).map(({ code }) => parseOrThrow(puzzleCodec, code));
  return [examplePuzzle(technique), ...boards];
}

/** So many of them, evenly from the first on. */
function spread<One>(all: readonly One[], count: number): readonly One[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!);
}
