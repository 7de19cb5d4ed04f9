/** The solver's solution on its way to paper. */
import { playTexts } from "@masume/kernel";
import { type Drawing, drawingOf } from "@masume/print";
import type { PageGame } from "../board/page-game.js";
import { solve } from "../platform/workers/engine-client.js";

/** The solved board; undefined where the solver finds none. */
export async function drawnSolution<Puzzle>(
  game: PageGame<Puzzle>,
  puzzle: Puzzle,
): Promise<Drawing | undefined> {
  const solved = await solve({ game: game.id, puzzle: game.codec.puzzle.format(puzzle) });
  if (solved.verdict !== "solved") return undefined;
  const state = playTexts(game, puzzle, solved.moves);
  return state.ok ? drawingOf(game, puzzle, state.value) : undefined;
}
