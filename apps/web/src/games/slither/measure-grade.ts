/** Measures how hard a puzzle is, unless that is known. */
import { type Grade, hardestTechniques, type Puzzle } from "@masume/games/slither";
import type { PuzzleGrade } from "../../platform/storage/schema.js";
import { knownGrade, rememberGrade } from "./known-grades.js";
import { solverClient } from "./solver-client.js";

const maxShown = 3;

export async function measureGrade(puzzle: Puzzle): Promise<PuzzleGrade> {
  const known = knownGrade(puzzle);
  if (known) return known;
  const grade = graded(await solverClient.call("grade", puzzle));
  rememberGrade(puzzle, grade);
  return grade;
}

/** What is worth showing of a grade: the level, and its hardest techniques. */
function graded(grade: Grade): PuzzleGrade {
  const { level, raised } = grade;
  return {
    level,
    hardest: hardestTechniques(grade).slice(0, maxShown),
    ...(raised && { raised: { from: raised.from, known: raised.known } }),
  };
}
