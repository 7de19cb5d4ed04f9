/** Random puzzles with exactly one loop, drawn from the list of all loops of a small board. */
import type { Random } from "@masume/kernel";
import type { Puzzle } from "../../board.js";
import type { AllLoops } from "./all-loops.js";

type Clue = readonly [cell: number, lines: number];

export interface UniquePuzzle {
  readonly puzzle: Puzzle;
  /** The number of its loop in the list. */
  readonly loop: number;
}

/** A puzzle from which no clue can be removed; undefined when the loop drawn is not fixed even by all clues. */
export function minimalPuzzle(loops: AllLoops, random: Random): UniquePuzzle | undefined {
  const { width, height } = loops;
  const loop = random.below(loops.count);
  const cells = random.shuffle(Array.from({ length: width * height }, (_, cell) => cell));
  let clues = cells.map((cell): Clue => [cell, loops.linesRound(loop, cell)]);
  if (!isUnique(loops, clues)) return undefined;
  for (const clue of [...clues]) {
    const fewer = clues.filter((other) => other !== clue);
    if (isUnique(loops, fewer)) clues = fewer;
  }
  const symbols = Array<string>(width * height).fill(".");
  for (const [cell, lines] of clues) symbols[cell] = String(lines);
  return { puzzle: { width, height, clues: symbols.join("") }, loop };
}

function isUnique(loops: AllLoops, clues: readonly Clue[]): boolean {
  return loops.meeting({ clues }, 2).length === 1;
}
