/** Measures how hard a puzzle is, unless that is known. */
import type { Puzzle } from "@masume/games/slither";
import type { PuzzleGrade } from "../../platform/storage/schema.js";
import { graded } from "./graded.js";
import { knownGrade, rememberGrade } from "./known-grades.js";
import { solverClient } from "./solver-client.js";

export async function measureGrade(puzzle: Puzzle): Promise<PuzzleGrade> {
  const known = knownGrade(puzzle);
  if (known) return known;
  const grade = graded(await solverClient.call("grade", puzzle));
  rememberGrade(puzzle, grade);
  return grade;
}
