/** The page's side of the analyst: one worker, which starts at the first question and stays. */

import type { Edges, Grade, Puzzle, Verdict, Walkthrough } from "@masume/games/slither";
import { lateWorker } from "../../engine/late-worker.js";
import type { Advised, Analyst } from "./analyst-worker.js";

export type { Advised } from "./analyst-worker.js";

const analyst = lateWorker<Analyst>(
  () => new Worker(new URL("./analyst-worker.ts", import.meta.url), { type: "module" }),
);

/** Undefined when another board was asked about meanwhile. */
export function judge(puzzle: Puzzle): Promise<Verdict | undefined> {
  return analyst().judge(puzzle);
}

export function solution(puzzle: Puzzle): Promise<Verdict> {
  return analyst().solution(puzzle);
}

export function advise(puzzle: Puzzle, drawn: Edges): Promise<Advised> {
  return analyst().advise(puzzle, drawn);
}

export function gradeOf(puzzle: Puzzle): Promise<Grade> {
  return analyst().grade(puzzle);
}

export function walkthrough(puzzle: Puzzle): Promise<Walkthrough> {
  return analyst().walkthrough(puzzle);
}
