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
    "s4-8-1-AG",
    "s4-f-3-AU",
    "s4-f-e-ACg",
    "s4-f-1-BE",
    "s4-f-b-F",
    "s4-d-3-AAk",
    "s5-5-f-AKD",
    "s5-j-3-IAa",
    "s5-o-2-AAZI",
    "s5-e-2-AAEs",
    "s5-o-m-CBgB",
    "s5-j-1-gQo",
    "s5-m-2-CUAI",
    "s5-j-9-IQIC",
    "s5-0-m-CQEI",
    "s5-o-m-AJAM",
  ],
  normal: [
    "s5-1-5-oABAg",
    "s5-0-m-IQEI",
    "s5-a-e-ABAJg",
    "s5-e-0-IAEM",
    "s5-m-o-ADIQ",
    "s6-t-6-AAJBAk",
    "s6-4-0-AAwIBB",
    "s6-5-u-mAACg",
    "s6-o-b-AIACCw",
    "s6-z-2-gAAgEG",
    "s6-z-0-IIBAII",
    "s6-x-c-EEAAkg",
    "s6-v-n-AAAggp",
    "s6-n-o-ACCgBB",
    "s7-17-2-BgABAKBAg",
    "s7-5-2-AEAJCgCE",
    "s7-z-y-AEAgcAAi",
    "s7-z-y-CMBEAAAgg",
    "s7-1-1a-AACQIgEw",
    "s7-1-1c-AhIAQIAk",
  ],
  hard: [
    "s7-y-e-hgQAAABMg",
    "s7-7-4-gBAMAYAg",
    "s7-d-16-DgDIkT",
    "s7-l-d--cIASAAAg",
    "s7-r-18-hgAkAY",
    "s7-1b-2-AkCAwAAG",
    "s8-f-1k-gwoAkQAkAQE",
    "s8-v-1k-gwAcJAAwgAg",
    "s8-1q-1m-8AABkZAYAJE",
    "s8-1j-0-CSEBhQAAAMM",
    "s8-1c-2-xwAQlICQAYE",
    "s8-f-8-AQSBoTAwAAc",
    "s8-n-v-gYAoAAQAgOM",
    "s8-1r-o-AwEhaAAcQ",
    "s9-23-0-eAAAgkEkAh0-g",
    "s9-6-28-AIBIEgmUAwkAh",
    "s9-1q-2-kAAABDIFMpgBAI",
    "s9-z-6-4AABBmABwGCAAI",
    "s10-0-1e-QkIAAEEFEAOAJAMw",
    "s10-2n-1e-IAAAkKaABBQRCAJCE",
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
