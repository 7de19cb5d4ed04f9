/** A puzzle that a player sends: in the game's own notation or, of Slither, in any program's. */
import { readPuzzle as readSlither } from "@masume/games/slither";
import type { AnyGame, ParseIssue, Result } from "@masume/kernel";

export function readPuzzle(game: AnyGame, text: string): Result<unknown, ParseIssue> {
  return game.id === "slither" ? readSlither(text) : game.codec.puzzle.parse(text);
}
