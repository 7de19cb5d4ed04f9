/** What a board is called that has no other name: its size. */

import { type Message, message } from "@masume/kernel";
import type { PageGame } from "../board/page-game.js";

export function sizeTitle<Puzzle>(game: PageGame<Puzzle>, puzzle: Puzzle): Message {
  const { width, height } = game.layout(puzzle).bounds;
  return message("puzzle.size", { width: Math.round(width), height: Math.round(height) });
}
