/** Sono's boards as links. */

import { type Puzzle, puzzleCodec } from "@masume/games/sono";
import { puzzlePath } from "../../play/puzzle-path.js";

export function boardPath(puzzle: Puzzle): string {
  return puzzlePath("sono", puzzleCodec.format(puzzle));
}

export function solverPath(puzzle: Puzzle): string {
  return `/sono/solve?board=${encodeURIComponent(puzzleCodec.format(puzzle))}`;
}
