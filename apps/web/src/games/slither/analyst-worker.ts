/**
 * Exact questions about a Slither board, answered off the page. Long answers come
 * in slices, so that a question that replaces another is heard at once.
 */
import {
  type Advice,
  type Edges,
  type Grade,
  type Puzzle,
  type SolutionCount,
  solveExactly,
  type Walkthrough,
} from "@masume/games/slither";
import { Budget, driveInSlices, type Task } from "@masume/kernel";
import { expose } from "comlink";

/** A unit is one edge settled: some seconds on a plain machine, and only boards made to be hard need them. */
const judgeWork = 20_000_000;
const sliceMs = 30;

const grader = () => import("./grader.js");
let newestJudgement = 0;
/** The puzzle asked about last: a page asks about one many times. */
let latest: { readonly puzzle: Puzzle; readonly count: SolutionCount } | undefined;

async function sliced<T>(task: Task<T>, shouldStop: () => boolean = () => false): Promise<T | undefined> {
  const outcome = await driveInSlices(task, {
    sliceMs,
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    shouldStop,
  });
  return outcome.finished ? outcome.value : undefined;
}

async function solutionCount(puzzle: Puzzle, shouldStop?: () => boolean): Promise<SolutionCount | undefined> {
  if (latest?.puzzle.width === puzzle.width && latest.puzzle.clues === puzzle.clues) return latest.count;
  const count = await sliced(solveExactly(puzzle, new Budget(judgeWork)), shouldStop);
  if (count) latest = { puzzle, count };
  return count;
}

const analyst = {
  /** One solution, several or none; undefined when another board was asked about meanwhile. */
  async judge(puzzle: Puzzle): Promise<SolutionCount | undefined> {
    const judgement = ++newestJudgement;
    return solutionCount(puzzle, () => judgement !== newestJudgement);
  },

  async solution(puzzle: Puzzle): Promise<SolutionCount> {
    return (await solutionCount(puzzle))!;
  },

  async advise(puzzle: Puzzle, drawn: Edges): Promise<Advice> {
    const [{ advise }, known] = await Promise.all([grader(), solutionCount(puzzle)]);
    return (await sliced(advise(puzzle, drawn, new Budget(), known)))!;
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
