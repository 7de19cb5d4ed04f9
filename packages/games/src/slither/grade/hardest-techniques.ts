/** Which techniques make a puzzle hard. */
import type { Grade } from "./grade.js";
import { techniques } from "./techniques/index.js";

/** The techniques of the highest level used, by number, the rarest first. */
export function hardestTechniques({ techniques: uses }: Grade): readonly number[] {
  const used = Object.keys(uses).map((key) => techniques[Number(key) - 1]!);
  const highest = Math.max(...used.map(({ level }) => level));
  return used
    .filter(({ level }) => level === highest && level > 0)
    .toSorted((a, b) => uses[a.number]! - uses[b.number]! || b.number - a.number)
    .map(({ number }) => number);
}
