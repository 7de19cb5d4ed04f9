/** All notations of Slither boards, loaded when somebody brings a puzzle from elsewhere or takes one away. */
import { documentOf, formatNamed, type Puzzle, type State } from "@masume/games/slither";

export { readPuzzle, splitPuzzles } from "@masume/games/slither";

export function writeAs(id: string, puzzle: Puzzle, state: State): string {
  return formatNamed(id)!.write(documentOf(puzzle, state));
}
