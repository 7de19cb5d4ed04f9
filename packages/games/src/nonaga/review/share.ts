/** A score as a share of the point: from 0 for a certain loss to 1 for a certain win, one half when nobody is ahead. */
import type { Line } from "../search/analyse.js";

/** An advantage of so much is worth three quarters of the point. */
const threeQuarters = 250;

/** What the mover may expect. */
export function moverShare({ score, winIn, lossIn }: Pick<Line, "score" | "winIn" | "lossIn">): number {
  if (winIn !== undefined) return 1;
  if (lossIn !== undefined) return 0;
  return 0.5 + score / (Math.abs(score) + threeQuarters) / 2;
}
