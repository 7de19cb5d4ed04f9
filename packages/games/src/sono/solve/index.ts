/** Solving by the contract: can all pairs be made, and how? */
import { Budget, createRandom, mapTask, type Solved, type Task } from "@masume/kernel";
import { maxPairs, type Puzzle } from "../board.js";
import type { Move } from "../rules.js";
import { defaultWork, type Plan, solveLanes } from "./lane.js";
import { defaultSeed } from "./lanes.js";

export function* solve(puzzle: Puzzle, budget: Budget): Task<Solved<Move>> {
  const work = new Budget(Math.min(budget.left, defaultWork));
  const task = solveLanes(puzzle, {}, 1, createRandom(defaultSeed), work);
  const solved = yield* mapTask(task, (plan) => solvedBy(puzzle, plan));
  budget.spend(work.spent);
  return solved;
}

function solvedBy(puzzle: Puzzle, plan: Plan): Solved<Move> {
  if (plan.pairs < maxPairs(puzzle.size)) return { verdict: "unknown" };
  return { verdict: "solved", moves: plan.ops };
}
