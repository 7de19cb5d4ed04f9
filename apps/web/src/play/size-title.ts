/** What a board is called that has no other name: its size, or the game's name where boards have no size. */

import { type Message, message } from "@masume/kernel";
import type { PageGame } from "../board/page-game.js";

export function sizeTitle<Puzzle>(game: PageGame<Puzzle>, puzzle: Puzzle): Message {
  const size = game.size?.(puzzle);
  return size ? message("puzzle.size", { ...size }) : message("name");
}
