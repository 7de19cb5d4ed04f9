/** The check: what is drawn against the only solution, with the way back to before the mistake. */
import { findMistake, type Move, type Puzzle, type State } from "@masume/games/slither";
import { message } from "@masume/kernel";
import type { Warning } from "../../play/game-ui.js";
import { solverClient } from "./solver-client.js";

export const notUniqueReasons = {
  multiple: "check.multiple",
  none: "solutions.none",
  unknown: "check.unknown",
} as const;

export async function checkSolvable(
  puzzle: Puzzle,
  state: State,
  moves: readonly string[],
): Promise<Warning<Move> | undefined> {
  const solutions = await solverClient.call("countSolutions", puzzle);
  if (solutions.status !== "unique") return { text: message(notUniqueReasons[solutions.status]), at: [] };
  const mistake = findMistake(puzzle, state.edges, solutions.loop, moves);
  if (!mistake) return undefined;
  return { text: message("check.mistake"), at: [], back: { to: mistake.goodMoves } };
}
