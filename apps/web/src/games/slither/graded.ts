/** What is worth showing of a grade: the level, and its hardest techniques. */
import { type Grade, techniques } from "@masume/games/slither";
import type { BoardGrade } from "../../platform/storage/library.js";

const mostShown = 3;

/** The techniques of the highest level used, the rarest first, three at most. */
export function graded({ level, techniques: uses }: Grade): BoardGrade {
  const used = Object.keys(uses).map((key) => techniques[Number(key) - 1]!);
  const highest = Math.max(0, ...used.map((technique) => technique.level));
  const hardest = used
    .filter((technique) => technique.level === highest && highest > 0)
    .toSorted((a, b) => uses[a.number]! - uses[b.number]! || b.number - a.number)
    .slice(0, mostShown)
    .map(({ number }) => number);
  return { level, hardest };
}
