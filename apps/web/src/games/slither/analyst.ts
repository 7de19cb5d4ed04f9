/** The page's side of the analyst: one worker, which starts at the first question and stays. */

import type { Advice, Edges, Grade, Puzzle, SolutionCount, Walkthrough } from "@masume/games/slither";
import { lateWorker } from "../../platform/workers/late-worker.js";
import type { Analyst } from "./analyst-worker.js";

const analyst = lateWorker<Analyst>(
  () => new Worker(new URL("./analyst-worker.ts", import.meta.url), { type: "module" }),
);

/** Undefined when another board was asked about meanwhile. */
export function judge(puzzle: Puzzle): Promise<SolutionCount | undefined> {
  return analyst().judge(puzzle);
}

export function solution(puzzle: Puzzle): Promise<SolutionCount> {
  return analyst().solution(puzzle);
}

export function advise(puzzle: Puzzle, drawn: Edges): Promise<Advice> {
  return analyst().advise(puzzle, drawn);
}

export function gradeOf(puzzle: Puzzle): Promise<Grade> {
  return analyst().grade(puzzle);
}

export function walkthrough(puzzle: Puzzle): Promise<Walkthrough> {
  return analyst().walkthrough(puzzle);
}
