/**
 * The solver: an anytime search in independent lanes. A lane is a seed and a
 * budget and nothing else, so any number of workers may share the lanes out, in
 * any order, and the best of all lanes is the same: most pairs, then fewest
 * operations, then the lowest lane.
 *
 * A lane begins with the answer that always comes out, if the steps allow it,
 * and runs beams, each with more work than the one before: a narrow one, so that
 * there is a good answer soon, then wider ones that must be shorter. As long as
 * there is no answer but the constructed one, a beam that gets stuck before the last
 * pairs is followed by beams that keep nine tenths of its turns, then eight, and so
 * on: with so little left to do, the same work makes them much wider. One unit of
 * work is about one cell looked at, a few nanoseconds on a plain machine.
 *
 * Boards of 4 × 4 are solved exactly.
 */
import { Budget, type Progress, type Random, type Task } from "@masume/kernel";
import { type Answer, allOps, flatCells, maxPairs, type Op, type Puzzle } from "../board.js";
import { replayTo, verify } from "../rules.js";
import { type BeamResult, beam } from "./beam.js";
import { construct } from "./construct.js";
import { exactFour } from "./exact-four.js";
import { turnsLeft } from "./pace.js";

export interface SolveOptions {
  /** No more operations than this. */
  readonly maxSteps?: number;
  /** All pairs in the fewest operations is wanted, even where the steps seem too few for it. */
  readonly allPairs?: boolean;
  /** An answer that is there already: only better ones are looked for. */
  readonly known?: readonly Op[];
}

/** An answer and how many pairs it makes. */
export interface Plan extends Answer {
  readonly pairs: number;
}

/** Enough for a good answer to a board of any size: some ten seconds on two cores. */
export const defaultWork = 2_000_000_000;

/** Into how many lanes an amount of work is divided, unless there is a reason for another number. */
export const defaultLanes = 4;

/**
 * Shares of a lane's work for its first runs, per mille; the last run takes what is
 * left. Where the steps are few, the runs learn nothing from each other.
 */
const runShares = (fewSteps: boolean): readonly number[] => (fewSteps ? [20] : [20, 130]);
/** Of what is left, for a last run that may fail. */
const lastShare = 0.8;
const firstWidth = 8;
/** The first lane trusts its costs; the others stray, on small boards farther, so as not to find the same. */
const blurOf = (lane: number, size: number): number => (lane === 0 ? 20 : size < 12 ? 100 : 40);
/** Where the steps are so few that a run needs hardly any work, more seeds than this find nothing new. */
const lastRun = 30;
/** How often the end of a beam that got stuck is sought anew, each time from farther back. */
const lastTry = 4;

/** One lane. Without a limit on its budget it goes on until it is stopped. */
export function* solveLane(
  puzzle: Puzzle,
  options: SolveOptions,
  lane: number,
  random: Random,
  budget: Budget,
): Task<Plan> {
  const { size } = puzzle;
  const maxSteps = options.maxSteps ?? puzzle.maxSteps ?? Number.POSITIVE_INFINITY;
  const full = maxPairs(size);
  const stream = random.fork(`lane/${lane}`);
  let best = planOf(puzzle, []);
  if (best.pairs === full || maxSteps === 0) return best;
  if (size === 4) return planOf(puzzle, exactFour(flatCells(puzzle), maxSteps));
  const fewSteps = !options.allPairs && maxSteps < turnsLeft(size, 0);
  const constructed = construct(flatCells(puzzle), size);
  if (constructed.length <= maxSteps) best = planOf(puzzle, constructed);
  const known = options.known && options.known.length <= maxSteps ? planOf(puzzle, options.known) : best;
  if (isBetter(planSize(known), best)) best = known;
  const whole = budget.left;
  if (whole === 0) return best;
  /** How far the run's first beam came, and the part of it that the next one begins with. */
  let longest: readonly Op[] = [];
  let kept: readonly Op[] = [];
  let tries = 0;
  let isFound = known === best && known.pairs === full;
  let boards = 0;
  for (let run = 0; run <= lastRun; ) {
    const solved = best.pairs === full;
    const maxLength = solved ? best.ops.length - 1 : maxSteps;
    const steps = maxLength - kept.length;
    if (steps === 0) return best;
    const scarce = fewSteps || (Number.isFinite(maxSteps) && run % 2 === 1);
    const seed = stream.fork(tries > 0 ? `run/${run}/${tries}` : `run/${run}`).next();
    const aimAtSteps = !solved && scarce && !options.allPairs;
    const mayFail = !isFound && !aimAtSteps;
    const isTry = tries > 0;
    const until = budget.spent + runWork({ run, whole, left: budget.left, size, fewSteps, mayFail, isTry });
    const workLeft = () => Math.min(budget.left, until - budget.spent);
    const places = placesOf(replayTo(puzzle, kept, kept.length).cells);
    let furthest: BeamResult = { pairs: 0, turns: [] };
    const search = beam({ size, places, seed, blur: blurOf(lane, size), workLeft, steps, aimAtSteps });
    for (const { work: done, boards: met = 0, reached } of search) {
      boards += met;
      const goesOn = budget.spend(done);
      if (reached) {
        furthest = reached;
        isFound ||= reached.pairs === full;
        const ops = [...kept, ...opsOf(size, reached)];
        if (isBetter({ pairs: reached.pairs, turns: ops }, best)) best = planOf(puzzle, ops);
      }
      yield progress(budget, best, boards);
      if (!goesOn) return best;
    }
    if (budget.left === 0 || budget.left < whole / 100) return best;
    if (tries === 0) longest = opsOf(size, furthest);
    if (isFound || aimAtSteps || tries === lastTry || longest.length >= maxLength) {
      tries = 0;
      run++;
    } else tries++;
    kept = longest.slice(0, tries === 0 ? 0 : Math.floor((longest.length * (10 - tries)) / 10));
  }
  return best;
}

