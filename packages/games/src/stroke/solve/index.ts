/** Solving by the contract: a line, and whether it is the only one. */
import { asSubtask, type Budget, type Solved, type Task } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { type Move, movesAlong } from "../rules.js";
import { findLines, uniquenessOf } from "./lines.js";
import { asViolation, reasonAgainst } from "./reasons.js";

/** Two lines at most: enough to say whether the first is the only one. */
export function* solve(board: Puzzle, budget: Budget): Task<Solved<Move>> {
  const found = yield* asSubtask(findLines(board, 2, budget));
  const line = found.lines[0];
  if (!line) {
    return found.others === "none"
      ? { verdict: "unsolvable", reason: asViolation(reasonAgainst(board)) }
      : { verdict: "unknown" };
  }
  const uniqueness = uniquenessOf(found);
  const moves = movesAlong(line);
  return uniqueness === "unknown"
    ? { verdict: "solved", moves }
    : { verdict: "solved", moves, unique: uniqueness === "unique" };
}
