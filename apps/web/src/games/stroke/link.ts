/** Stroke's boards as links. */
import { formatCode, type Puzzle } from "@masume/games/stroke";

export function strokeCode(puzzle: unknown): string {
  return formatCode(puzzle as Puzzle);
}
