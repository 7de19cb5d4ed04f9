/** The solver's solution on its way to paper. */
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
  let state = game.start(puzzle);
  for (const text of solved.moves) {
    const move = game.codec.move.parse(text);
    const played = move.ok ? game.play(puzzle, state, move.value) : move;
    if (!played.ok) return undefined;
    state = played.value;
  }
  return drawingOf(game, puzzle, state);
}
