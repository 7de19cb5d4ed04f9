/** Which boards a time attack has: parameters and seeds, the same on every device for the same day. */
import { type Band, type Params, paramsCodec } from "./params.js";

export interface PlannedPuzzle {
  /** In the notation of the generator's parameters. */
  readonly params: string;
  readonly seed: string;
}

/** Sizes rise within a run. */
const sizes: Readonly<Record<Band, readonly number[]>> = {
  easy: [3, 4, 4, 5, 5],
  normal: [4, 5, 5, 6, 6],
  hard: [5, 6, 7, 7, 8],
};

export const dailyBand: Band = "normal";

export function planTimeAttack(seed: string, band: Band): readonly PlannedPuzzle[] {
  return sizes[band].map((size, i) => {
    const params: Params = { size, difficulty: size < 5 ? "easy" : band, unique: size >= 5 };
    return { params: paramsCodec.format(params), seed: `${seed}/${i + 1}` };
  });
}

export function dailySeed(day: string): string {
  return `stroke/daily/${day}`;
}
