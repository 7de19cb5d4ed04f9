/** Some answer to a puzzle, as moves in words. */
import { type AnyGame, Budget, finish } from "@masume/kernel";

export async function solution(
  game: AnyGame,
  text: string,
  budget: Budget = new Budget(),
): Promise<string[]> {
  const puzzle = game.codec.puzzle.parse(text);
  if (!puzzle.ok) throw new Error(text);
  const solve = await game.engines!.solve!();
  const solved = finish(solve(puzzle.value, budget));
  if (solved.verdict !== "solved") throw new Error("no solution");
  return solved.moves.map((move) => game.codec.move.format(move));
}
