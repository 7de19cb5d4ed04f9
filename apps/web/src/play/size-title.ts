/** What a board is called that has no other name: its size. */
import type { RegisteredGame } from "@masume/games";
import { type Message, message } from "@masume/kernel";

export function sizeTitle(game: RegisteredGame, puzzle: unknown): Message {
  const { width, height } = game.layout(puzzle).bounds;
  return message("puzzle.size", { width: Math.round(width), height: Math.round(height) });
}
