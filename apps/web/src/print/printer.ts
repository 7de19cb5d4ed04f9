/** The page's side of printing: one worker, started when it is first needed. */

import type { BookletTexts, PrintedPuzzle } from "@masume/print";
import { download } from "../platform/files/download.js";
import { lateWorker } from "../platform/workers/late-worker.js";
import type { Printer } from "./print-worker.js";

const printer = lateWorker<Printer>(
  () => new Worker(new URL("./print-worker.ts", import.meta.url), { type: "module" }),
);

/** Hands the person a PDF file of these sheets. */
export async function downloadPdf(
  name: string,
  sheets: readonly PrintedPuzzle[],
  words: BookletTexts,
): Promise<void> {
  const bytes = await printer().booklet(sheets, words);
  download(`${name}.pdf`, "application/pdf", bytes as BlobPart);
}
