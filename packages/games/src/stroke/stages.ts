/**
 * The stages: boards in three bands of measured difficulty, sizes rising. All
 * but the four empty boards at the beginning have exactly one line; no two are
 * alike under rotation, reflection or reversal. Chosen by
 * `bench/src/stroke-stages.ts`; the order is part of everybody's progress, so
 * change it only with the measure of difficulty.
 */
import { type Band, bands } from "./params.js";

export interface Stage {
  /** Band and number, as in `normal-7`. */
  readonly id: string;
  readonly band: Band;
  /** From 1 in each band. */
  readonly number: number;
  readonly size: number;
  /** The board's link code. */
  readonly code: string;
}

const codes: Readonly<Record<Band, readonly string[]>> = {
  easy: [
    "s3-0-8",
    "s3-0-2",
    "s4-0-c",
    "s4-1-8",
    "s4-4-0-BE",
    "s4-b-f-ACg",
    "s4-c-7-Bg",
    "s4-f-1-AAw",
    "s4-3-b-AIw",
    "s4-7-0-Ag",
    "s5-l-5-AiQg",
    "s5-m-n-ABgg",
    "s5-0-5-AQgAg",
    "s5-k-2-AAe",
    "s5-5-0-CUgAg",
    "s5-0-e-DABI",
    "s5-n-0-AAhC",
    "s5-1-0-AAwJg",
    "s5-e-k-AJ",
    "s5-1-2-ASAAg",
  ],
  normal: [
    "s5-j-k-AC",
    "s5-m-l-ADg",
    "s5-a-2-ABI",
    "s5-3-o-ACMM",
    "s5-9-o-CAw",
    "s5-a-2-AABC",
    "s6-b-2-kAAIQB",
    "s6-3-z-IAAhE",
    "s6-y-h-BEgBQ",
    "s6-o-x-AAmi",
    "s6-5-x-EAAQ",
    "s6-t-4-AAgAAI",
    "s6-4-x-gAEI",
    "s6-4-0-QAABAg",
    "s6-y-v-ACg",
    "s6-6-2-AAkIC",
    "s7-2-4-AAMwAWAg",
    "s7-16-4-AAgEACAc",
    "s7-1a-1b-gBAAAYAI",
    "s7-1-2-AAAMAAC",
  ],
  hard: [
    "s6-1-o-BAAAAB",
    "s6-h-6-AAKAAI",
    "s6-u-z-gABAEQ",
    "s6-4-6-BBIAAI",
    "s7-2-1-CACAAAAE",
    "s7-3-l-ggEAACBAg",
    "s7-r-l-EACgAI",
    "s7-3-6-ABAAAAAIg",
    "s7-18-1a-ABCEAAAAg",
    "s7-6-d-AAIAEIQg",
    "s7-s-y-EAAABgC",
    "s7-e-1-AACAEAAg",
    "s8-2-1b-g4CAgQAABI",
    "s8-2-w-GACACBMAAAw",
    "s8-1n-g-AUAIAAQoAAQ",
    "s8-1o-1m-AAAkhAwEII",
    "s8-1n-1c-ERAwAAAAEAE",
    "s8-1j-1l-AQwigJABQ",
    "s8-4-6-AACAAgDAAAg",
    "s8-g-v-CQAACAQEIAg",
  ],
};

export const stages: readonly Stage[] = bands.flatMap((band) =>
  codes[band].map((code, i) => ({
    id: `${band}-${i + 1}`,
    band,
    number: i + 1,
    size: Number.parseInt(code.slice(1), 10),
    code,
  })),
);
