/** Levels in words: of a puzzle, and of a single technique. */
import type { BoardGrade } from "../../platform/storage/library.js";
import { w } from "./words.js";

export function levelLabel({ level }: BoardGrade): string {
  return level === null ? w("level.beyond") : w("level.of", { level });
}

/** What everybody knows is on no level. */
export function levelText(level: number): string {
  return level === 0 ? w("level.basic") : w("level.of", { level });
}