/** The best by the rule: most pairs, fewest operations, first in the list. */
export function bestOf(plans: readonly [Plan, ...Plan[]]): Plan {
  return plans.reduce((best, plan) => (isBetter(planSize(plan), best) ? plan : best));
}

/** Lanes one after another, each with an equal part of the budget. */
export function* solveLanes(
  puzzle: Puzzle,
  options: SolveOptions,
  lanes: number,
  random: Random,
  budget: Budget,
): Task<Plan> {
  const share = budget.left / lanes;
  const plans: [Plan, ...Plan[]] = [planOf(puzzle, [])];
  for (let lane = 0; lane < lanes; lane++) {
    const part = new Budget(share);
    const task = solveLane(puzzle, options, lane, random, part);
    let known = 0;
    for (;;) {
      const step = task.next();
      budget.spend(part.spent - known);
      known = part.spent;
      if (step.done) {
        plans.push(step.value);
        break;
      }
      yield progress(budget, bestOf(step.value.best ? [...plans, step.value.best] : plans), 0);
    }
  }
  return bestOf(plans);
}

/** The work of a beam. A last run that may fail leaves a part for trying its end anew. */
function runWork(at: {
  readonly run: number;
  readonly whole: number;
  readonly left: number;
  readonly size: number;
  readonly fewSteps: boolean;
  /** Whether the run might end without any answer but the constructed one. */
  readonly mayFail: boolean;
  readonly isTry: boolean;
}): number {
  const { run, whole, left, size } = at;
  if (!Number.isFinite(whole)) return firstWidth * 30 * size * size * turnsLeft(size, 0) * 4 ** run;
  const shares = runShares(at.fewSteps);
  const share = shares[at.isTry ? 0 : run];
  if (run < shares.length && share !== undefined) return Math.min(left, (whole * share) / 1000);
  if (at.isTry) return left / 3;
  return at.mayFail ? left * lastShare : left;
}

/** Progress in per cent of the budget, where that has an end. */
function progress(budget: Budget, best: Plan, boards: number): Progress<Plan> {
  const { spent, left } = budget;
  return searching(
    best,
    Number.isFinite(left)
      ? { done: Math.floor((100 * spent) / (spent + left)), total: 100 }
      : { done: spent },
    boards,
  );
}

/** `boards`: how many there were in the layers so far. */
export function searching(best: Plan, far: Pick<Progress, "done" | "total">, boards: number): Progress<Plan> {
  const params = { pairs: best.pairs, steps: best.ops.length, boards };
  return { phase: "solve.searching", params, ...far, best };
}

function isBetter(a: { readonly pairs: number; readonly turns: ArrayLike<unknown> }, b: Plan): boolean {
  return a.pairs > b.pairs || (a.pairs === b.pairs && a.turns.length < b.ops.length);
}

function planSize(plan: Plan): { pairs: number; turns: readonly Op[] } {
  return { pairs: plan.pairs, turns: plan.ops };
}

/** Played by the rules themselves: what the search believes does not count. */
export function planOf(puzzle: Puzzle, ops: readonly Op[]): Plan {
  const verdict = verify(puzzle, ops, Number.POSITIVE_INFINITY);
  if (!verdict.valid) throw new Error(`the search made operation ${verdict.steps}, which the rules forbid`);
  return { ops, pairs: verdict.pairs };
}

function opsOf(size: number, reached: BeamResult): readonly Op[] {
  const ops = allOps(size);
  return reached.turns.map((turn) => ops[turn]!);
}

/** Two cells per value. */
function placesOf(cells: readonly number[]): Uint16Array {
  const places = new Uint16Array(cells.length);
  const met = new Uint8Array(cells.length / 2);
  for (const [cell, value] of cells.entries()) places[2 * value + met[value]!++] = cell;
  return places;
}
