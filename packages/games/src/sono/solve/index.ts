/** Solving by the contract: can all pairs be made, and how? */
import { Budget, createRandom, type Solved, type Task } from "@masume/kernel";
import { maxPairs, type Op, type Puzzle } from "../board.js";
import { defaultWork, type Plan, solveLanes } from "./lane.js";
import { defaultSeed } from "./lanes.js";

export { construct } from "./construct.js";
export { exactFour } from "./exact-four.js";
export { bestOf, defaultWork, type Plan, type SolveOptions, solveLane, solveLanes } from "./lane.js";
export * from "./lanes.js";
export { TimedBudget } from "./timed-budget.js";

export function* solve(problem: Puzzle, budget: Budget): Task<Solved<Op>> {
  const work = new Budget(Math.min(budget.left, defaultWork));
  const task = solveLanes(problem, {}, 1, createRandom(defaultSeed), work);
  for (;;) {
    const step = task.next();
    budget.spend(work.spent - budget.spent);
    if (step.done) return solvedBy(problem, step.value);
    const { best, ...progress } = step.value;
    yield best ? { ...progress, best: solvedBy(problem, best) } : progress;
  }
}

function solvedBy(problem: Puzzle, plan: Plan): Solved<Op> {
  if (plan.pairs < maxPairs(problem.size)) return { verdict: "unknown" };
  return { verdict: "solved", moves: plan.ops };
}
