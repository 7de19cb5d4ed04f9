/**
 * Grades measured in this tab, by the puzzle's link: a board that was chosen or made
 * by its level shows it at once, without loading the grader again.
 */
import { linkCode, type Puzzle } from "@masume/games/slither";
import type { PuzzleGrade } from "../../platform/storage/schema.js";

const prefix = "masume.slither.grade/";

export function knownGrade(puzzle: Puzzle): PuzzleGrade | undefined {
  try {
    const stored = sessionStorage.getItem(prefix + linkCode(puzzle));
    return stored === null ? undefined : (JSON.parse(stored) as PuzzleGrade);
  } catch {
    return undefined;
  }
}

export function rememberGrade(puzzle: Puzzle, grade: PuzzleGrade): void {
  try {
    sessionStorage.setItem(prefix + linkCode(puzzle), JSON.stringify(grade));
  } catch {
    // it is measured again
  }
}
