/** What a board is called that has no other name: its size. */
import { type AnyGame, type Message, message } from "@masume/kernel";

export function sizeTitle(game: AnyGame, puzzle: unknown): Message {
  const { width, height } = game.layout(puzzle).bounds;
  return message("puzzle.size", { width: Math.round(width), height: Math.round(height) });
}
