/** The loop drawn once more, along itself, in as many moves as the eye can follow. */
import { loopMoves, type Puzzle, type State, slither } from "@masume/games/slither";

const maxMoves = 60;

export function drawSolution(puzzle: Puzzle, state: State): readonly string[] {
  return loopMoves(puzzle, state, maxMoves).map((move) => slither.codec.move.format(move));
}
