/**
 * Grades measured in this tab, by the puzzle's link: a board that was chosen or made
 * by its level shows it at once, without loading the grader again.
 */
import { linkCode, type Puzzle } from "@masume/games/slither";
import type { PuzzleGrade } from "../../platform/storage/schema.js";
import { isObject } from "../../platform/values.js";

const prefix = "masume.slither.grade/";

export function knownGrade(puzzle: Puzzle): PuzzleGrade | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + linkCode(puzzle)) ?? "null");
    return isGrade(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isGrade(value: unknown): value is PuzzleGrade {
  if (!isObject(value) || !Array.isArray(value.hardest)) return false;
  const { level, hardest, raised = { from: 0, known: 0 } } = value;
  if (!isObject(raised)) return false;
  return [level ?? 0, ...hardest, raised.from, raised.known].every(Number.isFinite);
}

export function rememberGrade(puzzle: Puzzle, grade: PuzzleGrade): void {
  try {
    sessionStorage.setItem(prefix + linkCode(puzzle), JSON.stringify(grade));
  } catch {
    // it is measured again
  }
}
