/**
 * The hint: the next turns of the best plan found from here, up to the first
 * that leaves more pairs than there are now. So each step brings something, and
 * following the steps ends at all pairs, however often the plan is made anew.
 */
import { Budget, createRandom, finish, type Step } from "@masume/kernel";
import { type Op, type Problem, rowsOf } from "./board.js";
import { cellId, replayTo, type State } from "./rules.js";
import { solveLane } from "./solve.js";

/** Some tenths of a second. */
const hintWork = 30_000_000;

export function explain(problem: Problem, state: State, budget: Budget): Step<Op> | undefined {
  const { size } = problem;
  const here: Problem = { size, entities: rowsOf(state.cells, size) };
  const maxSteps = problem.maxSteps === undefined ? {} : { maxSteps: problem.maxSteps - state.steps };
  const work = new Budget(Math.min(budget.left, hintWork));
  const { ops } = finish(solveLane(here, maxSteps, 0, createRandom("sono/hint"), work));
  budget.spend(work.spent);
  for (let turns = 1; turns <= ops.length; turns++) {
    const after = replayTo(here, ops, turns);
    if (after.pairs <= state.pairs) continue;
    const moves = ops.slice(0, turns);
    const params = { turns, made: after.pairs - state.pairs, left: ops.length };
    return { technique: turns === 1 ? "join" : "prepare", params, because: corners(moves[0]!), moves };
  }
  return undefined;
}

function corners({ x, y, n }: Op): string[] {
  const last = n - 1;
  return [cellId(x, y), cellId(x + last, y), cellId(x + last, y + last), cellId(x, y + last)];
}
