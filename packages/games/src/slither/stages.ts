/**
 * The stages: five courses of thirty boards, one for each level. A course takes up the
 * techniques of its level one after the other, with growing boards; each board needs
 * the technique it stands under and nothing above it, as a test measures.
 */
import type { Level } from "./grade/grade.js";
import { levelOfTechnique } from "./orders.js";
import { stageCodes } from "./stage-codes.js";

export interface Stage {
  /** Course and number, as in `3-17`. */
  readonly id: string;
  /** The course, which is the level of its boards. */
  readonly level: Level;
  /** From 1 in each course. */
  readonly number: number;
  /** The hardest technique it needs. */
  readonly technique: number;
  readonly width: number;
  readonly height: number;
  /** The board's link code. */
  readonly code: string;
  /** Milliseconds that a practised hand takes. */
  readonly parMs: number;
}

const parPerCellMs = { 1: 1500, 2: 2500, 3: 3500, 4: 4500, 5: 6000 } as const;
const parAtLeastMs = 20_000;

export const stages: readonly Stage[] = allStages();

function allStages(): readonly Stage[] {
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  return Object.entries(stageCodes).flatMap(([key, codes]) =>
    codes.map((code) => {
      const technique = Number(key);
      const level = levelOfTechnique(technique);
      const number = ++counts[level];
      const [width, height] = code.split("~").map(Number) as [number, number];
      const parMs = parAtLeastMs + parPerCellMs[level] * width * height;
      return { id: `${level}-${number}`, level, number, technique, width, height, code, parMs };
    }),
  );
}
