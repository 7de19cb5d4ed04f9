/** What is worth showing of a grade: the level, and its hardest techniques. */

import { type Grade, hardestTechniques } from "@masume/games/slither";
import type { PuzzleGrade } from "../../platform/storage/schema.js";

const maxShown = 3;

export function graded(grade: Grade): PuzzleGrade {
  const { level, raised } = grade;
  return {
    level,
    hardest: hardestTechniques(grade).slice(0, maxShown),
    ...(raised && { raised: { from: raised.from, known: raised.known } }),
  };
}
