/** The page's side of the analyst: one worker, which starts at the first question and stays. */
import type { Edges, Grade, Puzzle, Verdict, Walkthrough } from "@masume/games/slither";
import { type Remote, wrap } from "comlink";
import type { Advised, Analyst } from "./analyst-worker.js";

export type { Advised } from "./analyst-worker.js";

let analyst: Remote<Analyst> | undefined;

function started(): Remote<Analyst> {
  analyst ??= wrap<Analyst>(new Worker(new URL("./analyst-worker.ts", import.meta.url), { type: "module" }));
  return analyst;
}

/** Undefined when another board was asked about meanwhile. */
export function judge(puzzle: Puzzle): Promise<Verdict | undefined> {
  return started().judge(puzzle);
}

export function solution(puzzle: Puzzle): Promise<Verdict> {
  return started().solution(puzzle);
}

export function advise(puzzle: Puzzle, drawn: Edges): Promise<Advised> {
  return started().advise(puzzle, drawn);
}

export function gradeOf(puzzle: Puzzle): Promise<Grade> {
  return started().grade(puzzle);
}

export function walkthrough(puzzle: Puzzle): Promise<Walkthrough> {
  return started().walkthrough(puzzle);
}
