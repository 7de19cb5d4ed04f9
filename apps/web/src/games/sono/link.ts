/** Sono's boards as links. */

import { type Puzzle, puzzleCodec } from "@masume/games/sono";
import { puzzlePath } from "../../play/puzzle-path.js";

export function sonoCode(puzzle: unknown): string {
  return puzzleCodec.format(puzzle as Puzzle);
}

export function boardPath(problem: Puzzle): string {
  return puzzlePath("sono", sonoCode(problem));
}

export function solverPath(problem: Puzzle): string {
  return `/sono/solve?board=${encodeURIComponent(sonoCode(problem))}`;
}
