/**
 * Exact questions about a Slither board, answered off the page. Long answers come
 * in slices, so that a question that replaces another is heard at once.
 */
import {
  type Advice,
  type Edges,
  type Grade,
  type Puzzle,
  solveExactly,
  type Verdict,
  type Walkthrough,
} from "@masume/games/slither";
import { Budget, driveInSlices, type Task } from "@masume/kernel";
import { expose } from "comlink";

/** A unit is one edge settled: some seconds on a plain machine, and only boards made to be hard need them. */
const judgeWork = 20_000_000;
const sliceMs = 30;

const grader = () => import("./grader.js");
const verdicts = new Map<string, Verdict>();
let newestJudgement = 0;

function keyOf({ width, clues }: Puzzle): string {
  return `${width}:${clues}`;
}

async function sliced<T>(task: Task<T>, shouldStop: () => boolean = () => false): Promise<T | undefined> {
  const outcome = await driveInSlices(task, {
    sliceMs,
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    shouldStop,
  });
  return outcome.finished ? outcome.value : undefined;
}

async function verdictOn(puzzle: Puzzle, shouldStop?: () => boolean): Promise<Verdict | undefined> {
  const key = keyOf(puzzle);
  const known = verdicts.get(key);
  if (known) return known;
  const verdict = await sliced(solveExactly(puzzle, new Budget(judgeWork)), shouldStop);
  if (verdict) verdicts.set(key, verdict);
  return verdict;
}

/** Advice, or why there is none: only a puzzle with one solution is explained. */
export type Advised = Advice | { readonly kind: "unfit"; readonly status: "multiple" | "none" | "unknown" };

const analyst = {
  /** One solution, several or none; undefined when another board was asked about meanwhile. */
  async judge(puzzle: Puzzle): Promise<Verdict | undefined> {
    const judgement = ++newestJudgement;
    return verdictOn(puzzle, () => judgement !== newestJudgement);
  },

  async solution(puzzle: Puzzle): Promise<Verdict> {
    return (await verdictOn(puzzle))!;
  },

  async advise(puzzle: Puzzle, drawn: Edges): Promise<Advised> {
    const verdict = (await verdictOn(puzzle))!;
    if (verdict.status !== "unique") return { kind: "unfit", status: verdict.status };
    const { nextStep } = await grader();
    return (await sliced(nextStep(puzzle, drawn, verdict.loop)))!;
  },

  async grade(puzzle: Puzzle): Promise<Grade> {
    const { grade } = await grader();
    return (await sliced(grade(puzzle)))!;
  },

  /** Every step from the empty board to the end, with its reasons. */
  async walkthrough(puzzle: Puzzle): Promise<Walkthrough> {
    const { steps } = await grader();
    return (await sliced(steps(puzzle)))!;
  },
};

export type Analyst = typeof analyst;

expose(analyst);
