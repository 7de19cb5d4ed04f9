/**
 * What stars are given for, the same in every game with stages: one for a solution,
 * two for one without hints, three for one without hints and without a wrong step that
 * the page had to point out, within the time. The criteria stand beside the stars
 * (`star-row.tsx`).
 */
import type { SolveRecord, Stars } from "../platform/storage/schema.js";

export function starsFor(
  { time, hints, mistakes = 0 }: Pick<SolveRecord, "time" | "hints" | "mistakes">,
  parMs: number,
): Stars {
  if (hints > 0) return 1;
  return mistakes === 0 && time <= parMs ? 3 : 2;
}
