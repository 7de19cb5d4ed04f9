/**
 * The hint: the next turns of the best plan found from here, up to the first
 * that leaves more pairs than there are now. So each step brings something, and
 * following the steps ends at all pairs, however often the plan is made anew.
 */
import { asSubtask, Budget, createRandom, type Progress, type Step, type Task } from "@masume/kernel";
import { maxPairs, type Op, type Puzzle, rowsOf } from "../board.js";
import { cellId, type Move, replayTo, type State } from "../rules.js";
import { type Plan, solveLane } from "../solve/lane.js";

/** Some tenths of a second. */
const hintWork = 30_000_000;
/** On a board too large for a whole plan in that time, so many turns are planned. */
const horizon = 8;

export function* explain(puzzle: Puzzle, state: State, budget: Budget): Task<Step<Move> | undefined> {
  const { size } = puzzle;
  const here: Puzzle = { size, entities: rowsOf(state.cells, size) };
  const maxSteps = (puzzle.maxSteps ?? Number.POSITIVE_INFINITY) - state.steps;
  const work = Math.min(budget.left, hintWork);
  const nearby = yield* plan(here, Math.min(horizon, maxSteps), work / 5, budget);
  const whole = yield* plan(here, maxSteps, work - work / 5, budget);
  const isWhole = whole.ops.length < 2 * maxPairs(size) && whole.pairs >= nearby.pairs;
  const { ops } = isWhole || nearby.pairs <= state.pairs ? whole : nearby;
  for (let turns = 1; turns <= ops.length; turns++) {
    const after = replayTo(here, ops, turns);
    if (after.pairs <= state.pairs) continue;
    const moves = ops.slice(0, turns);
    const params = { turns, made: after.pairs - state.pairs, left: ops.length };
    return { technique: turns === 1 ? "join" : "prepare", params, because: corners(moves[0]!), moves };
  }
  return undefined;
}

function* plan(
  puzzle: Puzzle,
  maxSteps: number,
  work: number,
  budget: Budget,
): Generator<Progress<never>, Plan, void> {
  const own = new Budget(work);
  const found = yield* asSubtask(solveLane(puzzle, { maxSteps }, 0, createRandom("sono/hint"), own));
  budget.spend(own.spent);
  return found;
}

function corners({ x, y, n }: Op): string[] {
  const last = n - 1;
  return [cellId(x, y), cellId(x + last, y), cellId(x + last, y + last), cellId(x, y + last)];
}
