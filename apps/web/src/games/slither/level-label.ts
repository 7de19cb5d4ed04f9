/** A puzzle's level in words. */
import type { BoardGrade } from "../../storage/library.js";
import { w } from "./words.js";

export function levelLabel({ level }: BoardGrade): string {
  return level === null ? w("level.beyond") : w("advice.level", { level });
}
