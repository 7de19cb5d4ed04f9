/** The difficulty of a run. */
import { type Band, bands, dailyBand } from "@masume/games/stroke";
import type { RunRecord } from "../../platform/storage/schema.js";

export function runBand({ band }: Pick<RunRecord, "band">): Band {
  return bands.find((known) => known === band) ?? dailyBand;
}
