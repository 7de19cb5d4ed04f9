/** Sono's boards as links. */

import { type Puzzle, puzzleCodec } from "@masume/games/sono";
import { puzzlePath } from "../../play/puzzle-path.js";

export function boardPath(problem: Puzzle): string {
  return puzzlePath("sono", puzzleCodec.format(problem));
}

export function solverPath(problem: Puzzle): string {
  return `/sono/solve?board=${encodeURIComponent(puzzleCodec.format(problem))}`;
}
