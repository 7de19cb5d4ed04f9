/** The only technique there is: find the first switch that is off. */
import type { Step, Task } from "@masume/kernel";
import type { Move, Puzzle, State } from "../rules.js";

export function* explain(_puzzle: Puzzle, state: State): Task<Step<Move> | undefined> {
  const first = state.on.indexOf(false);
  if (first < 0) return undefined;
  return { technique: "first-off", params: { number: first + 1 }, because: [String(first)], moves: [first] };
}
