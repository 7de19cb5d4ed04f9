/** What a touch or a key means: a press on a switch turns it on, and so do Enter and the space bar. */
import type { Input, Intent } from "@masume/kernel";
import type { Move, Puzzle, State } from "./rules.js";

export function intend(_puzzle: Puzzle, _state: State, input: Input): Intent<Move, never> | undefined {
  const isPress = input.type === "press" || (input.type === "key" && /^(Enter| )$/.test(input.key));
  if (!isPress || input.target === undefined) return undefined;
  return { moves: [Number(input.target)] };
}
