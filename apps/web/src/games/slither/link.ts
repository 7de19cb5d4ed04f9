/** Slither's puzzles as links. */
import { linkCode, type Puzzle } from "@masume/games/slither";

export function slitherCode(puzzle: unknown): string {
  return linkCode(puzzle as Puzzle);
}
