/** Sono's boards as links. */

import { type Problem, puzzleCodec } from "@masume/games/sono";
import { puzzlePath } from "../../play/puzzle-path.js";

export function sonoCode(puzzle: unknown): string {
  return puzzleCodec.format(puzzle as Problem);
}

export function boardPath(problem: Problem): string {
  return puzzlePath("sono", sonoCode(problem));
}

export function solverPath(problem: Problem): string {
  return `/sono/solve?board=${encodeURIComponent(sonoCode(problem))}`;
}
