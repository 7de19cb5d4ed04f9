/** Stroke's boards as links. */
import { type Board, formatCode } from "@masume/games/stroke";

export function strokeCode(puzzle: unknown): string {
  return formatCode(puzzle as Board);
}
