/** Turns on what is off, from left to right. */
import type { Budget, Solved, Task } from "@masume/kernel";
import type { Move, Puzzle } from "../rules.js";

export function* solve({ on }: Puzzle, budget: Budget): Task<Solved<Move>> {
  if (!budget.spend(on.length)) return { verdict: "unknown" };
  return { verdict: "solved", moves: [...on.keys()].filter((i) => !on[i]), unique: true };
}
