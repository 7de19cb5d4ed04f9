/** Levels in words: of a puzzle, and of a single technique. */
import type { PuzzleGrade } from "../../platform/storage/schema.js";
import { t } from "./messages.js";

export function levelLabel({ level }: PuzzleGrade): string {
  return level === null ? t("level.beyond") : t("level.of", { level });
}

/** What everybody knows is on no level. */
export function levelText(level: number): string {
  return level === 0 ? t("level.basic") : t("level.of", { level });
}
